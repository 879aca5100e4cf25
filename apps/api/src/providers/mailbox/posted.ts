/** A mail as it is posted to us: JSON, signed with its moment, so that nobody else can post one and none can be posted again later. */
import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { clean, isAddress, mailMost } from './plain-words.ts'
import type { IncomingMail } from './port.ts'

export const signatureHeader = 'x-mailbox-signature'
export const momentHeader = 'x-mailbox-timestamp'

const prefix = 'sha256='
const lifeMs = 5 * 60_000

type Signed = { secret: string; body: Buffer; moment: string }

/** `moment`: seconds since 1970, as the header says it. */
export const mailSignature = ({ secret, body, moment }: Signed): string =>
  prefix + createHmac('sha256', secret).update(`${moment}.`).update(body).digest('hex')

type Given = { secret: string; body: Buffer; moment: unknown; signature: unknown }

/** Over the bytes as they came, by who knows the secret, and within five minutes of now. */
export const isMailSigned = ({ secret, body, moment, signature }: Given, now: Date): boolean => {
  if (typeof moment !== 'string' || typeof signature !== 'string' || !/^\d{1,12}$/.test(moment)) return false
  if (Math.abs(now.getTime() - Number(moment) * 1000) > lifeMs) return false
  const expected = Buffer.from(mailSignature({ secret, body, moment }))
  const given = Buffer.from(signature)
  return given.length === expected.length && timingSafeEqual(given, expected)
}

const wellFormed = (text: string): string => text.toWellFormed()
const short = (most: number) => z.string().max(most).transform(clean)

const address = z
  .string()
  .max(mailMost.address)
  .transform((text) => (/<([^<>]+)>\s*$/.exec(text)?.[1] ?? text).trim())
  .refine(isAddress)

const nameOf = (text: string): string | undefined =>
  /^\s*"?([^"<]*?)"?\s*<[^<>]+>\s*$/.exec(text)?.[1]?.trim() || undefined

const listed = (value: unknown): unknown[] => {
  if (value === undefined) return []
  return Array.isArray(value) ? value : [value]
}
const several = <S extends z.ZodType>(one: S, most: number) => z.preprocess(listed, z.array(one).max(most))

/** Headers that may come several times count as their last. */
const headers = z
  .record(z.string().max(200), z.unknown())
  .default({})
  .transform((all) =>
    Object.fromEntries(
      Object.entries(all).flatMap(([name, value]) => {
        const last: unknown = Array.isArray(value) ? value.at(-1) : value
        return typeof last === 'string' ? [[name.toLowerCase(), last.slice(0, 1_000)]] : []
      }),
    ),
  )

const posted = z.object({
  messageId: z.string().min(3).max(mailMost.name).transform(clean),
  from: z.string().max(600),
  to: several(address, mailMost.addresses),
  cc: several(address, mailMost.addresses),
  subject: short(mailMost.subject).default(''),
  text: z.string().max(mailMost.body).transform(wellFormed).optional(),
  html: z.string().max(mailMost.body).transform(wellFormed).optional(),
  inReplyTo: z.string().max(mailMost.name).optional(),
  references: several(z.string().max(mailMost.name), mailMost.references),
  headers,
  verdict: z.enum(['pass', 'fail', 'none']).default('none'),
  attachments: z
    .array(
      z.object({
        name: short(mailMost.fileName).default(''),
        type: z.string().max(200).default('application/octet-stream'),
        content: z.string(),
      }),
    )
    .max(mailMost.files)
    .default([]),
})
type Whole = z.input<typeof posted>
/** As it is posted: copies and what it answers may be missing. */
export type PostedMail = Omit<Whole, 'cc' | 'references'> & Partial<Pick<Whole, 'cc' | 'references'>>

const bytesOf = (content: string): Buffer => Buffer.from(content, 'base64')

/** Undefined for what is not this protocol. */
export const readPosted = (body: Buffer): IncomingMail | undefined => {
  let json: unknown
  try {
    json = JSON.parse(body.toString('utf8'))
  } catch {
    return undefined
  }
  const { data } = posted.safeParse(json)
  const from = data && address.safeParse(data.from).data
  if (!data || from === undefined) return undefined
  const { messageId, subject, text, html, inReplyTo, references, verdict } = data
  return {
    messageId,
    from: { address: from, name: nameOf(clean(data.from)) },
    to: [...data.to, ...data.cc],
    subject,
    text,
    html,
    inReplyTo,
    references,
    headers: data.headers,
    verdict,
    files: data.attachments.map(({ name, type, content }) => ({
      name,
      mediaType: type.toLowerCase(),
      bytes: bytesOf(content),
    })),
  }
}
