/** Which driver stands behind each port, by settings. */
import { createHmac } from 'node:crypto'
import { join } from 'node:path'
import type { Config } from '#config.ts'
import type { Log, Providers } from '#context.ts'
import type { Addresses } from '#addresses.ts'
import type { Secrets } from '../secrets.ts'
import type { Drawers } from './drawers.ts'
import { httpInsurer } from './insurance/http.ts'
import { lyraGateway } from './payment/lyra.ts'
import { lyraRefunds } from './payment/lyra.rest.ts'
import { paymentConfigProblems, type LyraConfig, type ReturnUrls } from './payment/lyra.config.ts'
import { paymentConfigTexts } from './payment/payment-config.texts.ts'
import { openMailbox } from './mail/sandbox/mailbox.ts'
import { imapMailbox } from './mailbox/imap.ts'
import { openImap, readMail } from './mailbox/imap-libraries.ts'
import { smtpMail } from './mail/smtp.ts'
import { openOfficialWays } from './official-ways/embedded.ts'
import type { OfficialWays } from './official-ways/port.ts'
import { createGazetteer } from './places/gazetteer.ts'
import { createNominatimPlaces } from './places/nominatim.ts'
import { createPhotonPlaces } from './places/photon.ts'
import type { PlacesProvider } from './places/port.ts'
import { webPushSender } from './push/web-push.ts'
import { withFallback } from './routing/fallback.ts'
import { createOsrmRouting } from './routing/osrm.ts'
import { createRoadRouting } from './routing/road-routing.ts'
import { createRoadsWorker } from './routing/roads/roads-worker.ts'
import { createValhallaRouting } from './routing/valhalla.ts'
import { openStorage, type StoreSettings } from './storage/storage.ts'
import { withDemoReceivers } from './webhooks/demo-receivers.ts'
import { httpWebhooks } from './webhooks/http-webhooks.ts'
import { cloudApi } from './whatsapp/cloud-api.ts'
import { openMessageBox } from './whatsapp/sandbox/message-box.ts'

/** As the gateway's own kits wait: it may work on a refund for long. */
const refundTimeoutMs = 45_000
const insurerTimeoutMs = 10_000
const mapTimeoutMs = 4_000
const mailTimeoutMs = 20_000
const pushTimeoutMs = 10_000
const webhookTimeoutMs = 10_000
const whatsappTimeoutMs = 15_000
const metaUrl = 'https://graph.facebook.com'
const sandboxSiteId = '10203040'

export type ProviderFacts = {
  config: Config
  secrets: Secrets
  /** By which browsers and the gateway reach us. */
  addresses: Addresses
  dataFolder: string
  drawers: Drawers
  isDemo: boolean
  log: Log
}

/** All that the work of the product writes into the data folder, beside the database. */
export const filesFolder = (dataFolder: string): string => join(dataFolder, 'files')

export type WhatsappAccount = {
  phoneId: string
  /** Of the app: signs what is posted to us. */
  appSecret: string
  verifyToken: string
  isSandbox: boolean
}

/** Meta's account, or the sandbox's where there is none and it may be read; undefined where no message goes out at all. */
export const whatsappAccount = ({
  config,
  secrets,
  isDemo,
}: Pick<ProviderFacts, 'config' | 'secrets' | 'isDemo'>): WhatsappAccount | undefined => {
  const { WHATSAPP_PHONE_ID: phoneId, WHATSAPP_APP_SECRET: appSecret } = config
  const { WHATSAPP_VERIFY_TOKEN: verifyToken } = config
  if (phoneId && appSecret && verifyToken) return { phoneId, appSecret, verifyToken, isSandbox: false }
  if ((config.WHATSAPP_SANDBOX ?? (isDemo ? 'on' : 'off')) === 'off') return undefined
  const own = (what: string) =>
    createHmac('sha256', secrets.webhookKey).update(`sandbox whatsapp ${what}`).digest('hex')
  return { phoneId: '0', appSecret: own('app'), verifyToken: own('verify'), isSandbox: true }
}

export type MailboxAccount = {
  address: string
  /** Of whoever posts mails to us; undefined where the mailbox is asked by IMAP alone. */
  secret: string | undefined
  imapUrl: string | undefined
  isSandbox: boolean
}

/** Nobody's: what is written there comes from the sandbox alone. */
const sandboxAddress = 'pqr@correo.invalid'

