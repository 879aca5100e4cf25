/** What speaks IMAP and what reads a mail: brought to memory only where a mailbox is asked by IMAP. */
import type { Email } from 'postal-mime'
import type { ImapAccess, ImapClient } from './imap.ts'
import { clean, isAddress, mailMost } from './plain-words.ts'
import type { IncomingMail } from './port.ts'

/** Encrypted from its first byte, or before anything is said. */
export const openImap = async (
  { host, port, secure, user, pass }: ImapAccess,
  timeoutMs: number,
): Promise<ImapClient> => {
  const { ImapFlow } = await import('imapflow')
  const limits = { connectionTimeout: timeoutMs, greetingTimeout: timeoutMs, socketTimeout: timeoutMs }
  const client = new ImapFlow({
    host,
    port,
    secure,
    ...(secure ? {} : { doSTARTTLS: true }),
    auth: { user, pass },
    logger: false,
    ...limits,
  })
  // A socket that ends outside of a call tells it as an event; the call that is waiting fails as well.
  client.on('error', () => undefined)
  return client
}

/** Only the first line of its kind is our own server's; whoever sends a mail may have written others. */
const verdictOf = (headers: Email['headers']): IncomingMail['verdict'] => {
  const found = headers.find(({ key }) => key.toLowerCase() === 'authentication-results')?.value ?? ''
  const result = /\bdmarc=(\w+)/i.exec(found)?.[1]?.toLowerCase()
  return result === 'pass' || result === 'fail' ? result : 'none'
}

const bytesOf = (content: Email['attachments'][number]['content']): Buffer => {
  if (typeof content === 'string') return Buffer.from(content, 'utf8')
  return Buffer.from(content instanceof ArrayBuffer ? new Uint8Array(content) : content)
}

const short = (text: string, most: number): string => clean(text).slice(0, most).toWellFormed()

const addressesOf = ({ to = [], cc = [], deliveredTo }: Email): string[] =>
  [...[...to, ...cc].map(({ address }) => address), deliveredTo]
    .map((address) => clean(address ?? ''))
    .filter(isAddress)
    .slice(0, mailMost.addresses)

const filesOf = ({ attachments }: Email): IncomingMail['files'] =>
  attachments.slice(0, mailMost.files).map(({ filename, mimeType, content }) => ({
    name: short(filename ?? '', mailMost.fileName),
    mediaType: mimeType.toLowerCase(),
    bytes: bytesOf(content),
  }))

/** Anybody can write anything into a mail: what is no name and no address is none, and what is long is cut. */
const mailOf = (read: Email): IncomingMail | undefined => {
  const messageId = clean(read.messageId ?? '')
  const address = clean(read.from?.address ?? '')
  const isNamed = messageId.length > 2 && messageId.length <= mailMost.name
  if (!isNamed || !isAddress(address) || address.length > mailMost.address) return undefined
  const references = (read.references ?? '').split(/\s+/).filter(Boolean)
  return {
    messageId,
    from: { address, name: short(read.from?.name ?? '', mailMost.fileName) || undefined },
    to: addressesOf(read),
    subject: short(read.subject ?? '', mailMost.subject),
    text: read.text?.slice(0, mailMost.body),
    html: read.html?.slice(0, mailMost.body),
    inReplyTo: read.inReplyTo,
    references: references.slice(-mailMost.references),
    headers: Object.fromEntries(read.headers.map(({ key, value }) => [key.toLowerCase(), value])),
    verdict: verdictOf(read.headers),
    files: filesOf(read),
  }
}

/** Undefined where the bytes are no mail: one that cannot be read must not hold up those behind it. */
export const readMail = async (bytes: Uint8Array): Promise<IncomingMail | undefined> => {
  const { default: PostalMime } = await import('postal-mime')
  const read = await PostalMime.parse(bytes).catch(() => undefined)
  return read && mailOf(read)
}
