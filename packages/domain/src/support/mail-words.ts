/** What a person wrote in a mail, without what his program quoted below, and mails that no person wrote. Pure; nothing here is ever shown as HTML. */
import {
  aboveThisLine,
  addedBelow,
  machineNames,
  quotedHeading,
  quotedHeadingAfter,
  quoteOpenings,
} from './mail-quotes.texts.ts'

/** Of each opening the program may have broken the line. */
const joinedLinesMost = 3
const signature = /^-- ?$/

const opensQuote = (lines: readonly string[], at: number): boolean => {
  const line = lines[at]?.trim() ?? ''
  if (line.includes(aboveThisLine) || signature.test(lines[at] ?? '')) return true
  if (quotedHeading.test(line)) {
    const next = lines.slice(at + 1, at + 4)
    return next.some((one) => quotedHeadingAfter.test(one.trim()))
  }
  for (let count = 1; count <= joinedLinesMost; count++) {
    const joined = lines
      .slice(at, at + count)
      .map((one) => one.trim())
      .join(' ')
    if (quoteOpenings.some((opening) => opening.test(joined))) return true
  }
  return false
}

const isQuoted = (line: string): boolean => line.trimStart().startsWith('>')
const isAdded = (line: string): boolean => addedBelow.some((one) => one.test(line.trim()))

/** Up to where the history begins; what is quoted below, and what a telephone adds, goes too. */
export const withoutHistory = (text: string): string => {
  const lines = text.replace(/\r\n?/g, '\n').split('\n')
  const opened = lines.findIndex((_, at) => opensQuote(lines, at))
  const own = opened < 0 ? lines : lines.slice(0, opened)
  let end = own.length
  while (end > 0) {
    const line = own[end - 1] ?? ''
    if (line.trim() !== '' && !isQuoted(line) && !isAdded(line)) break
    end--
  }
  return own.slice(0, end).join('\n').trim()
}

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  aacute: 'á',
  eacute: 'é',
  iacute: 'í',
  oacute: 'ó',
  uacute: 'ú',
  ntilde: 'ñ',
  uuml: 'ü',
  iexcl: '¡',
  iquest: '¿',
}

const isCharacter = (code: number) => code > 31 && code < 0x11_0000 && !(code >= 0xd8_00 && code <= 0xdf_ff)

const entityOf = (whole: string, name: string): string => {
  if (!name.startsWith('#')) return entities[name.toLowerCase()] ?? whole
  const digits = name.slice(1)
  const code = /^x/i.test(digits) ? Number.parseInt(digits.slice(1), 16) : Number.parseInt(digits, 10)
  return isCharacter(code) ? String.fromCodePoint(code) : ''
}

/** The words of a mail that came as HTML alone. Its pieces are thrown away: what is left is text, and is shown as text. */
export const wordsOfHtml = (html: string): string =>
  html
    .replace(/<!--[\s\S]*?(?:-->|$)/g, '')
    .replace(/<(script|style|head|title|template|svg|object)\b[\s\S]*?(?:<\/\1\s*>|$)/gi, '')
    .replace(/<blockquote\b[\s\S]*$/i, '')
    .replace(/<br\b[^>]*>/gi, '\n')
    .replace(/<\/(?:p|div|tr|li|h[1-6])\s*>/gi, '\n')
    .replace(/<[^>]*(?:>|$)/g, '')
    .replace(/&(#?\w{1,10});/g, entityOf)
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()

export type MailHeaders = Readonly<Record<string, string | undefined>>

/** Names of headers in small letters. Vacation notices, lists and what comes back undelivered: nobody wrote them, and nobody is answered. */
export const isAutomatic = (headers: MailHeaders, from: string): boolean => {
  const said = (name: string) => (headers[name] ?? '').trim().toLowerCase()
  const submitted = said('auto-submitted')
  if (submitted !== '' && submitted !== 'no') return true
  if (/^(?:bulk|junk|list|auto_reply|auto-reply)$/.test(said('precedence'))) return true
  const tells = ['x-autoreply', 'x-autorespond', 'x-failed-recipients', 'list-id', 'x-loop']
  if (tells.some((name) => said(name) !== '')) return true
  if (said('return-path') === '<>' || said('content-type').startsWith('multipart/report')) return true
  return machineNames.test(from.trim())
}