/** The mailbox of the settings, or the sandbox's where there is none; undefined where no mail comes in at all. */
export const mailboxAccount = ({
  config,
  secrets,
  isDemo,
}: Pick<ProviderFacts, 'config' | 'secrets' | 'isDemo'>): MailboxAccount | undefined => {
  const { MAILBOX_ADDRESS: address, MAILBOX_SECRET: secret, MAILBOX_IMAP_URL: imapUrl } = config
  if (address) return { address, secret, imapUrl, isSandbox: false }
  if (config.MAIL_URL || (config.MAILBOX_SANDBOX ?? (isDemo ? 'on' : 'off')) === 'off') return undefined
  const own = createHmac('sha256', secrets.webhookKey).update('sandbox mailbox').digest('hex')
  return { address: sandboxAddress, secret: own, imapUrl: undefined, isSandbox: true }
}

/** The page that reads what became of it, whatever end it had. */
const returnsTo = (url: string): ReturnUrls => ({
  success: url,
  refused: url,
  cancel: url,
  error: url,
  return: url,
})

export const gatewayConfig = ({
  config,
  secrets,
  addresses,
}: Pick<ProviderFacts, 'config' | 'secrets' | 'addresses'>): LyraConfig => {
  const page = '{origin}/main/cliente-servicios/{orderId}/pagar'
  return {
    origins: addresses.listed,
    actionUrl: config.PAYMENT_ACTION_URL ?? '{origin}/sandbox/pasarela/',
    siteId: config.PAYMENT_SITE_ID ?? sandboxSiteId,
    mode: config.PAYMENT_MODE,
    algorithm: config.PAYMENT_ALGORITHM,
    key: config.PAYMENT_KEY ?? secrets.sandboxGatewayKey,
    ...(config.PAYMENT_PREVIOUS_KEY ? { previousKey: config.PAYMENT_PREVIOUS_KEY } : {}),
    ...(config.PAYMENT_TEST_KEY ? { testKey: config.PAYMENT_TEST_KEY } : {}),
    ...(config.PAYMENT_REST_URL ? { restUrl: config.PAYMENT_REST_URL } : {}),
    notificationUrl: `${addresses.publicUrl}/v1/payment/notification`,
    returnUrls: { service: returnsTo(`${page}/retorno`), standby: returnsTo(`${page}/espera/retorno`) },
  }
}

/** One sentence per setting of the gateway with which Arriero must not start. */
export const gatewayProblems = (facts: Parameters<typeof gatewayConfig>[0]): string[] =>
  paymentConfigProblems(gatewayConfig(facts)).map((problem) => paymentConfigTexts[problem])

/** Of the sandbox's web services, as the platform writes those of trials. */
export const sandboxRestPassword = ({ sandboxGatewayKey }: Secrets): string =>
  `testpassword_${createHmac('sha256', sandboxGatewayKey).update('rest').digest('hex')}`

/** The gateway's web services, or the sandbox's; null where payments are real and no keys of theirs are set. */
const refunds = ({ config, secrets, addresses }: ProviderFacts): Providers['refunds'] => {
  const { PAYMENT_ACTION_URL, PAYMENT_REST_URL: url, PAYMENT_REST_PASSWORD: password } = config
  const siteId = config.PAYMENT_SITE_ID ?? sandboxSiteId
  if (url && password)
    return lyraRefunds({ baseUrl: url.replace(/\/$/, ''), siteId, password, timeoutMs: refundTimeoutMs })
  if (PAYMENT_ACTION_URL) return null
  return lyraRefunds({
    baseUrl: `${addresses.publicUrl}/sandbox/pasarela`,
    siteId,
    password: sandboxRestPassword(secrets),
    timeoutMs: refundTimeoutMs,
  })
}

const service = (setting: string) => {
  const at = setting.indexOf('=')
  return { kind: setting.slice(0, at), baseUrl: setting.slice(at + 1), timeoutMs: mapTimeoutMs }
}

const places = ({ PLACES_SERVICE }: Config) => {
  if (!PLACES_SERVICE) return createGazetteer()
  const { kind, ...at } = service(PLACES_SERVICE)
  return kind === 'photon' ? createPhotonPlaces(at) : createNominatimPlaces(at)
}

