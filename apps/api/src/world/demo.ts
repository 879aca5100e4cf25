/** The demo world of an empty database: people, trucks and services in every state, made by the product's own actions. */
import { randomBytes } from 'node:crypto'
import { open, readFile, rename } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { roleTexts } from '@arriero/contract/es/words'
import type { Actor } from '@arriero/domain/people/roles'
import { consentVersions } from '@arriero/domain/people/consents'
import { hashPassword } from '#features/users/password-hash.ts'
import type { Log, Ctx } from '#context.ts'
import { addDriver } from '#features/enterprise-drivers/drivers.actions.ts'
import { uploadImage, uploadDocument } from '#features/files/files.actions.ts'
import { changeRates, type WirePercents } from '#features/rates/rates.actions.ts'
import { ratesInForce } from '#features/rates/rates.store.ts'
import { sweepMargins } from '#features/margins/margins.sweeps.ts'
import { choose } from '#features/notifications/notifications.actions.ts'
import { keepAnswer } from '#features/whatsapp/agreement.ts'
import { hashWhatsappCode, newWhatsappCode } from '#features/whatsapp/whatsapp-code.ts'
import { putAgreement, putCode } from '#features/whatsapp/whatsapp.store.ts'
import { ownNumber } from '#features/whatsapp/whatsapp.views.ts'
import { settle, type Cast } from './demo-people.ts'
import { joinSystems } from './demo-integrations.ts'
import { playMessages } from './talks/demo-messages.ts'
import { playNotes } from './talks/demo-notes.ts'
import { playSignals } from './talks/demo-signals.ts'
import { playSupportDesk } from './talks/demo-support-desk.ts'
import { playMonths } from './months/demo-months.ts'
import { playLostPayment } from './demo-lost-payment.ts'
import { changeAccount } from './demo-new-account.ts'
import { playOrders } from './demo-orders.ts'
import { letPeopleWait, type Waiting } from './demo-people-waiting.ts'
import { registerVehicles } from './demo-vehicles.ts'
import { closeMonths, playPayouts } from './demo-payouts.ts'
import { playStandby } from './demo-standby.ts'
import { playSupport } from './demo-support.ts'
import { saveLanes } from './volume/demo-lanes.ts'
import { playDispatch } from './dispatch/demo-dispatch.ts'
import { playVolume } from './volume/demo-volume.ts'
import { playWaiting } from './demo-waiting.ts'
import { situations, type Situations } from './situations.ts'
import type { SignNotice, WorldHouse } from './stage.ts'
import { seats, type Seat } from './seeds/people.texts.ts'
import { invitedDrivers } from './seeds/applicants.texts.ts'
import { changeDocument, createDocument } from '#features/legal-documents/legal-documents.actions.ts'
import { legalPaperPdf } from './legal-paper.template.ts'
import { paperSeeds, type PaperSeed } from './seeds/documents.texts.ts'

const dayMs = 86_400_000

/** Legal documents for each role, one of them renewed and one replaced. */
const publishDocuments = async (
  world: Situations,
  administrator: Actor,
  seeds: readonly PaperSeed[] = paperSeeds,
): Promise<void> => {
  const today = world.now()
  const upload = async (seed: PaperSeed, version: number, daysAgo: number) => {
    const at = new Date(today.getTime() - daysAgo * dayMs)
    world.at(at)
    const bytes = await legalPaperPdf(seed, { version, at })
    return (await uploadDocument(world.ctxFor(administrator), bytes))._id
  }
  for (const seed of seeds) {
    const { name, visible, isActive = true, publishedDaysAgo, renewedDaysAgo } = seed
    const file = await upload(seed, 1, publishedDaysAgo)
    const { _id } = await world.act(administrator, (ctx) =>
      createDocument(ctx, { name, visible, isActive }, file),
    )
    if (renewedDaysAgo === undefined) continue
    const fileId = await upload(seed, 2, renewedDaysAgo)
    await world.act(administrator, (ctx) => changeDocument(ctx, _id, { fileId }))
  }
  world.at(today)
}

