// The code of CONTRIBUTING.md, and what becomes of a file by it.
import { readFileSync } from 'node:fs'
import { inRoot } from '../launch/paths.mjs'

export interface Block {
  path: string
  /** How a line of the file begins; undefined: the file is new. */
  anchor: string | undefined
  isReplaced: boolean
  code: string
}

const fence = /^( *)```\w+\n([\s\S]*?)\n\1```$/gm
const heading = /^\/\/ (\S+), (?:new|(below|in place of): (.+))$/

const blockOf = (indent: string, text: string): Block[] => {
  const [first = '', ...lines] = text.split('\n').map((line) => line.replace(indent, ''))
  const [, path, place, anchor] = heading.exec(first) ?? []
  if (path === undefined) return []
  return [{ path, anchor, isReplaced: place === 'in place of', code: `${lines.join('\n')}\n` }]
}

export const readBlocks = (): Block[] =>
  [...readFileSync(inRoot('CONTRIBUTING.md'), 'utf8').matchAll(fence)].flatMap(([, indent = '', text = '']) =>
    blockOf(indent, text),
  )

/** The file as it is afterwards; throws where the page speaks of a line that is not there. */
export const written = ({ path, anchor, isReplaced, code }: Block, text: string | undefined): string => {
  if (anchor === undefined) {
    if (text !== undefined) throw new Error(`CONTRIBUTING.md: ${path} is not new`)
    return code
  }
  const lines = (text ?? '').split('\n')
  const at = lines.findIndex((line) => line.trimStart().startsWith(anchor))
  if (at < 0) throw new Error(`CONTRIBUTING.md: ${path} has no line that begins with ${anchor}`)
  return lines.toSpliced(isReplaced ? at : at + 1, Number(isReplaced), code.trimEnd()).join('\n')
}
