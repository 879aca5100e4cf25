import type { BoardRow } from '../board-row.ts'

/** Loads that begin at one point of the map, in the order of the list. */
export interface Pin {
  latitude: number
  longitude: number
  rows: readonly BoardRow[]
}

/** Places of loads are told to about a kilometre: many of one town are one point. */
export const pinsOf = (rows: readonly BoardRow[]): Pin[] => {
  const pins = new Map<string, BoardRow[]>()
  for (const row of rows) {
    const { latitude, longitude } = row.board.origin
    const key = `${latitude} ${longitude}`
    const known = pins.get(key)
    if (known) known.push(row)
    else pins.set(key, [row])
  }
  return [...pins.values()].flatMap((all) => {
    const [first] = all
    return first ? [{ ...first.board.origin, rows: all }] : []
  })
}

/** Pressed again, a pin of several shows the next of them. */
export const nextOf = ({ rows }: Pin, pickedId: string | undefined): string | undefined => {
  const at = rows.findIndex(({ _id }) => _id === pickedId)
  return rows[(at + 1) % rows.length]?._id
}