/** As if the code had come and been typed. */
const agreeToWhatsapp = async (ctx: Ctx): Promise<void> => {
  const number = await ownNumber(ctx)
  if (number === undefined) return
  const { id } = ctx.actor
  const hash = hashWhatsappCode(id, number, newWhatsappCode())
  await putCode(ctx.db, id, { number, hash, expiresAt: ctx.now, codesSince: ctx.now, codeCount: 1 })
  await putAgreement(ctx, id, consentVersions.whatsapp)
  await keepAnswer(ctx, { userId: id, isGiven: true, channel: 'demo' })
}

/** A driver who is told by WhatsApp, and a company that wants its offers by mail too. */
const chooseWays = async (world: Situations, { people }: Cast): Promise<void> => {
  await world.act(people.driver[0], agreeToWhatsapp)
  await world.act(people.driver[0], (ctx) =>
    choose(ctx, { topic: 'standby', channel: 'whatsapp', isOn: false }),
  )
  await world.act(people.cliententerprise[0], (ctx) =>
    choose(ctx, { topic: 'offers', channel: 'mail', isOn: true }),
  )
}

const changes: readonly (WirePercents & { daysAgo: number; isBySecond?: true })[] = [
  { daysAgo: 71, profit: 12, insurance: 0.15, percent: 19, percentArrieroInsurance: 10 },
  { daysAgo: 48, profit: 12, insurance: 0.2, percent: 19, percentArrieroInsurance: 12.5, isBySecond: true },
  { daysAgo: 26, profit: 10, insurance: 0.15, percent: 19, percentArrieroInsurance: 10 },
]

/**
 * Three months in which the percentages were tried higher and went back to where the product begins. Leaves the percentages
 * in force that were there before.
 */
const playRates = async (world: Situations, [first, second]: readonly [Actor, Actor]): Promise<void> => {
  const today = world.now()
  for (const { daysAgo, isBySecond, ...percents } of changes) {
    world.at(new Date(today.getTime() - daysAgo * dayMs))
    await world.act(isBySecond ? second : first, async (ctx) =>
      changeRates(ctx, (await ratesInForce(ctx.db)).id, percents),
    )
  }
  world.at(today)
}

/** Drivers an enterprise has registered and who have not joined yet: one invited, one without an e-mail. Decisions §6. */
const inviteDrivers = async ({ world, cast, passwordHash }: Waiting): Promise<void> => {
  const [enterprise] = cast.people.enterprise
  for (const seed of invitedDrivers) {
    const picture = await sharp({ create: { width: 120, height: 120, channels: 3, background: '#14684A' } })
      .jpeg()
      .toBuffer()
    const { _id: image } = await uploadImage(world.ctxFor(enterprise), picture, 'jpeg')
    await world.act(enterprise, (ctx) => addDriver(ctx, { ...seed, image }, passwordHash))
  }
}

const deaf: Log = { info: () => undefined, warn: () => undefined, error: () => undefined }

/** The same house, whose acts write nothing into its log: what went wrong in a made-up past is nobody's alarm. */
export const withoutLog = (house: WorldHouse): WorldHouse => ({
  database: house.database,
  app: house.app,
  openCtx: (db) => ({ ...house.openCtx(db), log: deaf }),
})

/** The same house, in which nothing more happens once the signal was given. */
const until = (signal: AbortSignal, house: WorldHouse): WorldHouse => ({
  ...house,
  openCtx: (db) => {
    signal.throwIfAborted()
    return house.openCtx(db)
  },
})

export type Login = { role: string; email: string; password: string }

/** Letters nobody mixes up, in groups. */
const drawPassword = (): string => {
  const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789'
  const letters = [...randomBytes(18)].map((byte) => alphabet[byte % alphabet.length])
  return [letters.slice(0, 6), letters.slice(6, 12), letters.slice(12)]
    .map((group) => group.join(''))
    .join('-')
}

