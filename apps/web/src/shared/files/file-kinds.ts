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

export const typeOf = ({ name, type }: Pick<FileFacts, 'name' | 'type'>): string => {
  if (/^image\/hei[cf]/.test(type)) return types.heic
  if (type !== '') return type
  const ending = name.split('.').at(-1)?.toLowerCase() ?? ''
  return isEnding(ending) ? types[ending] : ''
}

export const isPdf = (file: Pick<FileFacts, 'name' | 'type'>): boolean => typeOf(file) === types.pdf
export const isHeic = (file: Pick<FileFacts, 'name' | 'type'>): boolean => typeOf(file) === types.heic

/** The server's address of a PDF says that it is one. */
export const isPdfAddress = (url: string): boolean => /\.pdf($|[?#])/.test(url)
