/** Plain text of at most WIDTH columns. */
export const WIDTH = 100

/** Breaks a text at spaces; the lines after the first are indented by `hang` more. */
export function wrap(text: string, indent = 0, hang = 2): string[] {
  const lines: string[] = []
  let line = ' '.repeat(indent)
  let empty = true
  for (const word of text.split(' ')) {
    if (!empty && line.length + 1 + word.length > WIDTH) {
      lines.push(line)
      line = ' '.repeat(indent + hang)
      empty = true
    }
    line += empty ? word : ` ${word}`
    empty = false
  }
  lines.push(line)
  return lines
}

/** `a`, `a and b`, `a, b and c`. */
export function list(words: readonly string[]): string {
  if (words.length < 2) return words[0] ?? 'nothing'
  return `${words.slice(0, -1).join(', ')} and ${words[words.length - 1]!}`
}

/** Equal words once, with their number: `2x Recruit`, `Pouty Poro`. */
export function counted(words: readonly string[]): string[] {
  const counts = new Map<string, number>()
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
  return [...counts].map(([word, n]) => (n === 1 ? word : `${n}x ${word}`))
}

export const plural = (n: number, word: string): string => `${n} ${word}${n === 1 ? '' : 's'}`

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
