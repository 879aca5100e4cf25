/** The fleet map with 2,000 moving trucks, against a bare MapLibre page with the same points. */
import { chromium, type Page } from '@playwright/test'
import type pg from 'pg'
import { hashPassword } from '../apps/api/src/features/users/password-hash.ts'
import { makePerson } from '../apps/api/src/world/people.ts'
import { paths } from '../apps/web/src/shared/paths.ts'
import { findRuntime } from '../tools/launch/runtime.mjs'
import { buildWeb, isBuilt, webSourceHash } from '../tools/launch/web-build.mjs'
import { framesOf, watchWork, workOf } from './load/map-page.ts'
import { median } from './load/rounds.ts'
import { startServer, type Running } from './servers/process.ts'
import { seconds } from './settings.ts'
import { withAsked, type Filled } from './world/filled-house.ts'
import { onTheRoad } from './world/road.ts'
import { chromiumPath, enterPortal } from './servers/enter-portal.ts'

const trucks = 2_000
const bars = { frames: 0.85, workMs: 8 }
const email = 'flota@example.co'
const password = 'mula blanca sube la loma'
const idsInNotice = 250

/** As drawn in software, without a card and without a way out. */
const flags = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--no-first-run',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
]

const administrator = async ({ house }: Filled) => {
  const facts = { name: 'Rosa Luna', identification: '52123456', cellPhone: '3001234567', email }
  await makePerson(house.openCtx(), { ...facts, role: 'administrator' }, await hashPassword(password))
}

const executablePath = chromiumPath()

/** Only so many are on the road, spread like the bare page's points; each moves every second. */
const drive = async (sql: pg.Client) => {
  const road = await onTheRoad(sql, trucks)
  const ids = road.map(({ orderId }) => orderId)
  await sql.query('update orders set paid_at = null where status = 2 and not id = any ($1)', [ids])
  const move = async (turn: number) => {
    await sql.query(
      `update last_positions m set at = clock_timestamp(), received_at = clock_timestamp(), heading = 90, speed_kmh = 60,
         latitude = 4 + floor((n - 1) / 50) * 0.1, longitude = -75.5 + ((n - 1) % 50) * 0.06 + $2::float8 * 0.001
       from unnest($1::text[]) with ordinality as o (id, n) where m.order_id = o.id`,
      [ids, turn],
    )
    const notices = Array.from({ length: Math.ceil(ids.length / idsInNotice) }, (_, index) =>
      JSON.stringify({
        name: 'location.moved',
        detail: ids.slice(index * idsInNotice, (index + 1) * idsInNotice).join(),
      }),
    )
    await sql.query(`select pg_notify('arriero', n) from unnest($1::text[]) n`, [notices])
  }
  await move(0)
  return move
}

const enter = async (page: Page, { url }: Running) => {
  await enterPortal(page, url, { email, password })
  await page.goto(url + paths.fleet)
}

const run = async (filled: Filled, sql: pg.Client): Promise<boolean> => {
  await administrator(filled)
  const move = await drive(sql)
  const product = await startServer('portal-server.ts', filled.servers)
  const bare = await startServer('bare-map-server.ts', filled.servers)
  const browser = await chromium.launch({ executablePath, args: flags })
  const rates: Record<'bare' | 'ours', number[]> = { bare: [], ours: [] }
  let work: number[] = []
  let size = new URLSearchParams()
  for (let round = 0; round < 3; round++) {
    for (const whose of ['ours', 'bare'] as const) {
      const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'es-CO' })
      await watchWork(page)
      if (whose === 'ours') await enter(page, product)
      else await page.goto(`${bare.url}/?${size}`)
      const canvas = page.locator('canvas.maplibregl-canvas')
      await canvas.waitFor()
      await page.waitForTimeout(6_000)
      let turn = 0
      const timer = setInterval(() => void move(++turn), 1_000)
      rates[whose].push(await framesOf(page, Math.max(6, seconds)))
      clearInterval(timer)
      const { width = 0, height = 0 } = (await canvas.boundingBox()) ?? {}
      if (whose === 'ours') size = new URLSearchParams({ width: `${width}`, height: `${height}` })
      if (whose === 'ours') work = [...work, ...(await workOf(page)).filter((ms) => ms > 0.2)]
      await page.close()
    }
  }
  await browser.close()
  await product.stop()
  await bare.stop()
  const ratio = median(rates.ours) / median(rates.bare)
  const sorted = work.toSorted((a, b) => a - b)
  const p95 = sorted[Math.floor(sorted.length * 0.95)] ?? Number.NaN
  console.log(
    `${trucks} moving trucks: bare ${median(rates.bare).toFixed(1)} frames a second, product ${median(rates.ours).toFixed(1)}: ${(ratio * 100).toFixed(0)} %, ≥ ${bars.frames * 100} % wanted`,
  )
  console.log(
    `main-thread work of ${sorted.length} updates: p50 ${median(sorted).toFixed(1)} ms, p95 ${p95.toFixed(1)} ms; p50 ≤ ${bars.workMs} ms wanted`,
  )
  return ratio >= bars.frames && median(sorted) <= bars.workMs
}

const runtime = findRuntime()
const hash = webSourceHash()
if (!process.env['BENCH_WEB'] && !isBuilt(hash)) await buildWeb(runtime, hash)
const isPassed = await withAsked({ orders: 40_000 }, run)
process.exit(isPassed ? 0 : 1)
