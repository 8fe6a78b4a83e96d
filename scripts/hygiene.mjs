#!/usr/bin/env node
// House rules that neither the compiler nor the linter knows. Prints a line per finding and fails if there is one.
//   node scripts/hygiene.mjs [folder]
// Code is judged by its syntax tree, so a comment or a string may name what code must not do.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import ts from 'typescript'

const MAX_LINES = 420
const CARD_ID = /\b(OGN|OGS|SFD|UNL|VEN|RAD)-\d{3}/
const LEFT_OVER = /\b(TODO|FIXME|XXX|HACK)\b|@ts-(ignore|expect-error)\b/
const SKIPPED_TEST = /^(it|test|describe|suite|bench)(\.\w+)*\.(skip|only|todo)\b/

// Layering: a folder of src imports nothing that stands before it in its row. Type-only imports are free.
const ROWS = [
  ['cards', 'keywords', 'abilities'],
  ['rules', 'game-actions', 'events', 'interpreter', 'transaction', 'state'],
]
// These import only what is listed, and themselves.
const ONLY = { state: [], cards: ['keywords', 'abilities'] }
// Invariant 7: cards are handed to the engine, which never imports one.
const ENGINE = [...ROWS[1], 'characteristics']
const NOT_FOR_ENGINE = ['cards', 'decks']

const whyNot = (from, to) => {
  if (from === to) return undefined
  if (ENGINE.includes(from) && NOT_FOR_ENGINE.includes(to)) return `engine code must not import ${to}`
  if (ONLY[from] && !ONLY[from].includes(to)) return `${from} may import only ${['itself', ...ONLY[from]].join(', ')}`
  const row = ROWS.find(folders => folders.includes(from) && folders.includes(to))
  if (row && row.indexOf(to) < row.indexOf(from)) return `imports go one way: ${row.join(' → ')}`
  return undefined
}

const isTypeOnly = node => {
  const clause = ts.isImportDeclaration(node) ? node.importClause : node
  if (!clause) return false
  if (clause.isTypeOnly) return true
  const named = ts.isImportDeclaration(node) ? !clause.name && clause.namedBindings : node.exportClause
  const elements = named ? (named.elements ?? []) : []
  return elements.length > 0 && elements.every(element => element.isTypeOnly)
}

/** The specifier that a node loads at run time, if it loads one. */
const loads = node => {
  if ((ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) && node.moduleSpecifier)
    return isTypeOnly(node) ? undefined : node.moduleSpecifier.text
  if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) return node.arguments[0]?.text
  return undefined
}

/** What is wrong with one node of the tree in any file of src or test. */
const leftOver = (node, tree) => {
  if (ts.isAsExpression(node) && node.type.kind === ts.SyntaxKind.AnyKeyword) return '`as any`'
  if (ts.isPropertyAccessExpression(node)) {
    const test = SKIPPED_TEST.exec(node.getText(tree))
    if (test && test[0] === node.getText(tree)) return `\`${test[0]}\``
  }
  return undefined
}

/** What is wrong with one node of the tree in a file of src: chance and time from outside the state, and slow copies. */
const ambient = (node, tree) => {
  if (ts.isPropertyAccessExpression(node) && /^(globalThis\.)?(Math\.random|Date\.now)$/.test(node.getText(tree)))
    return node.getText(tree)
  if (ts.isNewExpression(node) && node.expression.getText(tree) === 'Date') return 'new Date'
  if (ts.isCallExpression(node) && /^(globalThis\.)?structuredClone$/.test(node.expression.getText(tree)))
    return 'structuredClone'
  return undefined
}

/**
 * Invariant 7: the names of the cards, as the first two arguments of the builders in src/cards say them. A name of one word may
 * be a word of the rules, so it counts only if a string is nothing else; several words count wherever they stand together,
 * in strings and, written in any case, in identifiers.
 */
const cardNames = root => {
  const names = new Set()
  for (const file of filesOf(root, 'src/cards')) {
    const visit = node => {
      const [id, name] = ts.isCallExpression(node) ? node.arguments : []
      if (id && name && ts.isStringLiteralLike(id) && ts.isStringLiteralLike(name) && /^[A-Z]/.test(name.text))
        names.add(name.text)
      ts.forEachChild(node, visit)
    }
    visit(ts.createSourceFile(file, readFileSync(path.join(root, file), 'utf8'), ts.ScriptTarget.Latest, true))
  }
  const severalWords = [...names].filter(name => /[a-z]\W+[A-Za-z]/.test(name))
  return { names, severalWords, written: new Map(severalWords.map(name => [letters(name), name])) }
}

const letters = text => text.replace(/[^A-Za-z0-9]/g, '').toLowerCase()

/** The card that a string or an identifier names, if it names one. */
const namedCard = (node, { names, severalWords, written }) => {
  if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node))
    return names.has(node.text) ? node.text : severalWords.find(name => node.text.includes(name))
  return ts.isIdentifier(node) ? written.get(letters(node.text)) : undefined
}

const filesOf = (root, top) =>
  existsSync(path.join(root, top))
    ? readdirSync(path.join(root, top), { recursive: true, encoding: 'utf8' })
        .filter(name => /\.[cm]?tsx?$/.test(name))
        .map(name => path.join(top, name).replaceAll('\\', '/'))
        .sort()
    : []

/** All findings under `root`, as readable lines. */
export const findings = root => {
  const found = []
  const cards = cardNames(root)
  for (const file of [...filesOf(root, 'src'), ...filesOf(root, 'test')]) {
    const text = readFileSync(path.join(root, file), 'utf8')
    const lines = text.replace(/\n$/, '').split('\n')
    const tree = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
    const report = (line, message) => found.push(`${file}:${line}: ${message}`)

    const [top, folder] = file.split('/')
    const inSrc = top === 'src'
    const mayNameCards = !inSrc || folder === 'cards' || folder === 'decks'

    if (inSrc && folder !== 'cards' && lines.length > MAX_LINES) report(1, `${lines.length} lines, more than ${MAX_LINES}`)
    lines.forEach((line, i) => {
      const mark = LEFT_OVER.exec(line)
      if (mark) report(i + 1, `left-over ${mark[0]}`)
      const id = mayNameCards ? null : CARD_ID.exec(line)
      if (id) report(i + 1, `card ${id[0]} named outside src/cards and src/decks`)
    })

    const visit = node => {
      const line = () => tree.getLineAndCharacterOfPosition(node.getStart(tree)).line + 1
      const left = leftOver(node, tree)
      if (left) report(line(), `left-over ${left}`)
      const card = mayNameCards ? undefined : namedCard(node, cards)
      if (card) report(line(), `card ${card} named outside src/cards and src/decks`)
      if (inSrc) {
        const outside = ambient(node, tree)
        if (outside) report(line(), `${outside} is not allowed in src`)
        const specifier = loads(node)
        if (specifier?.startsWith('.')) {
          const target = path.posix.join(path.posix.dirname(file), specifier)
          const reason = target.startsWith('src/') ? whyNot(folder, target.split('/')[1]) : 'src must not import from outside src'
          if (reason) report(line(), `imports ${target}, but ${reason}`)
        }
      }
      ts.forEachChild(node, visit)
    }
    visit(tree)
  }
  return found
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const root = process.argv[2] ?? fileURLToPath(new URL('..', import.meta.url))
  const found = findings(root)
  for (const line of found) console.error(line)
  if (found.length > 0) {
    console.error(`hygiene: ${found.length} finding${found.length === 1 ? '' : 's'}`)
    process.exitCode = 1
  }
}
