/** Where the specification lets an image come inside a JSON body. Decisions §12. */

export type DataUrl = { mediaType: string; bytes: Buffer }

const form = /^data:([a-z]+\/[a-z0-9.+-]+);base64,([A-Za-z0-9+/]+={0,2})$/

/** Strict base64 without line breaks; undefined for anything else. The declared type is only a claim: judge the bytes. */
export const parseDataUrl = (text: string): DataUrl | undefined => {
  const [, mediaType, data] = form.exec(text) ?? []
  if (mediaType === undefined || data === undefined || data.length % 4 !== 0) return undefined
  return { mediaType, bytes: Buffer.from(data, 'base64') }
}
