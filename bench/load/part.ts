/** The part of a page that a bench writes: between two marks of its name, whatever stood there before. */
import { readFile, writeFile } from 'node:fs/promises'
import { availableParallelism, totalmem } from 'node:os'

const begins = (name: string) => `<!-- ${name} begins -->`
const ends = (name: string) => `<!-- ${name} ends -->`

/** `text` with these lines as the part; throws where the page has no such part. */
export const withPart = (text: string, name: string, lines: readonly string[]): string => {
  const from = text.indexOf(begins(name))
  const to = text.indexOf(ends(name))
  if (from < 0 || to < from) throw new RangeError(`no place for what ${name} found`)
  return `${text.slice(0, from)}${begins(name)}\n\n${lines.join('\n')}\n\n${text.slice(to)}`
}

const page = new URL('../../docs/performance.md', import.meta.url)

/** When and where it was measured. */
const where = (at: Date): string =>
  `Measured on ${at.toISOString().slice(0, 10)}, ${availableParallelism()} cores, ${Math.round(totalmem() / 1024 ** 3)} GiB.`

/** Into `docs/performance.md`. */
export const writePart = async (name: string, lines: readonly string[]): Promise<void> =>
  writeFile(page, withPart(await readFile(page, 'utf8'), name, [where(new Date()), '', ...lines]))

export const tableOf = (head: readonly string[], rows: readonly (readonly string[])[]): string[] =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`)
