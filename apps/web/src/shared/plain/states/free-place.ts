/** Where a message stands: as near as can be to the corner it belongs to without covering anything that is pressed, typed into or to be done. */

export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

export interface Spot {
  left: number
  top: number
}

interface Wanted {
  width: number
  height: number
  /** The area in which it may be placed. */
  room: Box
  controls: readonly Box[]
  from: 'top' | 'bottomLeft'
}

const stepPx = 16
const airPx = 4

const boxAt = ({ left, top }: Spot, { width, height }: Pick<Wanted, 'width' | 'height'>): Box => ({
  left: left - airPx,
  top: top - airPx,
  right: left + width + airPx,
  bottom: top + height + airPx,
})

const sharedPx = (one: Box, other: Box): number =>
  Math.max(0, Math.min(one.right, other.right) - Math.max(one.left, other.left)) *
  Math.max(0, Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top))

/** How much of the controls lies under a message there. */
export const coveredPx = (spot: Spot, wanted: Pick<Wanted, 'width' | 'height' | 'controls'>): number =>
  wanted.controls.reduce((sum, control) => sum + sharedPx(boxAt(spot, wanted), control), 0)

const along = (first: number, last: number): number[] => {
  const count = Math.max(0, Math.floor((last - first) / stepPx))
  return [...Array.from({ length: count + 1 }, (_, index) => first + index * stepPx), Math.max(first, last)]
}

/** Every place there is, the nearest to its corner first. */
const spots = ({ width, height, room, from }: Wanted): Spot[] => {
  const lefts = along(room.left, room.right - width)
  const tops = along(room.top, room.bottom - height)
  const corner = {
    left: room.left,
    top: from === 'top' ? room.top : Math.max(room.top, room.bottom - height),
  }
  const farPx = (spot: Spot) => Math.hypot(spot.left - corner.left, spot.top - corner.top)
  return lefts
    .flatMap((left) => tops.map((top) => ({ left, top })))
    .toSorted((one, other) => farPx(one) - farPx(other))
}

/** Where there is no room that covers nothing, that which covers least. */
export const freePlace = (wanted: Wanted): Spot => {
  let best: Spot = { left: wanted.room.left, top: wanted.room.top }
  let leastPx = Infinity
  for (const spot of spots(wanted)) {
    const px = coveredPx(spot, wanted)
    if (px === 0) return spot
    if (px < leastPx) [best, leastPx] = [spot, px]
  }
  return best
}
