/** Environment → settings, each with what it is for. Start refuses what it does not understand. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parsePublicLinks } from '@arriero/domain/house/public-links'
import { z } from 'zod'
import { addressesOf, isLoopback, originIn, type Addresses } from '#addresses.ts'
import { mailboxSettings, mailContradictions } from './config/mail-settings.ts'
import { configTexts } from './config.texts.ts'

/** Splits a setting that is a list with commas. */
const listed = (text: string): string[] =>
  text
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean)

const flag = z.enum(['on', 'off'])
const optionalUrl = z.url({ protocol: /^https?$/ }).optional()
const postgresUrl = z
  .string()
  .regex(/^postgres(ql)?:\/\//)
  // A user and no host, for a socket, is an address for PostgreSQL but none for the web.
  .refine((text) => URL.canParse(text.replace('@/', '@localhost/')))
  .optional()

const shape = z.object({
  /** Port of portal and API. */
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  /** Address to listen on; the demo never listens beyond this machine. */
  HOST: z.string().optional(),
  /** Folder of everything that is kept: embedded database, files, secrets. */
  ARRIERO_DATA: z.string().default('data'),
  /** The keys of this installation in one line, as `npm run arriero -- llaves` prints them; without it they are files of ARRIERO_DATA. */
  ARRIERO_KEYS: z
    .string()
    .regex(/^[A-Za-z0-9_-]{200,4000}$/)
    .optional(),
  /** The bucket of a store that speaks S3, `https://store/bucket`; files stay in the folder without it. Key and secret are needed too. */
  FILES_S3_URL: optionalUrl,
  FILES_S3_KEY: z.string().min(3).optional(),
  FILES_S3_SECRET: z.string().min(6).optional(),
  FILES_S3_REGION: z
    .string()
    .regex(/^[a-z0-9-]{2,40}$/)
    .default('us-east-1'),
  /** Who hands out the bytes: every node, or the store itself by addresses that a node signs. */
  FILES_S3_READS: z.enum(['node', 'store']).default('node'),
  /** An outside PostgreSQL (15 or newer) instead of the embedded one. */
  DATABASE_URL: postgresUrl,
  /** The same database past a transaction pooler, for the live channel and migrations; then DATABASE_URL is taken for the pooler. */
  DATABASE_DIRECT_URL: postgresUrl,
  /** A replica of it for what only reads: lists, reports, exports. It is asked only where it has all that was acknowledged. */
  DATABASE_READ_URL: postgresUrl,
  /** Connections that this node keeps to it: 20 with a database of one's own, two of each core and two with the embedded one, six at least. */
  DATABASE_CONNECTIONS: z.coerce.number().int().min(4).max(200).optional(),
  /** NATS for hints between nodes, `nats://token@host:4222` or `nats://user:password@host:4222`, several with commas; without it the database carries them. */
  LIVE_URL: z
    .string()
    .refine((text) => listed(text).every((one) => /^(nats|tls):\/\//.test(one) && URL.canParse(one)))
    .optional(),
  /** `off`: start without the demo world; `on`: with one in a database of one's own too, which has none unless it is asked for. */
  ARRIERO_DEMO: flag.optional(),
  /** `on`, for one start: the keys of a data folder that is lost for good are replaced by those of this one. */
  KEYS_LOST: flag.optional(),
  /** One password for all demo logins, for tests; random otherwise. */
  ARRIERO_DEMO_PASSWORD: z.string().min(15).max(128).optional(),
  /** Folder of the built portal; without it only the API is served. */
  ARRIERO_WEB: z.string().optional(),
  /** Set while the portal is being built beside: ready is said when it is there. */
  ARRIERO_WEB_BUILDING: z.string().optional(),
  /** Address people reach us by, when it is not this machine's. */
  PUBLIC_URL: z
    .string()
    .refine((text) => originIn(text) !== undefined)
    .optional(),
  /** Further addresses people reach us by, separated by commas; at any other one a page says where we are. */
  ALSO_AT: z
    .string()
    .refine((text) => listed(text).every((one) => originIn(one) !== undefined))
    .default(''),
  /** Addresses of proxies whose X-Forwarded-For is believed, separated by commas. */
  TRUSTED_PROXIES: z.string().default(''),
  /** JSON lines on the console: `info` (every request) with a database of one's own, `warn` with the embedded one. */
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).optional(),
  /** Port of the metrics for Prometheus, on a listener of its own; there are none without it. */
  METRICS_PORT: z.coerce.number().int().min(0).max(65_535).optional(),
  /** Where that listens: this machine alone unless told. Never where strangers come in. */
  METRICS_HOST: z.string().default('127.0.0.1'),
  /** How long a node that was told to end goes on answering, in ms, while the proxy before it notices: 2,000 with a database of one's own, else 0. */
  DRAIN_MS: z.coerce.number().int().min(0).max(5_000).optional(),
  /** Multiplies the limits of calls per minute. */
  LIMIT_FACTOR: z.coerce.number().min(0.01).max(100_000).default(1),
  /** Milliseconds that a call may have to wait for a connection to the database before further ones are told to come again; 0: however long. */
  MOST_WAIT_MS: z.coerce.number().int().min(0).max(10_000).default(50),

  BRAND_NAME: z.string().default('Arriero'),
  CONTACT_PHONE: z.string().optional(),
  CONTACT_EMAIL: z.string().optional(),
  /** `name=url` separated by commas: android, ios, facebook, instagram, twitter, youtube. */
  PUBLIC_LINKS: z
    .string()
    .refine((text) => parsePublicLinks(text) !== undefined)
    .default(''),
  /** A MapLibre style for a real map; without it the embedded outline is drawn. */
  MAP_STYLE_URL: optionalUrl,

  /** Page of the payment gateway; without it the sandbox is used. */
  PAYMENT_ACTION_URL: optionalUrl,
  PAYMENT_SITE_ID: z.string().optional(),
  PAYMENT_MODE: z.enum(['TEST', 'PRODUCTION']).default('TEST'),
  /** What the shop signs with; the older `sha1` is for its tests alone. */
  PAYMENT_ALGORITHM: z.enum(['sha256', 'sha1']).default('sha256'),
  PAYMENT_KEY: z.string().optional(),
  /** The key before it, while it is being changed. */
  PAYMENT_PREVIOUS_KEY: z.string().optional(),
  /** The shop's test key, refused in production. */
  PAYMENT_TEST_KEY: z.string().optional(),
  /** The gateway's web services, by which money goes back, and their password (`testpassword_…`, `prodpassword_…`); by hand without them. */
  PAYMENT_REST_URL: optionalUrl,
  PAYMENT_REST_PASSWORD: z.string().min(24).optional(),

  /** Address of the insurer's service; without it the sandbox is used. */
  INSURER_URL: optionalUrl,
  INSURER_KEY: z.string().optional(),

  /** `smtp://user:password@server:587` or `smtps://…`; without it letters stay in the sandbox's letter box. */
  MAIL_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  /** Whom letters come from: `Name <address>` or an address. */
  MAIL_FROM: z
    .string()
    .regex(/^([^<>\r\n]+ <[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/)
    .optional(),
  /** `on`: the sandbox's letters can be read at `/sandbox/correo`, by anybody who reaches the portal; the demo does so anyway. */
  MAIL_SANDBOX: flag.optional(),
  ...mailboxSettings,
  /** Hosts of push services beyond those of the known browsers, separated by commas. */
  PUSH_HOSTS: z.string().default(''),

  /** Meta's id of the number that writes by WhatsApp; with it the token, the app's secret and the verify token are needed too. */
  WHATSAPP_PHONE_ID: z
    .string()
    .regex(/^\d{5,30}$/)
    .optional(),
  /** Of a system user of the business, with the right `whatsapp_business_messaging`. */
  WHATSAPP_TOKEN: z.string().min(20).optional(),
  /** Signs what Meta posts to `/v1/whatsapp/webhook`: what became of messages, and who wants no more. */
  WHATSAPP_APP_SECRET: z.string().min(16).optional(),
  /** Any word of one's own, typed at Meta too when that address is named there. */
  WHATSAPP_VERIFY_TOKEN: z.string().min(8).optional(),
  /** Of the Graph API; Meta keeps each for two years. */
  WHATSAPP_API_VERSION: z
    .string()
    .regex(/^v\d{2}\.\d$/)
    .default('v23.0'),
  /** The language in which the templates are registered. */
  WHATSAPP_LANGUAGE: z
    .string()
    .regex(/^es(_[A-Z]{2})?$/)
    .default('es'),
  /** `on`: what would go by WhatsApp can be read at `/sandbox/whatsapp`, by anybody who reaches the portal; the demo does so anyway. */
  WHATSAPP_SANDBOX: flag.optional(),

  /** `on`: webhooks may go to plain http and to this machine's own network; for tests on a laptop. */
  WEBHOOK_PRIVATE_TARGETS: flag.optional(),

  /** `photon=url` or `nominatim=url`; the embedded gazetteer otherwise. */
  PLACES_SERVICE: z
    .string()
    .regex(/^(photon|nominatim)=https?:/)
    .optional(),
  /** `osrm=url` or `valhalla=url`; the embedded roads otherwise. */
  ROUTING_SERVICE: z
    .string()
    .regex(/^(osrm|valhalla)=https?:/)
    .optional(),
})

export type Config = z.output<typeof shape>

export class ConfigError extends Error {
  readonly problems: readonly string[]
  constructor(problems: readonly string[]) {
    super(problems.join('\n'))
    this.name = 'ConfigError'
    this.problems = problems
  }
}

/** Whether there is a demo world: unless told otherwise in the embedded database, only where it is asked for in one of one's own. */
export const isDemoOf = ({ DATABASE_URL, ARRIERO_DEMO }: Config): boolean =>
  DATABASE_URL === undefined ? ARRIERO_DEMO !== 'off' : ARRIERO_DEMO === 'on'

/** The demo of one machine never listens beyond it; one on a database of one's own is meant for others. */
export const staysHere = (config: Config): boolean => isDemoOf(config) && config.DATABASE_URL === undefined

export const publicUrlOf = ({ PORT, PUBLIC_URL = '' }: Config): string =>
  originIn(PUBLIC_URL) ?? `http://localhost:${PORT}`

/** By which addresses people may come. */
export const addressesFor = (config: Config, publicUrl = publicUrlOf(config)): Addresses => {
  const { HOST, ALSO_AT } = config
  const listensHere = HOST === undefined ? staysHere(config) : isLoopback(HOST)
  return addressesOf({
    publicUrl,
    alsoAt: listed(ALSO_AT).map((one) => new URL(one).origin),
    isLocal: listensHere || isLoopback(new URL(publicUrl).hostname),
  })
}

type Contradiction = readonly [isSo: boolean, sentence: string]

/** The gateway tells trial from money by the password alone. */
const restContradictions = (config: Config): Contradiction[] => {
  const { PAYMENT_MODE: mode, PAYMENT_REST_URL: url, PAYMENT_REST_PASSWORD: password } = config
  const isOther = password?.startsWith(mode === 'TEST' ? 'test' : 'prod') === false
  if (isOther) return [[true, configTexts.restOtherMode]]
  return [[(url === undefined) !== (password === undefined), configTexts.restIncomplete]]
}

const filesContradictions = ({ FILES_S3_URL, FILES_S3_KEY, FILES_S3_SECRET }: Config): Contradiction[] => {
  const three = [FILES_S3_URL, FILES_S3_KEY, FILES_S3_SECRET]
  const given = three.filter((one) => one !== undefined).length
  return [[given > 0 && given < three.length, configTexts.filesIncomplete]]
}

const whatsappContradictions = (config: Config): Contradiction[] => {
  const { WHATSAPP_PHONE_ID, WHATSAPP_TOKEN, WHATSAPP_APP_SECRET, WHATSAPP_VERIFY_TOKEN } = config
  const four = [WHATSAPP_PHONE_ID, WHATSAPP_TOKEN, WHATSAPP_APP_SECRET, WHATSAPP_VERIFY_TOKEN]
  const given = four.filter((one) => one !== undefined).length
  return [
    [given > 0 && given < four.length, configTexts.whatsappIncomplete],
    [given === four.length && config.WHATSAPP_SANDBOX === 'on', configTexts.whatsappTwice],
    // Meta posts to an address of the open internet, and its buttons open it.
    [given === four.length && config.PUBLIC_URL?.startsWith('https:') !== true, configTexts.whatsappAddress],
  ]
}

const databaseContradictions = (config: Config): Contradiction[] => {
  const isOutside = config.DATABASE_URL !== undefined
  return [
    [config.DATABASE_DIRECT_URL !== undefined && !isOutside, configTexts.directAlone],
    [config.DATABASE_READ_URL !== undefined && !isOutside, configTexts.readAlone],
    [isOutside && config.WEBHOOK_PRIVATE_TARGETS === 'on', configTexts.webhooksInside],
  ]
}

/** What each setting allows by itself and all together do not. */
const contradictions = (config: Config): Contradiction[] => {
  const isDemo = isDemoOf(config)
  const { PAYMENT_SITE_ID, PAYMENT_KEY, PAYMENT_REST_URL, PAYMENT_MODE } = config
  const hasShop = Boolean(PAYMENT_SITE_ID ?? PAYMENT_KEY ?? PAYMENT_REST_URL) || PAYMENT_MODE === 'PRODUCTION'
  const isShopWhole = Boolean(PAYMENT_SITE_ID && PAYMENT_KEY)
  return [
    [config.PAYMENT_ACTION_URL !== undefined && !isShopWhole, configTexts.paymentIncomplete],
    [config.PAYMENT_ACTION_URL === undefined && hasShop, configTexts.paymentNowhere],
    [config.PAYMENT_MODE === 'PRODUCTION' && config.PAYMENT_ALGORITHM === 'sha1', configTexts.paymentSha1],
    [config.INSURER_URL !== undefined && !config.INSURER_KEY, configTexts.insurerIncomplete],
    [config.INSURER_URL === undefined && config.INSURER_KEY !== undefined, configTexts.insurerNowhere],
    ...restContradictions(config),
    ...mailContradictions(config),
    ...filesContradictions(config),
    ...whatsappContradictions(config),
    ...databaseContradictions(config),
    [!isDemo && config.ARRIERO_DEMO_PASSWORD !== undefined, configTexts.demoPasswordUnused],
    [
      staysHere(config) && config.HOST !== undefined && !isLoopback(config.HOST),
      configTexts.demoBeyondMachine,
    ],
    [config.METRICS_PORT === config.PORT && config.PORT !== 0, configTexts.metricsPublic],
  ]
}

/**
 * Settings that are files, as systemd, Docker and Kubernetes hand secrets to a service: a file `PAYMENT_KEY` of the folder is that setting. What the
 * environment says itself counts before it; files of other names are somebody else's.
 */
export const withCredentials = (
  environment: Record<string, string | undefined>,
): Record<string, string | undefined> => {
  const folder = environment['CREDENTIALS_DIRECTORY']
  if (!folder) return environment
  const names = readdirSync(folder).filter((name) => Object.hasOwn(shape.shape, name))
  const given = names.map((name) => [name, readFileSync(join(folder, name), 'utf8').trim()] as const)
  return { ...Object.fromEntries(given), ...environment }
}

/** Every problem at once, one sentence each. */
export const readConfig = (environment: Record<string, string | undefined>): Config => {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const result = shape.safeParse(given)
  if (!result.success) {
    const keys = new Set(result.error.issues.map(({ path }) => path.join('.')))
    throw new ConfigError([...keys].map(configTexts.wrong))
  }
  const problems = contradictions(result.data).flatMap(([isSo, sentence]) => (isSo ? [sentence] : []))
  if (problems.length > 0) throw new ConfigError(problems)
  return result.data
}
