/** A text as it is looked through for numbers and addresses: small letters, plain digits, nothing unseen; and which stretch of the original each sign is. Pure. */

export type Folded = {
  text: string
  /** Per sign of `text`, in UTF-16 units of the original: where what it came from begins. */
  from: readonly number[]
  /** And where it ends. */
  to: readonly number[]
}

const isUnseen = /^[\p{M}\p{Cf}\p{Variation_Selector}\u034f\u115f\u1160\u3164\uffa0]+$/u
const isDigit = /^\p{Nd}$/u

/** A digit of any script as ours: each script has its ten in a row. */
const plainDigit = (sign: string): string => {
  const code = sign.codePointAt(0) ?? 0
  if (code < 0x80) return sign
  let value = 0
  while (value < 9 && isDigit.test(String.fromCodePoint(code - value - 1))) value++
  return String(value)
}

/** `❸` and its like, which Unicode does not say the digit of. */
const dingbat = (code: number): string | undefined => {
  const first = [0x2776, 0x2780, 0x278a].find((start) => code >= start && code < start + 10)
  return first === undefined ? undefined : String(code - first + 1)
}

const plainSigns = (sign: string): string => {
  const known = dingbat(sign.codePointAt(0) ?? 0)
  if (known !== undefined) return known
  return [...sign.normalize('NFKD').toLowerCase()]
    .filter((one) => !isUnseen.test(one))
    .map((one) => (isDigit.test(one) ? plainDigit(one) : one))
    .join('')
}

export const folded = (original: string): Folded => {
  let text = ''
  const from: number[] = []
  const to: number[] = []
  let at = 0
  for (const sign of original) {
    const end = at + sign.length
    const plain = plainSigns(sign)
    // What nobody sees belongs to the sign it stands on.
    if (plain === '' && to.length > 0) to[to.length - 1] = end
    text += plain
    for (let unit = 0; unit < plain.length; unit++) {
      from.push(at)
      to.push(end)
    }
    at = end
  }
  return { text, from, to }
}