const routing = (
  { config: { ROUTING_SERVICE }, log }: ProviderFacts,
  { towns, officialWays }: { towns: PlacesProvider; officialWays: OfficialWays },
) => {
  const embedded = createRoadRouting({
    roads: createRoadsWorker(),
    officialWays,
    headOf: (code) => towns.byCode(code),
    townAt: (point) => towns.at(point).code,
  })
  if (!ROUTING_SERVICE) return embedded
  const { kind, ...at } = service(ROUTING_SERVICE)
  const outside = kind === 'osrm' ? createOsrmRouting(at) : createValhallaRouting(at)
  return withFallback(outside, embedded, (error) => log.warn({ code: 'routing.fallback', kind: error.kind }))
}

const mail = ({ config, drawers }: ProviderFacts) =>
  config.MAIL_URL && config.MAIL_FROM
    ? smtpMail({ url: config.MAIL_URL, from: config.MAIL_FROM, timeoutMs: mailTimeoutMs })
    : openMailbox(drawers)

const mailbox = (facts: ProviderFacts): Providers['mailbox'] => {
  const account = mailboxAccount(facts)
  if (!account) return null
  const { address, imapUrl: url } = account
  return url === undefined
    ? { address, fetch: null }
    : imapMailbox({ address, url, timeoutMs: mailTimeoutMs, open: openImap, read: readMail })
}

const push = ({ config, secrets, addresses: { publicUrl } }: ProviderFacts) =>
  webPushSender({
    keys: secrets.push,
    // Push services take a page only where it is one of the open web.
    contact: config.CONTACT_EMAIL ? `mailto:${config.CONTACT_EMAIL}` : publicUrl.replace(/^http:/, 'https:'),
    hosts: config.PUSH_HOSTS.split(',').filter(Boolean),
    timeoutMs: pushTimeoutMs,
  })

const webhooks = ({ config, secrets, isDemo }: ProviderFacts) => {
  const caller = httpWebhooks({
    installationKey: secrets.webhookKey,
    timeoutMs: webhookTimeoutMs,
    userAgent: `${config.BRAND_NAME.replace(/[^A-Za-z0-9]+/g, '-')}-Webhooks/1`,
    allowsPrivate: config.WEBHOOK_PRIVATE_TARGETS === 'on',
  })
  return isDemo ? withDemoReceivers(caller) : caller
}

const whatsapp = (facts: ProviderFacts): Providers['whatsapp'] => {
  const { config, drawers } = facts
  const account = whatsappAccount(facts)
  if (!account) return null
  if (account.isSandbox) return openMessageBox(drawers)
  return cloudApi({
    baseUrl: metaUrl,
    version: config.WHATSAPP_API_VERSION,
    phoneId: account.phoneId,
    token: config.WHATSAPP_TOKEN ?? '',
    language: config.WHATSAPP_LANGUAGE,
    timeoutMs: whatsappTimeoutMs,
  })
}

const storeTimeoutMs = 30_000

/** Undefined where files stay in the folder. */
export const storeOf = (config: Config): StoreSettings | undefined => {
  const { FILES_S3_URL: url, FILES_S3_KEY: key, FILES_S3_SECRET: secret, FILES_S3_REGION: region } = config
  const isReadDirectly = config.FILES_S3_READS === 'store'
  return url && key && secret
    ? { url, key, secret, region, timeoutMs: storeTimeoutMs, isReadDirectly }
    : undefined
}

export const openProviders = (facts: ProviderFacts): Providers => {
  const { config, secrets, addresses, dataFolder } = facts
  const gateway = gatewayConfig(facts)
  const towns = places(config)
  const officialWays = openOfficialWays({ headOf: (code) => towns.byCode(code) })
  return {
    payment: { ...lyraGateway(gateway), siteId: gateway.siteId },
    refunds: refunds(facts),
    insurer: httpInsurer({
      baseUrl: config.INSURER_URL ?? `${addresses.publicUrl}/sandbox/aseguradora`,
      key: config.INSURER_KEY ?? secrets.sandboxInsurerKey,
      timeoutMs: insurerTimeoutMs,
    }),
    places: towns,
    routing: routing(facts, { towns, officialWays }),
    officialWays,
    storage: openStorage(storeOf(config), filesFolder(dataFolder)),
    mail: mail(facts),
    mailbox: mailbox(facts),
    push: push(facts),
    webhooks: webhooks(facts),
    whatsapp: whatsapp(facts),
  }
}
