/** Standard Webhooks 1.0: HMAC-SHA256 over id, second and body. */
import { createHmac } from 'node:crypto'

const prefix = 'whsec_'

/** Made from the installation's key, so that no database and no copy of it holds a secret. */
export const secretFrom = (installationKey: string, webhookId: string, version: number): string =>
  prefix + createHmac('sha256', installationKey).update(`webhook ${webhookId} ${version}`).digest('base64')

const signatureWith = (secret: string, content: string): string => {
  const key = Buffer.from(secret.slice(prefix.length), 'base64')
  return `v1,${createHmac('sha256', key).update(content).digest('base64')}`
}

type Signed = { id: string; at: Date; body: string; secrets: readonly string[] }

export const signedHeaders = ({ id, at, body, secrets }: Signed): Record<string, string> => {
  const seconds = String(Math.floor(at.getTime() / 1000))
  return {
    'webhook-id': id,
    'webhook-timestamp': seconds,
    'webhook-signature': secrets.map((secret) => signatureWith(secret, `${id}.${seconds}.${body}`)).join(' '),
  }
}
