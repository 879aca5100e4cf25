/** The mail server of the tests, gone after them, and how its letters are read. */
import { afterAll } from 'vitest'
import { openMailServer, type Answers } from './mail-server.fixture.ts'

export const mailServer = async (more: Partial<Answers> = {}) => {
  const { port, taken, close } = await openMailServer(more)
  afterAll(close)
  return { url: `smtp://127.0.0.1:${port}`, taken }
}

const bytesOf = (text: string): string =>
  text
    .replace(/=\n/g, '')
    .replace(/(?:=[0-9A-F]{2})+/g, (hex) => Buffer.from(hex.replaceAll('=', ''), 'hex').toString())

/** Words of a header that had to be encoded. */
export const headerOf = (data: string, name: string): string => {
  const line = new RegExp(`^${name}: (.*(?:\\n[ \\t].*)*)`, 'mi').exec(data)?.[1] ?? ''
  return line
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?UTF-8\?([QB])\?([^?]*)\?=/gi, (_whole, kind: string, text: string) =>
      kind.toUpperCase() === 'B'
        ? Buffer.from(text, 'base64').toString()
        : bytesOf(text.replaceAll('_', ' ')),
    )
}

/** The plain text of a letter with several parts. */
export const plainTextOf = (data: string): string => {
  const part = /Content-Type: text\/plain[\s\S]*?\n\n([\s\S]*?)\n--/.exec(data)
  const isBase64 = /Content-Type: text\/plain[^\n]*\n(?:[^\n]+\n)*?Content-Transfer-Encoding: base64/.test(
    data,
  )
  const text = part?.[1] ?? ''
  return isBase64 ? Buffer.from(text, 'base64').toString() : bytesOf(text)
}
