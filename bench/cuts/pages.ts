/** A person at the portal over a line that is cut under what he presses: the screen says in the end what has happened, and it has happened once. */
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { chromium, type Browser, type Page } from '@playwright/test'
import { consentVersions } from '@arriero/domain/people/consents'
import pg from 'pg'
import { webFolder } from '../../tools/launch/web-build.mjs'
import { chromiumArguments, ensureChromium } from '../../tools/run/chromium.mjs'
import { makeCast, password, type Cast, type Hand } from './cast.ts'
import { openCutHouse, type CutHouse } from './house.ts'
import { openLedger } from './ledger.ts'
import { modes, type Mode } from './modes.ts'
import { openPlan } from './plan.ts'
import { pressings, type Pressing } from './pressings.ts'
import { openStage, type Ground, type Stage } from './stage.ts'
import { openFaults, unforcedFaults } from './told.ts'

/** Beyond the longest silence of a line, and the page's own patience. */
const shownWithinMs = 90_000

/** Sent with every request of one person: a photo says of itself neither whose nor of which service it is. */
const markOf = ({ act }: Pressing, mode: Mode) => `${act}-${mode}`

const enter = async (
  browser: Browser,
  { url }: CutHouse,
  { email, mark }: { email: string; mark: string },
): Promise<Page> => {
  const context = await browser.newContext({
    baseURL: url,
    locale: 'es-CO',
    viewport: { width: 1440, height: 900 },
    geolocation: { latitude: 4.64, longitude: -74.11 },
    permissions: ['geolocation'],
    extraHTTPHeaders: { 'x-pressed-by': mark },
    storageState: {
      cookies: [],
      origins: [{ origin: url, localStorage: [{ name: 'arriero.remembered', value: '1' }] }],
    },
  })
  context.setDefaultTimeout(shownWithinMs)
  const answer = await context.request.post('/v1/auth/tokenbackoffice', { data: { email, password } })
  if (!answer.ok()) throw new Error(`${email} is not let in: ${await answer.text()}`)
  // What stands over every page until it is answered.
  const { token } = (await answer.json()) as { token: string }
  const { terms, data } = consentVersions
  const agreed = await context.request.post('/v1/user/consent/account', {
    data: { consents: { terms, data } },
    headers: { authorization: `Bearer ${token}`, 'idempotency-key': randomUUID() },
  })
  if (!agreed.ok()) throw new Error(`${email} does not agree: ${await agreed.text()}`)
  return context.newPage()
}

type Tried = { stage: Stage; page: Page; pressing: Pressing; mode: Mode; number: number }

/** Answers what is wrong with it, in words. */
const pressOnce = async ({ stage, page, pressing, mode, number }: Tried): Promise<string[]> => {
  const { act, made, at, press, words, isDone, leaves } = pressing
  const mark = markOf(pressing, mode)
  const named = `${act} at the portal, ${mode}`
  const orderId = await made(stage)
  await page.goto(at(orderId))
  const side = number % 2 === 0 ? 'answered' : 'asked'
  const laid = stage.house.lines.client.lay({ mode, side, words: words(orderId, mark) })
  try {
    await press(page)
    // A phone sends what was reported when it finds the time.
    await Promise.race([laid.happened, sleep(shownWithinMs, undefined, { ref: false })])
    await isDone(page)
    if (!laid.hasHappened()) return [`${named}: nothing was cut`]
  } catch (error) {
    return [`${named}: ${error instanceof Error ? error.message : String(error)}`]
  } finally {
    laid.lift()
  }
  const { rows } = await stage.sql.query<{ count: number }>(
    'select count(*)::int from order_history where order_id = $1 and act = $2',
    [orderId, leaves],
  )
  const times = rows[0]?.count ?? 0
  return times === 1 ? [] : [`${named}: ${leaves} stands ${times} times in its history`]
}

export type PagesTold = { cuts: number; faults: string[] }

type Pressed = { browser: Browser; ground: Ground; hands: readonly Hand[] }

/** Of one mode, one after the other, each by people of its own: whom a service keeps busy can do no other. */
const pressAll = async ({ browser, ground, hands }: Pressed, mode: Mode, at: number): Promise<string[]> => {
  const faults: string[] = []
  for (const [number, pressing] of pressings.entries()) {
    const hand = hands[at * pressings.length + number]
    if (!hand) throw new Error('nobody is there')
    const stage = openStage(ground, hand)
    const page = await enter(browser, ground.house, {
      email: hand.emails[pressing.who],
      mark: markOf(pressing, mode),
    })
    faults.push(...(await pressOnce({ stage, page, pressing, mode, number: number + at })))
    await page.context().close()
  }
  return faults
}

const atPages = async (ground: Ground, hands: readonly Hand[]): Promise<PagesTold> => {
  const found = await ensureChromium()
  if ('missing' in found) throw new Error(found.missing)
  const browser = await chromium.launch({ executablePath: found.windowless, args: chromiumArguments })
  try {
    const pressed = { browser, ground, hands }
    const faults = await Promise.all(modes.map((mode, at) => pressAll(pressed, mode, at)))
    const told = [...unforcedFaults(ground.house, []), ...openFaults(ground.house.told)]
    return {
      cuts: pressings.length * modes.length,
      faults: [...faults.flat(), ...told.map(({ kind, what }) => `${kind}: ${what}`)],
    }
  } finally {
    await browser.close()
  }
}

export const cutPages = async (): Promise<PagesTold> => {
  let cast: Cast | undefined
  const house = await openCutHouse({
    web: process.env['BENCH_WEB'] ?? webFolder,
    seed: async (at) => {
      cast = await makeCast(at, modes.length * pressings.length)
    },
  })
  const sql = new pg.Pool({ ...house.connection, max: modes.length })
  try {
    if (!cast) throw new Error('nobody is there')
    const noActs = { client: [], database: [], gateway: [], insurer: [], mail: [] }
    const plan = openPlan({ perMode: 0, acts: noActs, isCovering: false })
    const ground = { house, plan, ledger: openLedger(), desk: cast.desk, sql, happened: [] }
    return await atPages(ground, cast.hands)
  } finally {
    await sql.end()
    await house.stop()
  }
}
