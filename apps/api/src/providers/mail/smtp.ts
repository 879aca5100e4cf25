/** Mail by SMTP, to any server that an address of the form smtp://user:password@host:port names. */
import { createTransport } from 'nodemailer'
import { ProviderError, type ProviderErrorKind } from '../provider-error.ts'
import type { MailCarrier } from './port.ts'

export type SmtpOptions = {
  /** `smtp://…` or `smtps://…`. */
  url: string
  /** `Name <address>` or an address. */
  from: string
  timeoutMs: number
}

type Failure = { code?: unknown; responseCode?: unknown }

/** A 5xx answer is final, a 4xx asks for patience. */
const kindOf = ({ code, responseCode }: Failure): ProviderErrorKind => {
  if (typeof responseCode === 'number') return responseCode >= 500 ? 'rejected' : 'unavailable'
  if (code === 'ETIMEDOUT') return 'timeout'
  return code === 'EENVELOPE' ? 'rejected' : 'unavailable'
}

const nameOf = ({ code, responseCode }: Failure): string => {
  if (typeof responseCode === 'number') return String(responseCode)
  return typeof code === 'string' ? code : ''
}

/** A server of this machine needs no TLS: nothing leaves it. */
const onThisMachine = /^(localhost|127(\.\d+){3}|\[::1\])$/

export const smtpMail = ({ url, from, timeoutMs }: SmtpOptions): MailCarrier => {
  const domain = /@([^\s>]+)/.exec(from)?.[1] ?? 'localhost'
  const limits = { connectionTimeout: timeoutMs, greetingTimeout: timeoutMs, socketTimeout: timeoutMs }
  const server = new URL(url)
  const isSecure = server.protocol === 'smtps:'
  const transport = createTransport({
    host: server.hostname,
    port: server.port === '' ? (isSecure ? 465 : 587) : Number(server.port),
    secure: isSecure,
    // A server that does not offer it, or somebody between who hides that it does, is given no letter.
    requireTLS: !isSecure && !onThisMachine.test(server.hostname),
    ...(server.username === ''
      ? {}
      : { auth: { user: decodeURIComponent(server.username), pass: decodeURIComponent(server.password) } }),
    ...limits,
  })
  return {
    send: async ({ reference, ...mail }) => {
      try {
        await transport.sendMail({ from, messageId: `<${reference}@${domain}>`, ...mail })
      } catch (error) {
        const failure: Failure = typeof error === 'object' && error !== null ? error : {}
        // The words of the server may hold the address; they go no further.
        throw new ProviderError(kindOf(failure), `smtp ${nameOf(failure)}`)
      }
    },
  }
}
