/** What a chosen file is, by its type or, where the system names none, by its ending. */
export interface FileFacts {
  name: string
  type: string
  size: number
}

const types = {
  pdf: 'application/pdf',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  heic: 'image/heic',
  heif: 'image/heic',
} as const
type Ending = keyof typeof types

const isEnding = (text: string): text is Ending => Object.hasOwn(types, text)

/** What systems say of a file whose kind they do not know; some phones say it of every file of a drive. */
const unnamed: ReadonlySet<string> = new Set(['', 'application/octet-stream', 'binary/octet-stream'])

export const typeOf = ({ name, type }: Pick<FileFacts, 'name' | 'type'>): string => {
  if (/^image\/hei[cf]/.test(type)) return types.heic
  if (!unnamed.has(type)) return type
  const ending = name.split('.').at(-1)?.toLowerCase() ?? ''
  return isEnding(ending) ? types[ending] : ''
}

export const isPdf = (file: Pick<FileFacts, 'name' | 'type'>): boolean => typeOf(file) === types.pdf
export const isHeic = (file: Pick<FileFacts, 'name' | 'type'>): boolean => typeOf(file) === types.heic

/** The server's address of a PDF says that it is one. */
export const isPdfAddress = (url: string): boolean => /\.pdf($|[?#])/.test(url)
