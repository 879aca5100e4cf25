/** Signed addresses of files: who may read the object gets one with it, good for minutes. Decisions §12. */
import { createHmac, timingSafeEqual } from 'node:crypto'
import { isWithinLife } from '@arriero/domain/time/ahead'
import { LRUCache } from 'lru-cache'

/** The address stays the same this long, so that a browser's cache is of use. */
const windowMs = 150_000
const lifeMs = 2 * windowMs

const signatureOf = (secret: string | Buffer, id: string, expirySeconds: number) =>
  createHmac('sha256', secret).update(`file ${id} ${expirySeconds}`).digest()

/** Behind the id of a PDF in its name and in its address: whoever shows papers knows by it that this one is no picture. */
export const pdfEnding = '.pdf'

/** Good for 2.5 to 5 minutes. `name`: an id, with `.pdf` behind it where it is one. */
const makeFileUrl = (secret: string | Buffer, name: string, now: Date): string => {
  const [id = ''] = name.split('.')
  const expirySeconds = ((Math.floor(now.getTime() / windowMs) + 2) * windowMs) / 1000
  return `/v1/file/${name}?e=${expirySeconds}&s=${signatureOf(secret, id, expirySeconds).toString('base64url')}`
}

/** One list and the next show the same pictures. */
const keptMost = 20_000

/** The same, signed once for as long as an address stays the same. */
export const fileUrls = (secret: string | Buffer) => {
  const kept = new LRUCache<string, { url: string; window: number }>({ max: keptMost })
  return (name: string, now: Date): string => {
    const window = Math.floor(now.getTime() / windowMs)
    const known = kept.get(name)
    if (known?.window === window) return known.url
    const url = makeFileUrl(secret, name, now)
    kept.set(name, { url, window })
    return url
  }
}

export type FileUrlParts = { id: string; e: string; s: string }

/** Seconds the address is still good for; undefined when it is not ours, over, or of a clock that ran ahead. */
export const secondsLeft = (
  secret: string | Buffer,
  { id, e, s }: FileUrlParts,
  now: Date,
): number | undefined => {
  if (!/^\d{1,12}$/.test(e) || !/^[A-Za-z0-9_-]{43}$/.test(s)) return undefined
  const expirySeconds = Number(e)
  if (!timingSafeEqual(Buffer.from(s, 'base64url'), signatureOf(secret, id, expirySeconds))) return undefined
  const expiresAt = new Date(expirySeconds * 1000)
  const left = Math.floor((expiresAt.getTime() - now.getTime()) / 1000)
  return left > 0 && isWithinLife(expiresAt, lifeMs, now) ? left : undefined
}
