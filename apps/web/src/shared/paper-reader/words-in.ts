/** What was read of a picture, line by line, from the table that the reader of words writes. */

/** Pixels of the picture. */
export interface Box {
  left: number
  top: number
  width: number
  height: number
}

export interface ReadLine {
  text: string
  box: Box
}

/** Of a hundred: less sure than this it is a speck or a seal. */
const leastSure = 30
const wordLevel = '5'

interface Word extends ReadLine {
  /** Of which line of which paragraph. */
  line: string
}

const wordOf = (row: string): Word | undefined => {
  const [level, page, block, paragraph, line, , left, top, width, height, sure, ...rest] = row.split('\t')
  const text = rest.join(' ').trim()
  if (level !== wordLevel || text === '' || Number(sure) < leastSure) return undefined
  const box = { left: Number(left), top: Number(top), width: Number(width), height: Number(height) }
  return { text, box, line: [page, block, paragraph, line].join() }
}

const around = (boxes: readonly Box[]): Box => {
  const left = Math.min(...boxes.map((box) => box.left))
  const top = Math.min(...boxes.map((box) => box.top))
  const right = Math.max(...boxes.map((box) => box.left + box.width))
  const bottom = Math.max(...boxes.map((box) => box.top + box.height))
  return { left, top, width: right - left, height: bottom - top }
}

/** From top to bottom, as the reader found them. */
export const linesIn = (table: string): ReadLine[] => {
  const words = table.split('\n').flatMap((row) => wordOf(row) ?? [])
  return [...Map.groupBy(words, ({ line }) => line).values()].map((line) => ({
    text: line.map(({ text }) => text).join(' '),
    box: around(line.map(({ box }) => box)),
  }))
}
