/** New rows do not push away what a person is reading: they wait until asked for. Interface "Live changes". */

interface Identified {
  _id: string
}

/**
 * A row nobody has seen yet waits when it would stand above one that is on screen; below all of them it moves nothing
 * (the list's next row coming up after another left). What `isShown` names never waits: the person himself did it.
 */
export const splitNew = <Row extends Identified>(
  rows: readonly Row[],
  seen: ReadonlySet<string>,
  isShown: (id: string) => boolean = () => false,
): { shown: Row[]; waiting: Row[] } => {
  const lastSeen = rows.findLastIndex(({ _id }) => seen.has(_id))
  const isWaiting = ({ _id }: Row, index: number) => !seen.has(_id) && !isShown(_id) && index < lastSeen
  return {
    shown: rows.filter((row, index) => !isWaiting(row, index)),
    waiting: rows.filter((row, index) => isWaiting(row, index)),
  }
}
