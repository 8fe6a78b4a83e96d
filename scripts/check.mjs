#!/usr/bin/env node
// Everything but the tests, a line per stage. What a stage prints is shown only when it fails.
// The last stages judge the package as its users get it: packed, installed into an empty project, imported.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const { name, exports } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'))
const subpaths = Object.keys(exports).filter(key => key !== './package.json')
const bin = path.join(root, 'node_modules', '.bin')
const temp = mkdtempSync(path.join(tmpdir(), `${name}-check-`))

/** Runs a command and throws what it printed if it fails. */
const run = (command, { cwd = root } = {}) => {
  const env = { ...process.env, PATH: `${bin}${path.delimiter}${process.env.PATH}` }
  const done = spawnSync(command, { cwd, env, shell: true, encoding: 'utf8', maxBuffer: 1 << 28 })
  if (done.status !== 0)
    throw new Error(`$ ${command}\n${done.stdout ?? ''}${done.stderr ?? ''}${done.error?.message ?? ''}`.trimEnd())
  return done.stdout
}

/** Packs the package and installs the tarball, with its dependencies, into an empty project. */
const install = () => {
  run(`npm pack --silent --pack-destination "${temp}"`)
  const tarball = readdirSync(temp).find(file => file.endsWith('.tgz'))
  writeFileSync(path.join(temp, 'package.json'), '{ "name": "empty-project", "private": true }\n')
  // The cache already holds the dependencies, so this asks the network for nothing that it can avoid.
  run(`npm install "./${tarball}" --prefix "${temp}" --prefer-offline --no-audit --no-fund --silent`, { cwd: temp })
}

/** Imports every subpath in both ways; both must offer the same names. */
const importAll = () => {
  const specifiers = JSON.stringify(subpaths.map(subpath => name + subpath.slice(1)))
  const namesOf = "module => Object.keys(module).filter(key => key !== 'default' && key !== 'module.exports').sort()"
  writeFileSync(
    path.join(temp, 'esm.mjs'),
    `const names = {}
for (const specifier of ${specifiers}) names[specifier] = (${namesOf})(await import(specifier))
console.log(JSON.stringify(names))\n`,
  )
  writeFileSync(
    path.join(temp, 'cjs.cjs'),
    `const names = {}
for (const specifier of ${specifiers}) names[specifier] = (${namesOf})(require(specifier))
console.log(JSON.stringify(names))\n`,
  )
  const esm = JSON.parse(run('node esm.mjs', { cwd: temp }))
  const cjs = JSON.parse(run('node cjs.cjs', { cwd: temp }))
  for (const specifier of Object.keys(esm)) {
    const differing = [
      ...esm[specifier].filter(n => !cjs[specifier].includes(n)),
      ...cjs[specifier].filter(n => !esm[specifier].includes(n)),
    ]
    if (differing.length > 0) throw new Error(`${specifier} offers different names as ESM and as CJS: ${differing.join(', ')}`)
  }
}

const stages = [
  ['types', () => run('npm run --silent types')],
  ['lint', () => run('npm run --silent lint')],
  ['hygiene', () => run('npm run --silent hygiene')],
  ['build', () => run('npm run --silent build')],
  ['publint', () => run('publint --strict')],
  ['attw', () => run('attw --pack . --profile node16')],
  ['pack and install', install],
  [`import ${subpaths.length} subpaths as ESM and CJS`, importAll],
]
// What follows the build judges what it made, so these stop at the first failure; the stages before are independent.
const buildsOn = stages.findIndex(([title]) => title === 'build')

const failed = []
for (const [index, [title, stage]] of stages.entries()) {
  const start = performance.now()
  const seconds = () => `${((performance.now() - start) / 1000).toFixed(1)} s`
  try {
    stage()
    console.log(`ok      ${title} (${seconds()})`)
  } catch (error) {
    failed.push(title)
    console.log(`FAILED  ${title} (${seconds()})`)
    console.error(`${error.message.replace(/^/gm, '        ')}\n`)
    if (index >= buildsOn) break
  }
}
rmSync(temp, { recursive: true, force: true })
if (failed.length > 0) {
  console.error(`check: failed at ${failed.join(', ')}`)
  process.exitCode = 1
}
