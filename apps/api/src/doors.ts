/** What is served beside the endpoint table: files, the sandboxes of the outside world, the portal. */
import { bogotaDay } from '@arriero/domain/time/calendar'
import type { FastifyInstance } from 'fastify'
import type { Addresses } from '#addresses.ts'
import type { OpenCtx, Providers } from '#context.ts'
import type { Database } from '#database/connect.ts'
import { logoReads } from '#features/brand/logo-reads.ts'
import { keptSettings, openSettings } from '#features/brand/open-settings.ts'
import { fileReads } from '#features/files/file-reads.ts'
import { mailsHook, mailsHookPath } from '#features/mails/mails-hook.ts'
import { whatsappHook, whatsappHookPath } from '#features/whatsapp/whatsapp-hook.ts'
import { staticWeb } from '#http/pages/static-web.ts'
import { sandboxInsurer } from '#providers/insurance/sandbox/sandbox-insurer.ts'
import { openMailbox } from '#providers/mail/sandbox/mailbox.ts'
import { sandboxMailbox, type Writing } from '#providers/mail/sandbox/sandbox-mailbox.ts'
import { sandboxGateway } from '#providers/payment/sandbox/sandbox-gateway.ts'
import type { Drawers } from '#providers/drawers.ts'
import { gatewayConfig, mailboxAccount, sandboxRestPassword, whatsappAccount } from '#providers/providers.ts'
import { openMessageBox } from '#providers/whatsapp/sandbox/message-box.ts'
import { sandboxTelephone } from '#providers/whatsapp/sandbox/sandbox-telephone.ts'
import type { Parts } from './parts.ts'
import type { Secrets } from './secrets.ts'

type SandboxParts = Parts & { addresses: Addresses; secrets: Secrets; drawers: Drawers }

/** Where the sandbox posts what is written there as a person would; nowhere where mails come from a real mailbox. */
const writingOf = ({
  config,
  secrets,
  isDemo,
  publicUrl,
  clock,
}: Pick<SandboxParts, 'config' | 'secrets' | 'isDemo' | 'publicUrl'> & {
  clock: (() => Date) | undefined
}): Writing | undefined => {
  const account = mailboxAccount({ config, secrets, isDemo })
  if (!account?.isSandbox || account.secret === undefined) return undefined
  const { address, secret } = account
  return { address, secret, hookUrl: `${publicUrl}${mailsHookPath}`, now: clock ?? (() => new Date()) }
}

const mountSandboxes = async (
  app: FastifyInstance,
  { config, publicUrl, isDemo, addresses, secrets, drawers, clock }: SandboxParts,
): Promise<void> => {
  if (!config.PAYMENT_ACTION_URL) {
    const { siteId, key, algorithm } = gatewayConfig({ config, secrets, addresses })
    const gateway = sandboxGateway({
      siteId,
      key,
      algorithm,
      restPassword: sandboxRestPassword(secrets),
      drawers,
      notifyTimeoutMs: 10_000,
      shopName: config.BRAND_NAME,
    })
    await app.register(gateway, { prefix: '/sandbox/pasarela' })
  }
  if (!config.INSURER_URL) {
    const insurer = sandboxInsurer({
      key: secrets.sandboxInsurerKey,
      drawers,
      publicUrl: `${publicUrl}/sandbox/aseguradora`,
    })
    await app.register(insurer, { prefix: '/sandbox/aseguradora' })
  }
  // Letters hold codes: elsewhere than in a demo nobody reads them unless it is asked for.
  if (!config.MAIL_URL && (config.MAIL_SANDBOX ?? (isDemo ? 'on' : 'off')) === 'on') {
    const mailbox = openMailbox(drawers)
    await app.register(sandboxMailbox(mailbox, writingOf({ config, secrets, isDemo, publicUrl, clock })), {
      prefix: '/sandbox/correo',
    })
  }
  const account = whatsappAccount({ config, secrets, isDemo })
  if (account?.isSandbox) {
    const { appSecret, phoneId } = account
    const box = openMessageBox(drawers)
    const telephone = sandboxTelephone({
      box,
      appSecret,
      phoneId,
      webhookUrl: `${publicUrl}${whatsappHookPath}`,
    })
    await app.register(telephone, { prefix: '/sandbox/whatsapp' })
  }
}

const webFacts = (folder: string | undefined, openCtx: () => OpenCtx, publicUrl: string) => ({
  folder,
  siteFacts: async () => {
    const ctx = openCtx()
    // The front door stays open while the database is away.
    const set = await openSettings(ctx).catch(() => keptSettings(ctx))
    return { ...set, publicUrl, year: Number(bogotaDay(ctx.now).slice(0, 4)) }
  },
  house: () => openCtx().facts,
})

const mountWhatsapp = async (
  app: FastifyInstance,
  account: ReturnType<typeof whatsappAccount>,
  openCtx: () => OpenCtx,
): Promise<void> => {
  if (account) await app.register(whatsappHook({ account, openCtx }))
}

/** Only where somebody posts mails: what is asked for by IMAP comes by itself. */
const mountMailbox = async (
  app: FastifyInstance,
  secret: string | undefined,
  openCtx: () => OpenCtx,
): Promise<void> => {
  if (secret !== undefined) await app.register(mailsHook({ secret, openCtx }))
}

type DoorParts = SandboxParts & {
  database: Database
  openCtx: () => OpenCtx
  storage: Providers['storage']
  clock: () => Date
}

export const mountDoors = async (app: FastifyInstance, parts: DoorParts): Promise<void> => {
  const { config, secrets, database, openCtx, storage, clock, isDemo, publicUrl } = parts
  await app.register(logoReads({ db: database.db }))
  await app.register(fileReads({ secret: secrets.fileKey, db: database.db, storage, now: clock }))
  await mountWhatsapp(app, whatsappAccount({ config, secrets, isDemo }), openCtx)
  await mountMailbox(app, mailboxAccount({ config, secrets, isDemo })?.secret, openCtx)
  await mountSandboxes(app, parts)
  await staticWeb(app, webFacts(config.ARRIERO_WEB, openCtx, publicUrl))
}