/** Who is there before anybody else: with other people and without him the house is somebody's own. */
export const demoAdministrator = seats.administrator[0].email

const loginsOf = (password: string): Login[] =>
  (Object.keys(seats) as Seat[]).map((seat) => ({
    role: roleTexts[seat],
    email: seats[seat][0].email,
    password,
  }))

/** Where the one password of all is kept, for the starts after the first. */
export type KeptLogins = {
  find(): Promise<string | undefined>
  keep(logins: readonly Login[]): Promise<void>
}

const isEmpty = async (house: WorldHouse) =>
  (await house.database.db.selectFrom('users').select('id').limit(1).executeTakeFirst()) === undefined

export type DemoOptions = {
  kept: KeptLogins
  /** One for all; drawn when it is not given. */
  password: string | undefined
  signNotice: SignNotice
  /** Fills the database whole or not at all. */
  fill: <T>(work: () => Promise<T>) => Promise<T>
  /** Breaks off the making of the demo world. */
  signal: AbortSignal
}

const play = async (house: WorldHouse, signNotice: SignNotice, passwordHash: string): Promise<void> => {
  const world = situations(house, { signNotice, clock: { now: new Date() } })
  const cast: Cast = await settle(house, world, passwordHash)
  await playRates(world, cast.people.administrator)
  await joinSystems(world, cast)
  await chooseWays(world, cast)
  await playMonths(house, signNotice, { cast })
  await playOrders(house, world, cast)
  await playWaiting({ house, world, cast })
  await letPeopleWait({ house, world, cast, passwordHash })
  await inviteDrivers({ house, world, cast, passwordHash })
  await registerVehicles(world, cast)
  await playLostPayment({ house, world, cast, signNotice })
  await playStandby({ house, world, cast, signNotice })
  await playPayouts(world, cast, house)
  await changeAccount({ house, world, cast })
  await publishDocuments(world, cast.people.administrator[0])
  await playSupport(house, world, cast)
  await playMessages(house, world)
  await playNotes(house, world, cast)
  await playSupportDesk(house, world, cast)
  await playVolume(house, world, cast)
  await saveLanes(world, cast)
  await playDispatch({ house, world, passwordHash })
  await playSignals(house, world, cast)
  // What the figures tell is there with what they tell of, and not a minute later.
  await sweepMargins(house.openCtx())
  await closeMonths(world, cast)
}

/** Answers one login per role. Makes the world only where there is nobody yet. */
export const makeDemo = async (
  loud: WorldHouse,
  { kept, password: wanted, signNotice, fill, signal }: DemoOptions,
): Promise<Login[]> => {
  const house = until(signal, withoutLog(loud))
  const known = await kept.find()
  if (!(await isEmpty(house))) return known ? loginsOf(known) : []
  const password = wanted ?? known ?? drawPassword()
  await kept.keep(loginsOf(password))
  await fill(async () => play(house, signNotice, await hashPassword(password)))
  return loginsOf(password)
}

/** As a file of the data folder, written whole or not at all: who is cut off here is left with the former password or the new one. */
export const loginsIn = (dataFolder: string): KeptLogins => {
  const path = join(dataFolder, 'demo-logins.txt')
  return {
    find: async () => /^password: (.+)$/m.exec(await readFile(path, 'utf8').catch(() => ''))?.[1],
    keep: async (logins) => {
      const first = logins[0]
      if (!first) return
      const lines = [`password: ${first.password}`, ...logins.map(({ role, email }) => `${email}  ${role}`)]
      const file = await open(`${path}.new`, 'w', 0o600)
      try {
        await file.writeFile(`${lines.join('\n')}\n`)
        await file.sync()
      } finally {
        await file.close()
      }
      await rename(`${path}.new`, path)
    },
  }
}
