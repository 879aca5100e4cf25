/** What Meta posts to us: what became of messages, and what people answered. Signed with the app's secret. */
import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'

const prefix = 'sha256='

export const signatureOf = (secret: string, body: Buffer): string =>
  prefix + createHmac('sha256', secret).update(body).digest('hex')

/** Over the bytes as they came: written anew they would be others. */
export const isSigned = (secret: string, body: Buffer, signature: string | undefined): boolean => {
  const expected = Buffer.from(signatureOf(secret, body))
  const given = Buffer.from(signature ?? '')
  return given.length === expected.length && timingSafeEqual(given, expected)
}

const status = z.object({
  id: z.string(),
  status: z.string(),
  biz_opaque_callback_data: z.string().optional(),
  errors: z.array(z.object({ code: z.number() })).optional(),
})

const answer = z.object({
  from: z.string(),
  text: z.object({ body: z.string() }).optional(),
  button: z.object({ text: z.string() }).optional(),
})

const posted = z.object({
  entry: z
    .array(
      z.object({
        changes: z.array(
          z.object({
            value: z.object({
              metadata: z.object({ phone_number_id: z.string() }).optional(),
              statuses: z.array(z.unknown()).optional(),
              messages: z.array(z.unknown()).optional(),
            }),
          }),
        ),
      }),
    )
    .max(1_000),
})

export type WhatsappReport = {
  sentAs: string
  /** What we named the message when we sent it; absent where we named none. */
  reference?: string
  reported: 'delivered' | 'read' | 'failed'
  problem?: string
}
/** `from` is E.164. */
export type WhatsappAnswer = { from: string; text: string }
export type Incoming = { reports: WhatsappReport[]; answers: WhatsappAnswer[] }

const reportedAs: Readonly<Record<string, WhatsappReport['reported']>> = {
  delivered: 'delivered',
  read: 'read',
  failed: 'failed',
}

const reportOf = (raw: unknown): WhatsappReport[] => {
  const { data } = status.safeParse(raw)
  const reported = data && Object.hasOwn(reportedAs, data.status) ? reportedAs[data.status] : undefined
  if (!data || !reported) return []
  const { id: sentAs, biz_opaque_callback_data: reference, errors } = data
  const code = errors?.[0]?.code
  const named = reference === undefined ? {} : { reference }
  return [{ sentAs, ...named, reported, ...(code === undefined ? {} : { problem: `whatsapp ${code}` }) }]
}

const answerOf = (raw: unknown): WhatsappAnswer[] => {
  const { data } = answer.safeParse(raw)
  const text = data?.text?.body ?? data?.button?.text
  return data && text !== undefined ? [{ from: `+${data.from.replace(/^\+/, '')}`, text }] : []
}

/** Of the number with this id; what is of no use here is left out. Undefined for what is not their protocol. */
export const readIncoming = (body: Buffer, phoneId: string): Incoming | undefined => {
  let json: unknown
  try {
    json = JSON.parse(body.toString('utf8'))
  } catch {
    return undefined
  }
  const { data } = posted.safeParse(json)
  if (!data) return undefined
  const values = data.entry
    .flatMap(({ changes }) => changes.map(({ value }) => value))
    .filter(({ metadata }) => metadata === undefined || metadata.phone_number_id === phoneId)
  return {
    reports: values.flatMap(({ statuses = [] }) => statuses.flatMap(reportOf)),
    answers: values.flatMap(({ messages = [] }) => messages.flatMap(answerOf)),
  }
}
