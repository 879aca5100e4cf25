/** Codes of cédulas that nobody has: laid out as the real ones, with a person that is made up. */
export interface MadeCard {
  marker?: string
  identification?: string
  surnames?: readonly [string, string]
  names?: readonly [string, string]
  sex?: string
  birth?: string
  /** Bytes more in front. */
  shift?: number
}

const wholeBytes = 531

/** 531 bytes as on a card: behind the holder come the blood group and, in place of fingerprints, 0xFF. */
export const madeCard = ({
  marker = 'PubDSK_1',
  identification = '0079512345',
  surnames = ['PEÑA', 'MUÑOZ'],
  names = ['MARIA', 'DEL CARMEN'],
  sex = 'F',
  birth = '19840229',
  shift = 0,
}: MadeCard = {}): Uint8Array => {
  const bytes = new Uint8Array(wholeBytes + shift)
  const put = (at: number, text: string) =>
    bytes.set(
      Array.from(text, (letter) => letter.charCodeAt(0)),
      at + shift,
    )
  put(0, '03')
  put(2, '00012345')
  put(24, marker)
  put(40, '10203040')
  put(48, identification)
  put(58, surnames[0])
  put(81, surnames[1])
  put(104, names[0])
  put(127, names[1])
  put(150, `0${sex}${birth}01001`)
  put(166, 'O+')
  bytes.fill(0xff, 169 + shift)
  return bytes
}
