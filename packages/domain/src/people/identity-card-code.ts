/**
 * What the two-dimensional code on the back of a yellow cédula says of its holder. Its layout is fixed: Latin-1, each part padded with NUL.
 * Behind what is read here stand the blood group and templates of fingerprints: they are nobody's business, see `holderBytesMost`.
 */
export interface CardHolder {
  /** Digits alone, without the zeros in front. */
  identification: string
  firstNames: string[]
  surnames: string[]
  /** YYYY-MM-DD. */
  birthOn: string
}

/** `other_code`: of another paper, or of another country; `damaged`: laid out as a cédula's, and holds what no cédula can. */
export type CardRefusal = 'other_code' | 'damaged'
export type CardReading = { holder: CardHolder } | { refusal: CardRefusal }

/** Some cards have one byte more in front. */
const shifts = [0, 1] as const

/** Half-open spans of bytes. */
const parts = {
  marker: [24, 32],
  identification: [48, 58],
  firstSurname: [58, 81],
  secondSurname: [81, 104],
  firstName: [104, 127],
  secondName: [127, 150],
  sex: [151, 152],
  birth: [152, 160],
} as const satisfies Record<string, readonly [number, number]>
type Part = keyof typeof parts

const marker = 'PubDSK_1'
/** All that is ever read of a code; whoever has the bytes cuts them here before he hands them on. */
export const holderBytesMost = parts.birth[1] + Math.max(...shifts)

const latin1 = (bytes: Uint8Array): string => Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')

const partsOf = (bytes: Uint8Array, shift: number): Record<Part, string> => {
  const textOf = ([from, to]: readonly [number, number]) => {
    const [said = ''] = latin1(bytes.subarray(from + shift, to + shift)).split('\0')
    return said.trim()
  }
  return Object.fromEntries(Object.entries(parts).map(([name, span]) => [name, textOf(span)])) as Record<
    Part,
    string
  >
}

const isName = (text: string): boolean => /^\p{L}[\p{L} .'’-]*$/u.test(text)
const isNameOrNone = (text: string): boolean => text === '' || isName(text)

/** Where ten digits stand before a name there is a cédula's layout, with its marker or without. */
const isLaidOut = ({ identification, firstSurname }: Record<Part, string>): boolean =>
  /^\d{10}$/.test(identification) && isName(firstSurname)

/** YYYYMMDD as YYYY-MM-DD; undefined where no calendar has it. */
const dayOf = (digits: string): string | undefined => {
  const [, year, month, day] = /^((?:19|20)\d\d)(\d\d)(\d\d)$/.exec(digits) ?? []
  const text = `${year}-${month}-${day}`
  const at = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text) ? text : undefined
}

const holderOf = (said: Record<Part, string>): CardHolder | undefined => {
  const identification = said.identification.replace(/^0+/, '')
  const birthOn = dayOf(said.birth)
  const areNames = isName(said.firstName) && isNameOrNone(said.secondName) && isNameOrNone(said.secondSurname)
  const isPerson = /^\d{3,10}$/.test(identification) && /^[MF]$/.test(said.sex)
  if (birthOn === undefined || !areNames || !isPerson) return undefined
  const present = (...names: string[]) => names.filter((name) => name !== '')
  return {
    identification,
    firstNames: present(said.firstName, said.secondName),
    surnames: present(said.firstSurname, said.secondSurname),
    birthOn,
  }
}

/** `bytes`: the code's own, unread as text; of more than `holderBytesMost` the rest is not looked at. */
export const readCardCode = (bytes: Uint8Array): CardReading => {
  const said = shifts.map((shift) => partsOf(bytes, shift))
  const laidOut = said.filter(isLaidOut)
  for (const one of laidOut) {
    const holder = holderOf(one)
    if (holder) return { holder }
  }
  const isCard = laidOut.length > 0 || said.some((one) => one.marker === marker)
  return { refusal: isCard ? 'damaged' : 'other_code' }
}

/** `MARÍA DEL CARMEN` as people write it: `María del Carmen`. */
const written = (text: string): string =>
  text
    .toLocaleLowerCase('es-CO')
    .replaceAll(/(?<![\p{L}])\p{L}/gu, (letter) => letter.toLocaleUpperCase('es-CO'))
    .replaceAll(/(?<=\p{L} )(De|Del|La|Las|Los|Y)(?= )/gu, (word) => word.toLowerCase())

/** First names and surnames as a form takes them, in one line. */
export const nameOfHolder = ({ firstNames, surnames }: CardHolder): string =>
  written([...firstNames, ...surnames].join(' '))
