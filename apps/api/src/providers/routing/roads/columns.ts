/** Columns of whole numbers as the prepared file keeps them: small numbers take one byte, and compress well. */

const zigzag = (value: number): number => (value < 0 ? -2 * value - 1 : 2 * value)

/** Seven bits a byte, the least first; the top bit says that more follow. */
export const encodeColumn = (values: ArrayLike<number>): Uint8Array => {
  const bytes: number[] = []
  for (let at = 0; at < values.length; at++) {
    let rest = zigzag(values[at] ?? 0)
    for (; rest >= 128; rest = Math.floor(rest / 128)) bytes.push((rest % 128) + 128)
    bytes.push(rest)
  }
  return Uint8Array.from(bytes)
}

/** The numbers of a column, and where the next one begins. */
export const decodeColumn = (bytes: Uint8Array, start: number, count: number): [Int32Array, number] => {
  const values = new Int32Array(count)
  let position = start
  for (let at = 0; at < count; at++) {
    let rest = 0
    let shift = 0
    let byte = bytes[position++] ?? 0
    for (; byte >= 128; byte = bytes[position++] ?? 0) {
      rest |= (byte & 127) << shift
      shift += 7
    }
    rest |= byte << shift
    values[at] = (rest >>> 1) ^ -(rest & 1)
  }
  return [values, position]
}

/** Each number as the step from the one before. */
export const stepsOf = (values: ArrayLike<number>): Int32Array => {
  const steps = new Int32Array(values.length)
  for (let at = 0; at < values.length; at++) steps[at] = (values[at] ?? 0) - (values[at - 1] ?? 0)
  return steps
}
