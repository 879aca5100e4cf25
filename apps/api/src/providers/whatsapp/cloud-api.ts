/** WhatsApp by Meta's Cloud API: one POST a message, of a template that Meta has approved. */
import { z } from 'zod'
import { ProviderError, type ProviderErrorKind } from '../provider-error.ts'
import type { WhatsappMessage, WhatsappSender } from './port.ts'

/** The house's own door: a token that ran out, a right that lacks, a number that is not registered. Staff mends it, and the message goes. */
const ownDoor: ReadonlySet<number> = new Set([0, 3, 10, 190, 131005, 131031, 131042, 131045, 133010])
/** Too much at once, or Meta is away. */
const later: ReadonlySet<number> = new Set([
  1, 2, 4, 80007, 130429, 131000, 131016, 131048, 131056, 131057, 132015, 133004,
])

const isPermission = (code: number): boolean => code >= 200 && code <= 299

/**
 * What the figures of Meta's refusals mean for a message: never again, or later. Rejected, among others: a number without
 * WhatsApp (131026), a template that is not there (132001) or lacks a parameter (132000).
 */
const kindOfAnswer = (status: number, code: number | undefined): ProviderErrorKind => {
  if (code !== undefined && (ownDoor.has(code) || later.has(code) || isPermission(code))) return 'unavailable'
  return status >= 500 || status === 429 || status === 401 ? 'unavailable' : 'rejected'
}

export type CloudApiOptions = {
  /** Without a closing slash; Meta's own unless a test stands in for it. */
  baseUrl: string
  /** `v23.0`: Meta keeps each for two years. */
  version: string
  /** Meta's id of the sending number. */
  phoneId: string
  token: string
  /** Of the templates, as registered: `es`, `es_CO`. */
  language: string
  timeoutMs: number
}

const accepted = z.object({ messages: z.array(z.object({ id: z.string().min(1) })).min(1) })
const refused = z.object({ error: z.object({ code: z.number() }) })

const text = (value: string) => ({ type: 'text', text: value })

type Posted = { message: WhatsappMessage; reference: string }

/** A button of a template takes the end of its address; that of a code takes the code, and is an address to Meta too. */
const requestOf = ({ message, reference }: Posted, language: string) => ({
  messaging_product: 'whatsapp',
  // Comes back with every status of this message.
  biz_opaque_callback_data: reference,
  recipient_type: 'individual',
  to: message.to.replace(/^\+/, ''),
  type: 'template',
  template: {
    name: message.template,
    language: { code: language },
    components: [
      { type: 'body', parameters: message.parameters.map(text) },
      { type: 'button', sub_type: 'url', index: '0', parameters: [text(message.button)] },
    ],
  },
})

/** Nothing was sent where the connection never stood; in every other case the message may be on its way. */
const unsent: ReadonlySet<unknown> = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'UND_ERR_CONNECT_TIMEOUT',
])

const codeOf = (error: unknown): unknown => {
  const cause: unknown = error instanceof Error ? error.cause : undefined
  return typeof cause === 'object' && cause !== null && 'code' in cause ? cause.code : undefined
}

const jsonOf = (body: string): unknown => {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}

const post = async (options: CloudApiOptions, posted: Posted) => {
  const { baseUrl, version, phoneId, token, timeoutMs, language } = options
  const answer = await fetch(`${baseUrl}/${version}/${phoneId}/messages`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(requestOf(posted, language)),
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  })
  return { status: answer.status, body: jsonOf(await answer.text()) }
}

/** What Meta says may hold the number: only its figures go further. */
const judge = ({ status, body }: { status: number; body: unknown }): string => {
  const right = accepted.safeParse(body)
  if (status >= 200 && status <= 299) {
    if (right.success && right.data.messages[0]) return right.data.messages[0].id
    throw new ProviderError('garbled', `whatsapp ${status}: not its protocol`)
  }
  const wrong = refused.safeParse(body)
  const code = wrong.success ? wrong.data.error.code : undefined
  throw new ProviderError(kindOfAnswer(status, code), `whatsapp ${status} ${code ?? ''}`.trim())
}

export const cloudApi = (options: CloudApiOptions): WhatsappSender => ({
  send: async (message, reference) => {
    const answer = await post(options, { message, reference }).catch((error: unknown) => {
      const kind = unsent.has(codeOf(error)) ? 'unavailable' : 'timeout'
      throw new ProviderError(kind, 'whatsapp', { cause: error })
    })
    return judge(answer)
  },
})
