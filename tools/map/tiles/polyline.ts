// Writes what a line is in the packed layers; `@arriero/domain/places/polyline` reads it.

type Place = readonly [longitude: number, latitude: number]

const signOf = (bits: number): string => String.fromCodePoint(bits + 63)

const encoded = (number: number): string => {
  let rest = number < 0 ? -2 * number - 1 : 2 * number
  let text = ''
  while (rest >= 32) {
    text += signOf(32 + (rest % 32))
    rest = Math.floor(rest / 32)
  }
  return text + signOf(rest)
}

/** @param decimals of a degree; what falls together with the point before it is left out */
export const polylineOf = (places: readonly Place[], decimals: number): string => {
  const factor = 10 ** decimals
  let [lastX, lastY, text] = [0, 0, '']
  for (const [longitude, latitude] of places) {
    const [x, y] = [Math.round(longitude * factor), Math.round(latitude * factor)]
    if (text !== '' && x === lastX && y === lastY) continue
    text += encoded(y - lastY) + encoded(x - lastX)
    ;[lastX, lastY] = [x, y]
  }
  return text
}
