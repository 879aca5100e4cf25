/** The gateway's settings and what makes them unusable. Security (g) 3, CVE-2020-37168 (a short key is guessed offline). */
import { randomInt } from 'node:crypto'
import type { GatewayMode, PaidCharge } from './port.ts'
import type { SignatureAlgorithm } from './lyra.signature.ts'

export type ReturnUrls = Record<'success' | 'refused' | 'cancel' | 'error' | 'return', string>

export type LyraConfig = {
  /** Where the browser may be: addresses of this server, the public one first. */
  origins: readonly string[]
  /** The gateway's page, such as `https://secure.payzen.lat/vads-payment/`, or the sandbox's; `{origin}` is replaced. */
  actionUrl: string
  /** Eight digits. */
  siteId: string
  mode: GatewayMode
  algorithm: SignatureAlgorithm
  key: string
  /** Notices signed with it still count while a key is being changed. */
  previousKey?: string
  /** The shop's test key, where it is known: never good in production. */
  testKey?: string
  /** Where the gateway sends its notices (`vads_url_check`). */
  notificationUrl: string
  /** Of its web services, where they are used. */
  restUrl?: string
  /** Where the browser comes back, by what was paid; `{origin}` and `{orderId}` are replaced. */
  returnUrls: Record<PaidCharge, ReturnUrls>
}

export type PaymentConfigProblem =
  | 'site_id'
  | 'weak_key'
  | 'weak_previous_key'
  | 'test_key_in_production'
  | 'plain_http_in_production'
  | 'unsafe_url'

/** No plus sign can pass, so no value can be read as two; brackets are those of `[::1]`. Security TH1. */
export const safeValue = /^[A-Za-z0-9:/._[\]-]+$/

const minimumKeyLength = 16
const minimumDistinct = 6
const testKeyPrefix = 'test'

/** Few different characters, or neighbours that differ in few ways: 1122334455667788, abcabcabcabcabca, 0123456789abcdef. */
const hasLowVariety = (key: string): boolean => {
  const codes = [...key].map((character) => character.charCodeAt(0))
  const steps = codes.slice(1).map((code, index) => code - (codes[index] ?? 0))
  return new Set(codes).size < minimumDistinct || new Set(steps).size < minimumDistinct - 1
}

const isWeak = (key: string): boolean => key.length < minimumKeyLength || hasLowVariety(key)

const isUrl = (value: string): boolean =>
  URL.canParse(value) && /^https?:$/.test(new URL(value).protocol) && safeValue.test(value)

/** A key for the sandbox, made anew per installation; its first letters mark it as worthless in production. */
export const newSandboxKey = (): string => {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'
  return testKeyPrefix + Array.from({ length: 28 }, () => letters[randomInt(letters.length)]).join('')
}

/** Everything wrong with these settings; empty means the server may start with them. */
export const paymentConfigProblems = (config: LyraConfig): PaymentConfigProblem[] => {
  const keys = [config.key, ...(config.previousKey === undefined ? [] : [config.previousKey])]
  const { service, standby } = config.returnUrls
  const back = [service, standby].flatMap((urls) => Object.values(urls))
  const visited = [config.actionUrl, ...back].map((url) => url.replace('{orderId}', 'x'))
  const urls = [
    config.notificationUrl,
    ...(config.restUrl === undefined ? [] : [config.restUrl]),
    ...config.origins.flatMap((origin) => visited.map((url) => url.replace('{origin}', origin))),
  ]
  const isProduction = config.mode === 'PRODUCTION'
  const isTestKey = (key: string) => key === config.testKey || key.toLowerCase().startsWith(testKeyPrefix)
  const checks: [PaymentConfigProblem, boolean][] = [
    ['site_id', !/^\d{8}$/.test(config.siteId)],
    ['weak_key', isWeak(config.key)],
    ['weak_previous_key', config.previousKey !== undefined && isWeak(config.previousKey)],
    ['test_key_in_production', isProduction && keys.some(isTestKey)],
    ['plain_http_in_production', isProduction && urls.some((url) => !url.startsWith('https://'))],
    ['unsafe_url', !urls.every(isUrl)],
  ]
  return checks.filter(([, isProblem]) => isProblem).map(([problem]) => problem)
}
