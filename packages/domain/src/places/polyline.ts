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
