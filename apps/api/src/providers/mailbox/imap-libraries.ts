/** What speaks IMAP and what reads a mail: brought to memory only where a mailbox is asked by IMAP. */
import type { Email } from 'postal-mime'
import type { ImapAccess, ImapClient } from './imap.ts'
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

const mailOf = (read: Email): IncomingMail | undefined => {
  const { messageId, from, to = [], cc = [], deliveredTo, references = '' } = read
  if (messageId === undefined || from?.address === undefined) return undefined
  const addresses = [...to, ...cc].flatMap(({ address }) => (address === undefined ? [] : [address]))
  return {
    messageId,
    from: { address: from.address, name: from.name || undefined },
    to: deliveredTo === undefined ? addresses : [...addresses, deliveredTo],
    subject: read.subject ?? '',
    text: read.text,
    html: read.html,
    inReplyTo: read.inReplyTo,
    references: references.split(/\s+/).filter(Boolean).slice(-100),
    headers: Object.fromEntries(read.headers.map(({ key, value }) => [key.toLowerCase(), value])),
    verdict: verdictOf(read.headers),
    files: read.attachments.map(({ filename, mimeType, content }) => ({
      name: filename ?? '',
      mediaType: mimeType.toLowerCase(),
      bytes: bytesOf(content),
    })),
  }
}

/** Undefined where the bytes are no mail: one that cannot be read must not hold up those behind it. */
export const readMail = async (bytes: Uint8Array): Promise<IncomingMail | undefined> => {
  const { default: PostalMime } = await import('postal-mime')
  const read = await PostalMime.parse(bytes).catch(() => undefined)
  return read && mailOf(read)
}
