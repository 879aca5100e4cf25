/** What speaks IMAP and what reads a mail: loaded only where a mailbox is asked by IMAP, so that an installation without one needs neither. */
import { z } from 'zod'
import { ProviderError } from '../provider-error.ts'
import type { ImapAccess, ImapClient } from './imap.ts'
import type { IncomingMail } from './port.ts'

const names = { client: 'imapflow', reader: 'postal-mime' } as const

const load = async (name: string): Promise<unknown> => {
  try {
    return (await import(name)) as unknown
  } catch {
    throw new ProviderError('unavailable', `${name} is not installed`)
  }
}

type MakesClient = new (options: object) => ImapClient
const isMaker = (value: unknown): value is MakesClient => typeof value === 'function'

const exported = (module: unknown, name: string): unknown =>
  typeof module === 'object' && module !== null ? Reflect.get(module, name) : undefined

/** Encrypted from its first byte, or before anything is said. */
export const openImap = async (
  { host, port, secure, user, pass }: ImapAccess,
  timeoutMs: number,
): Promise<ImapClient> => {
  const Client = exported(await load(names.client), 'ImapFlow')
  if (!isMaker(Client)) throw new ProviderError('unavailable', `${names.client} is another release`)
  const limits = { connectionTimeout: timeoutMs, greetingTimeout: timeoutMs, socketTimeout: timeoutMs }
  const client = new Client({
    host,
    port,
    secure,
    ...(secure ? {} : { doSTARTTLS: true }),
    auth: { user, pass },
    logger: false,
    ...limits,
  })
  // A socket that ends outside of a call tells it as an event; the call that is waiting fails as well.
  if ('on' in client && typeof client.on === 'function') client.on('error', () => undefined)
  return client
}

const addressed = z.object({ address: z.string().optional(), name: z.string().optional() })

const readShape = z.object({
  messageId: z.string().optional(),
  from: addressed.optional(),
  to: z.array(addressed).optional(),
  cc: z.array(addressed).optional(),
  deliveredTo: z.string().optional(),
  subject: z.string().optional(),
  text: z.string().optional(),
  html: z.string().optional(),
  inReplyTo: z.string().optional(),
  references: z.string().optional(),
  headers: z.array(z.object({ key: z.string(), value: z.string() })).default([]),
  attachments: z
    .array(
      z.object({
        filename: z.string().nullish(),
        mimeType: z.string().default('application/octet-stream'),
        content: z.union([z.instanceof(ArrayBuffer), z.instanceof(Uint8Array), z.string()]),
      }),
    )
    .default([]),
})

type Read = z.output<typeof readShape>

/** Only the first line of its kind is our own server's; whoever sends a mail may have written others. */
const verdictOf = (headers: Read['headers']): IncomingMail['verdict'] => {
  const found = headers.find(({ key }) => key.toLowerCase() === 'authentication-results')?.value ?? ''
  const result = /\bdmarc=(\w+)/i.exec(found)?.[1]?.toLowerCase()
  return result === 'pass' || result === 'fail' ? result : 'none'
}

const bytesOf = (content: Read['attachments'][number]['content']): Buffer => {
  if (typeof content === 'string') return Buffer.from(content, 'utf8')
  return Buffer.from(content instanceof ArrayBuffer ? new Uint8Array(content) : content)
}

const mailOf = (read: Read): IncomingMail | undefined => {
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

type Reads = { parse(bytes: Uint8Array): Promise<unknown> }
const isReader = (value: unknown): value is Reads =>
  typeof value === 'function' && 'parse' in value && typeof value.parse === 'function'

export const readMail = async (bytes: Uint8Array): Promise<IncomingMail | undefined> => {
  const reader = exported(await load(names.reader), 'default')
  if (!isReader(reader)) throw new ProviderError('unavailable', `${names.reader} is another release`)
  const { data } = readShape.safeParse(await reader.parse(bytes))
  return data && mailOf(data)
}
