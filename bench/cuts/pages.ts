/** A person at the portal over a line that is cut under what he presses: the screen says in the end what has happened, and it has happened once. */
import { randomUUID } from 'node:crypto'
import { chromium, type Browser, type Page } from '@playwright/test'
import { consentVersions } from '@arriero/domain/people/consents'
import pg from 'pg'
import { webFolder } from '../../tools/launch/web-build.mjs'
import { paths } from '../../apps/web/src/shared/paths.ts'
import { chromiumArguments, ensureChromium } from '../../tools/run/chromium.mjs'
import { makeCast, password, type Cast } from './cast.ts'
import { openCutHouse, type CutHouse } from './house.ts'
import { create } from './steps.ts'
import { openLedger } from './ledger.ts'
import { modes, type Mode, type Side } from './modes.ts'
import { openPlan } from './plan.ts'
import { openStage, type Stage } from './stage.ts'
import { openFaults, unforcedFaults } from './told.ts'

/** Beyond the longest silence of a line, and the page's own patience. */
const shownWithinMs = 90_000

type Pressing = {
  act: string
  /** Of the request it sends, as it stands on the line. */
  word: (orderId: string) => string
  who: 'client' | 'carrier'
  press: (page: Page, orderId: string) => Promise<void>
  /** What the screen says once it is done. */
  done: string
  /** Row of the service's history, which must stand there once. */
  leaves: string
}

const pressings: readonly Pressing[] = [
  {
    act: 'cancel',
    word: () => '/v1/order/cancellation/client HTTP',
    who: 'client',
    press: async (page, orderId) => {
      await page.goto(`/main/cliente-servicios/${orderId}/cancelar`)
      const dialog = page.getByRole('dialog', { name: 'Cancelar el servicio' })
      await dialog.getByLabel('Motivo').fill('El comprador aplazó la entrega.')
      await dialog.getByRole('button', { name: 'Cancelar el servicio' }).click()
      // The list behind it says the same words of those that were cancelled before.
      await dialog.waitFor({ state: 'hidden' })
    },
    done: 'Servicio cancelado',
    leaves: 'order.cancelled',
  },
  {
    act: 'take',
    word: () => '/v1/offer/create',
    who: 'carrier',
    press: async (page, orderId) => {
      await page.goto(paths.enterpriseServices)
      await page.getByRole('tab', { name: /^Servicios disponibles/ }).click()
      const row = page.getByRole('row').filter({ has: page.getByText(orderId.slice(-6), { exact: true }) })
      await row.getByRole('button', { name: /^Tomar/ }).click()
      await page
        .getByRole('dialog')
        .getByRole('radio', { name: /^Aceptar el valor del cliente/ })
        .check()
      await page.getByRole('button', { name: /^Tomar por \$/ }).click()
      await page
        .getByRole('dialog', { name: 'Tomar el servicio', exact: true })
        .getByRole('button', { name: /^Tomar por \$/ })
        .click()
    },
    done: 'Ha tomado el servicio',
    leaves: 'offer.accepted',
  },
]

const enter = async (browser: Browser, { url }: CutHouse, email: string): Promise<Page> => {
  const context = await browser.newContext({
    baseURL: url,
    locale: 'es-CO',
    viewport: { width: 1440, height: 900 },
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

type Tried = { stage: Stage; page: Page; pressing: Pressing; mode: Mode; side: Side }

/** Answers what is wrong with it, in words. */
const pressOnce = async ({ stage, page, pressing, mode, side }: Tried): Promise<string[]> => {
  const orderId = await create(stage)
  const laid = stage.house.lines.client.lay({ mode, side, words: [pressing.word(orderId)] })
  const named = `${pressing.act} at the portal, ${mode}`
  try {
    await pressing.press(page, orderId)
    await page.getByText(pressing.done).first().waitFor({ timeout: shownWithinMs })
  } catch (error) {
    return [`${named}: ${error instanceof Error ? error.message : String(error)}`]
  } finally {
    laid.lift()
  }
  const { rows } = await stage.sql.query<{ count: number }>(
    'select count(*)::int from order_history where order_id = $1 and act = $2',
    [orderId, pressing.leaves],
  )
  const times = rows[0]?.count ?? 0
  return [
    ...(laid.hasHappened() ? [] : [`${named}: nothing was cut`]),
    ...(times === 1 ? [] : [`${named}: ${pressing.leaves} stands ${times} times in its history`]),
  ]
}

export type PagesTold = { cuts: number; faults: string[] }

const atPages = async (stage: Stage, emails: Record<Pressing['who'], string>): Promise<PagesTold> => {
  const found = await ensureChromium()
  if ('missing' in found) throw new Error(found.missing)
  const browser = await chromium.launch({ executablePath: found.windowless, args: chromiumArguments })
  const faults: string[] = []
  try {
    for (const pressing of pressings) {
      const page = await enter(browser, stage.house, emails[pressing.who])
      for (const [at, mode] of modes.entries()) {
        const side = at % 2 === 0 ? 'answered' : 'asked'
        faults.push(...(await pressOnce({ stage, page, pressing, mode, side })))
      }
      await page.context().close()
    }
  } finally {
    await browser.close()
  }
  const told = [...unforcedFaults(stage.house, []), ...openFaults(stage.house.told)]
  return {
    cuts: pressings.length * modes.length,
    faults: [...faults, ...told.map(({ kind, what }) => `${kind}: ${what}`)],
  }
}

export const cutPages = async (): Promise<PagesTold> => {
  let cast: Cast | undefined
  const house = await openCutHouse({
    web: process.env['BENCH_WEB'] ?? webFolder,
    seed: async (at) => {
      cast = await makeCast(at, 1)
    },
  })
  const sql = new pg.Pool({ ...house.connection, max: 2 })
  try {
    const hand = cast?.hands[0]
    if (!cast || !hand) throw new Error('nobody is there')
    const noActs = { client: [], database: [], gateway: [], insurer: [], mail: [] }
    const plan = openPlan({ perMode: 0, acts: noActs, isCovering: false })
    const ground = { house, plan, ledger: openLedger(), desk: cast.desk, sql, happened: [] }
    return await atPages(openStage(ground, hand), hand.emails)
  } finally {
    await sql.end()
    await house.stop()
  }
}
