/** Where a service stands among the rows of the list it came from. */
export interface Seat {
  orderId: string
  /** Its row, counted from 0. */
  at: number
}

export interface Neighbours {
  previous: string | undefined
  next: string | undefined
}

/** Its own row; undefined where the list does not show it. */
export const seatOf = (ids: readonly string[], orderId: string): Seat | undefined => {
  const at = ids.indexOf(orderId)
  return at < 0 ? undefined : { orderId, at }
}

/**
 * Who stands before and after it. One that has left the list meanwhile (an act took it out of the filter) keeps its last
 * seat: what was behind it has moved up to there. Without a seat it has no neighbours.
 */
export const neighboursOf = (
  ids: readonly string[],
  orderId: string,
  lastSeat: Seat | undefined,
): Neighbours => {
  const seat = seatOf(ids, orderId)
  if (seat) return { previous: ids[seat.at - 1], next: ids[seat.at + 1] }
  if (lastSeat?.orderId !== orderId) return { previous: undefined, next: undefined }
  const at = Math.min(lastSeat.at, ids.length)
  return { previous: ids[at - 1], next: ids[at] }
}
