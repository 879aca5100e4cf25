/**
 * Calls other people's servers. A name is looked up once a call, every address it leads to must be of the open internet, and the
 * connection goes to just those: a name that answers another address a moment later leads nowhere. No redirect is followed, no
 * connection is kept for the next call.
 */
import { lookup as systemLookup, type LookupAddress } from 'node:dns'
import { request as plainRequest } from 'node:http'
import { request as secureRequest } from 'node:https'
import type { LookupFunction } from 'node:net'
import { createHmac } from 'node:crypto'
import { ProviderError } from '../provider-error.ts'
import type { WebhookCaller, WebhookMessage } from './port.ts'
import ipaddr from 'ipaddr.js'

const internetSix = ipaddr.IPv6.parseCIDR('2000::/3')

/**
 * Which addresses are of the open internet: a server that calls what people name must not be led to itself or its
 * neighbours. False for loopback, private, link-local, reserved and translated addresses, also inside an IPv6 one, and for
 * what is none.
 */
export const isPublicAddress = (text: string): boolean => {
  if (!ipaddr.isValid(text)) return false
  const address = ipaddr.process(text)
  if (address.range() !== 'unicast') return false
  // Of IPv6 the internet is 2000::/3; what lies beyond, `::127.0.0.1` of old among it, is nobody's.
  return !(address instanceof ipaddr.IPv6) || address.match(internetSix)
}

/** The address that stands in a URL itself, without its brackets; undefined where a name does. */
export const literalAddress = (hostname: string): string | undefined => {
  const bare = hostname.replace(/^\[(.*)\]$/, '$1')
  return ipaddr.isValid(bare) ? bare : undefined
}

const inside = /(^|\.)(localhost|local|internal|intranet|lan|home|corp|onion)$/i

/** Names that lead nowhere on the open internet: of one part, or kept for inside. */
export const isPublicName = (hostname: string): boolean => {
  const name = hostname.replace(/\.$/, '')
  return name.includes('.') && !inside.test(name)
}

const prefix = 'whsec_'

/** Made from the installation's key, so that no database and no copy of it holds a secret. */
const secretFrom = (installationKey: string, webhookId: string, version: number): string =>
  prefix + createHmac('sha256', installationKey).update(`webhook ${webhookId} ${version}`).digest('base64')

const signatureWith = (secret: string, content: string): string => {
  const key = Buffer.from(secret.slice(prefix.length), 'base64')
  return `v1,${createHmac('sha256', key).update(content).digest('base64')}`
}

type Signed = { id: string; at: Date; body: string; secrets: readonly string[] }

/** Standard Webhooks 1.0: HMAC-SHA256 over id, second and body. */
const signedHeaders = ({ id, at, body, secrets }: Signed): Record<string, string> => {
  const seconds = String(Math.floor(at.getTime() / 1000))
  return {
    'webhook-id': id,
    'webhook-timestamp': seconds,
    'webhook-signature': secrets.map((secret) => signatureWith(secret, `${id}.${seconds}.${body}`)).join(' '),
  }
}

type Resolve = (
  hostname: string,
  answer: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void

export type HttpWebhooksOptions = {
  installationKey: string
  timeoutMs: number
  /** What the receiver reads in `user-agent`. */
  userAgent: string
  /** Plain http and addresses inside, for a laptop's own tests; never in production. */
  allowsPrivate: boolean
  /** Those of https, unless tests listen elsewhere. */
  ports?: readonly number[]
  /** Tests resolve host names by a function of their own. */
  resolve?: Resolve
}

const resolveBySystem: Resolve = (hostname, answer) => systemLookup(hostname, { all: true }, answer)

const refused = () => new ProviderError('rejected', 'webhook address')

/** What a connection may go to: all addresses of the name, or nothing. */
const pinned =
  ({ allowsPrivate, resolve = resolveBySystem }: HttpWebhooksOptions): LookupFunction =>
  (hostname, { all }, answer) =>
    resolve(hostname, (error, addresses) => {
      const [first] = addresses ?? []
      if (error || !first) return answer(error ?? new ProviderError('unavailable', 'webhook name'), '')
      const isSafe = allowsPrivate || addresses.every(({ address }) => isPublicAddress(address))
      if (!isSafe) return answer(refused(), '')
      return all ? answer(null, addresses) : answer(null, first.address, first.family)
    })

/** Where web servers listen: who answers elsewhere, a mail server or a database, is not asked whether he is there. */
const webPorts: readonly number[] = [443, 8443]

const isCallable = (
  text: string,
  { allowsPrivate, ports = webPorts }: Pick<HttpWebhooksOptions, 'allowsPrivate' | 'ports'>,
): boolean => {
  if (!URL.canParse(text)) return false
  const { protocol, hostname, port, username, password } = new URL(text)
  if (username !== '' || password !== '') return false
  if (allowsPrivate) return protocol === 'https:' || protocol === 'http:'
  if (port !== '' && !ports.includes(Number(port))) return false
  const literal = literalAddress(hostname)
  return protocol === 'https:' && (literal === undefined ? isPublicName(hostname) : isPublicAddress(literal))
}

const kindOf = (error: unknown): ProviderError => {
  if (error instanceof ProviderError) return error
  const isLate = error instanceof Error && (error.name === 'AbortError' || error.name === 'TimeoutError')
  return new ProviderError(isLate ? 'timeout' : 'unavailable', 'webhook', { cause: error })
}

const post = (message: WebhookMessage, options: HttpWebhooksOptions): Promise<number> =>
  new Promise((resolve, reject) => {
    const url = new URL(message.url)
    const request = (url.protocol === 'https:' ? secureRequest : plainRequest)(url, {
      method: 'POST',
      agent: false,
      lookup: pinned(options),
      signal: AbortSignal.timeout(options.timeoutMs),
      headers: {
        ...signedHeaders(message),
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(message.body),
        'user-agent': options.userAgent,
      },
    })
    request.once('error', reject)
    request.once('response', (response) => {
      resolve(response.statusCode ?? 0)
      // What else it says is nobody's business here, and may be endless.
      response.once('error', () => undefined)
      response.destroy()
    })
    request.end(message.body)
  })

export const httpWebhooks = (options: HttpWebhooksOptions): WebhookCaller => ({
  denial: (url) => (isCallable(url, options) ? undefined : 'webhook.address_refused'),
  secretOf: (webhookId, version) => secretFrom(options.installationKey, webhookId, version),
  send: async (message) => {
    if (!isCallable(message.url, options)) throw refused()
    try {
      return await post(message, options)
    } catch (error) {
      throw kindOf(error)
    }
  },
})
