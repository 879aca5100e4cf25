/** Encoded polylines: signed differences in base 64, five bits a sign, latitude first; five signs where GeoJSON needs twenty. */

/** `[longitude, latitude]` from end to end. @param decimals of a degree that it was written with */
export const decodePolyline = (encoded: string, decimals: number): [number, number][] => {
  const values: number[] = []
  for (let at = 0, bits = 0, shift = 0; at < encoded.length; at += 1) {
    const chunk = encoded.charCodeAt(at) - 63
    bits += (chunk & 31) * 2 ** shift
    shift += 5
    if (chunk < 32) {
      values.push(bits % 2 === 1 ? -(bits + 1) / 2 : bits / 2)
      bits = 0
      shift = 0
    }
  }
  const line: [number, number][] = []
  for (let at = 0, latitude = 0, longitude = 0; at + 1 < values.length; at += 2) {
    latitude += values[at] ?? 0
    longitude += values[at + 1] ?? 0
    line.push([longitude / 10 ** decimals, latitude / 10 ** decimals])
  }
  return line
}

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

/** @param decimals of a degree that are kept; what falls together with the point before it is left out */
export const encodePolyline = (
  line: readonly (readonly [longitude: number, latitude: number])[],
  decimals: number,
): string => {
  const factor = 10 ** decimals
  let [lastX, lastY, text] = [0, 0, '']
  for (const [longitude, latitude] of line) {
    const [x, y] = [Math.round(longitude * factor), Math.round(latitude * factor)]
    if (text !== '' && x === lastX && y === lastY) continue
    text += encoded(y - lastY) + encoded(x - lastX)
    ;[lastX, lastY] = [x, y]
  }
  return text
}
