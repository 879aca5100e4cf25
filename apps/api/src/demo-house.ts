/** A house with its demo world: made once whoever starts first, its trucks moved by one node at a time. */
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { House } from '#compose.ts'
import { addressesFor, ConfigError, type Config } from '#config.ts'
import type { Drawers } from '#providers/drawers.ts'
import { signedNotice } from '#providers/payment/sandbox/notice.ts'
import { toldBefore } from '#providers/payment/sandbox/told-before.ts'
import { gatewayConfig } from '#providers/providers.ts'
import { makeDemo, loginsIn, type DemoOptions, type KeptLogins, type Login } from '#world/demo.ts'
import { driveDemoTrucks, stepMs } from '#world/demo-truck.ts'
import type { SignNotice } from '#world/stage.ts'
import { keptDrawers } from './kept-drawers.ts'
import { secretsOf } from './secrets.ts'
import { startTexts } from './start.texts.ts'

export type SignerFacts = { config: Config; dataFolder: string; publicUrl: string }

/** The gateway's own name of the payment that is told of. */
type UuidOf = (form: Record<string, string>, status: string) => string

const newUuid: UuidOf = () => randomUUID().replaceAll('-', '')

/** Signs notices as the sandbox gateway would, with the key of this installation. */
export const sandboxSigner = async (
  { config, dataFolder, publicUrl }: SignerFacts,
  uuidOf = newUuid,
): Promise<SignNotice> => {
  const addresses = addressesFor(config, publicUrl)
  const secrets = await secretsOf(config.ARRIERO_KEYS, dataFolder)
  const { key, algorithm } = gatewayConfig({ config, secrets, addresses })
  return (form, status) => {
    const uuid = uuidOf(form, status)
    return signedNotice({ form, uuid, status, result: '00', source: 'PAY' }, key, algorithm)
  }
}

/** Sealed beside the world itself: every node tells them, whichever made it. */
const loginsAmong = (drawers: Drawers, { openCtx }: House): KeptLogins => {
  const drawer = drawers<{ sealed: string }>('demo-logins')
  return {
    find: async () => {
      const kept = await drawer.find('password')
      return kept && openCtx().unseal(kept.sealed)
    },
    keep: async ([first]) => {
      if (!first) return
      const kept = { sealed: openCtx().seal(first.password) }
      // What a start left that was cut off before anything else.
      if (!(await drawer.put('password', kept))) await drawer.change('password', () => kept)
    },
  }
}

/** True for one node of all in each step. */
const turnsOf = (drawers: Drawers, { openCtx }: House): (() => Promise<boolean>) => {
  const drawer = drawers<{ untilMs: number }>('demo-trucks')
  return async () => {
    await drawer.put('turn', { untilMs: 0 })
    const nowMs = openCtx().now.getTime()
    const taken = await drawer.change('turn', ({ untilMs }) =>
      untilMs > nowMs ? undefined : { untilMs: nowMs + stepMs * 0.9 },
    )
    return taken !== undefined
  }
}

const reachWithinMs = 60_000

/** The world's policies are bought at the sandbox by the public address: behind a proxy it leads here a moment after this node listens. */
const untilReached = async (publicUrl: string, signal: AbortSignal): Promise<void> => {
  const leads = () =>
    fetch(`${publicUrl}/health`, { signal: AbortSignal.timeout(5_000) }).then(
      ({ ok }) => ok,
      () => false,
    )
  for (const untilMs = Date.now() + reachWithinMs; !(await leads());) {
    if (Date.now() > untilMs) throw new ConfigError([startTexts.publicUrlElsewhere(publicUrl)])
    await sleep(500, undefined, { signal })
  }
}

type Demo = Pick<DemoOptions, 'fill' | 'signal'>

/** Makes the world where there is none yet; answers its logins. */
export const demoOf = async (house: House, facts: SignerFacts, options: Demo): Promise<Login[]> => {
  const { config, dataFolder, publicUrl } = facts
  const isShared = config.DATABASE_URL !== undefined
  const kept = isShared ? loginsAmong(keptDrawers(house.database), house) : loginsIn(dataFolder)
  const told = toldBefore()
  const fill: Demo['fill'] = async (work) => {
    if (isShared) await untilReached(publicUrl, options.signal)
    return options.fill(async () => {
      const made = await work()
      if (!config.PAYMENT_ACTION_URL) await told.keepIn(keptDrawers(house.database))
      return made
    })
  }
  const signNotice = await sandboxSigner(facts, told.uuidOf)
  const password = config.ARRIERO_DEMO_PASSWORD
  return house.jobs.withoutSweeps(() => makeDemo(house, { ...options, fill, kept, signNotice, password }))
}

/** Its trucks, as a part that ends. */
export const demoTrucksOf = (house: House): { stop(): Promise<void> } => {
  const stopTrucks = driveDemoTrucks(house, turnsOf(keptDrawers(house.database), house))
  return { stop: async () => stopTrucks() }
}
