/** Names in a PDF, byte by byte: each byte is looked at once, and no text is made of names nobody asks for. */

const kinds = new Uint8Array(256)
const space = 1
const delimiter = 2
for (const byte of [0, 9, 10, 12, 13, 32]) kinds[byte] = space
for (const sign of '()<>[]{}/%') kinds[sign.charCodeAt(0)] = delimiter

export const isSpace = (byte: number | undefined): boolean => kinds[byte ?? 0] === space
export const isRegular = (byte: number | undefined): boolean => byte !== undefined && kinds[byte] === 0

/** Where the run of regular bytes that begins here ends. */
export const endOfRun = (bytes: Buffer, from: number, limit: number): number => {
  let at = from
  while (at < limit && kinds[bytes[at] as number] === 0) at++
  return at
}

/** Actions and attachments; a link to a page or a web address is not one of them. */
const active = new Set([
  'JavaScript',
  'Launch',
  'EmbeddedFile',
  'EmbeddedFiles',
  'XFA',
  'SubmitForm',
  'ImportData',
  'RichMedia',
  'Rendition',
  'GoToE',
  'Encrypt',
])

/** Asked for besides: what opens the file, scripts, and what tells of streams. */
const asked = [
  'OpenAction',
  'JS',
  'ObjStm',
  'N',
  'First',
  'Filter',
  'F',
  'FFilter',
  'DP',
  'DecodeParms',
  'Predictor',
]
const filters = ['Fl', 'LZW', 'AHx', 'A85', 'RL', 'Crypt']
const mayMatter = new Uint8Array(256)
for (const name of [...active, ...asked, ...filters, '#']) mayMatter[name.charCodeAt(0)] = 1
// The other filters all end in Decode: ASCIIHex, ASCII85, LZW, Flate, RunLength, CCITTFax, JBIG2, DCT, JPX.
for (const first of 'AJLRCD') mayMatter[first.charCodeAt(0)] = 1

/** The longest name asked for, each of its letters written `#xx`. */
const longest = 3 * 'ASCIIHexDecode'.length

/** The name whose bytes these are, its `#xx` undone; empty for one that nobody asks for. */
export const nameOf = (bytes: Buffer, from: number, to: number): string => {
  if (to === from || to - from > longest || mayMatter[bytes[from] as number] === 0) return ''
  return bytes
    .toString('latin1', from, to)
    .replace(/#([0-9a-fA-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
}

const openBracket = 0x5b

/** An opening *destination* (`/OpenAction [3 0 R /Fit]`) only says which page to show; anything else acts. */
const opensWithAction = (bytes: Buffer, afterName: number): boolean => {
  let at = afterName
  while (at < afterName + 40 && isSpace(bytes[at])) at++
  return bytes[at] !== openBracket
}

/** Whether this name is of something that acts; `end` is the byte behind it. */
export const isActiveName = (name: string, bytes: Buffer, end: number): boolean =>
  active.has(name) || (name === 'OpenAction' && opensWithAction(bytes, end))
