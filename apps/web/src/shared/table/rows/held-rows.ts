/** New rows do not push away what a person is reading: they wait until asked for. */

interface HeldInput<Row> {
  rows: readonly Row[]
  keyOf: (row: Row) => string
  seen: ReadonlySet<string>
  /** What the person himself did never waits. */
  isOwn?: (key: string) => boolean
}

/**
 * A row nobody has seen yet waits when it would stand above one that is on screen; below all of them it moves nothing
 * (the list's next row coming up after another left).
 */
export const splitNew = <Row>({
  rows,
  keyOf,
  seen,
  isOwn = () => false,
}: HeldInput<Row>): {
  shown: Row[]
  waiting: Row[]
} => {
  const lastSeen = rows.findLastIndex((row) => seen.has(keyOf(row)))
  const isWaiting = (row: Row, index: number) =>
    !seen.has(keyOf(row)) && !isOwn(keyOf(row)) && index < lastSeen
  return {
    shown: rows.filter((row, index) => !isWaiting(row, index)),
    waiting: rows.filter((row, index) => isWaiting(row, index)),
  }
}
