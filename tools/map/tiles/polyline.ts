// Encoded polylines: what a line is in the packed layers and in the road network, five signs where GeoJSON needs twenty.

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

export const placesOf = (polyline: string, decimals: number): readonly Place[] => {
  const factor = 10 ** decimals
  const numbers: number[] = []
  let [value, place] = [0, 1]
  for (const sign of polyline) {
    const bits = (sign.codePointAt(0) ?? 63) - 63
    value += (bits % 32) * place
    place *= 32
    if (bits >= 32) continue
    numbers.push(value % 2 === 0 ? value / 2 : -(value + 1) / 2)
    ;[value, place] = [0, 1]
  }
  const places: Place[] = []
  let [x, y] = [0, 0]
  for (let at = 0; at + 1 < numbers.length; at += 2) {
    y += numbers[at] ?? 0
    x += numbers[at + 1] ?? 0
    places.push([x / factor, y / factor])
  }
  return places
}
