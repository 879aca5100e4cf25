/** What an installation lacks before it serves customers: it starts all the same, and says each in one sentence. Security (g) 4. */
import { isLoopback } from '#addresses.ts'
import { addressesFor, type Config } from './config.ts'
import { gapTexts } from './config.texts.ts'

type Gap = readonly [isSo: boolean, sentence: string]

const isHttps = ({ PUBLIC_URL }: Config) => PUBLIC_URL?.startsWith('https:') === true

const publicGaps = (config: Config): Gap[] => {
  const { PUBLIC_URL, TRUSTED_PROXIES } = config
  const isLocal = PUBLIC_URL === undefined || isLoopback(new URL(PUBLIC_URL).hostname)
  return [
    [isLocal, gapTexts.publicUrl],
    [!isLocal && !isHttps(config), gapTexts.https],
    [isHttps(config) && addressesFor(config).listed.some((one) => one.startsWith('http:')), gapTexts.alsoAt],
    // Arriero itself speaks plain http: who promises https has something in front.
    [isHttps(config) && TRUSTED_PROXIES === '', gapTexts.proxies],
  ]
}

/** In the order in which somebody would set them right. */
export const installationGaps = (config: Config): string[] => {
  const gaps: Gap[] = [
    ...publicGaps(config),
    [config.DATABASE_URL === undefined, gapTexts.database],
    [config.PAYMENT_ACTION_URL === undefined, gapTexts.payment],
    [config.PAYMENT_ACTION_URL !== undefined && config.PAYMENT_MODE === 'TEST', gapTexts.paymentTest],
    [config.INSURER_URL === undefined, gapTexts.insurer],
    [config.MAIL_URL === undefined, gapTexts.mail],
    [config.MAIL_SANDBOX === 'on', gapTexts.mailOpen],
    [config.MAILBOX_SANDBOX === 'on', gapTexts.mailboxOpen],
    [config.WHATSAPP_SANDBOX === 'on', gapTexts.whatsappOpen],
    [config.CONTACT_PHONE === undefined && config.CONTACT_EMAIL === undefined, gapTexts.contact],
    [config.LIMIT_FACTOR > 1, gapTexts.limits],
    [config.WEBHOOK_PRIVATE_TARGETS === 'on', gapTexts.webhooks],
  ]
  return gaps.flatMap(([isSo, sentence]) => (isSo ? [sentence] : []))
}
