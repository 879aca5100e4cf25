/** The dispatch board with 60 trucks and 400 bars while a service is dragged over it, against a bare page of the same boxes. */
/// <reference lib="dom" />
import { chromium, type Page } from '@playwright/test'
import type pg from 'pg'
import { hashPassword } from '../apps/api/src/features/users/password-hash.ts'
import { accountKinds, consentVersions } from '../packages/domain/src/people/consents.ts'
import { makePerson, makeTruck } from '../apps/api/src/world/people.ts'
import { paths } from '../apps/web/src/shared/paths.ts'
import { findRuntime } from '../tools/launch/runtime.mjs'
import { buildWeb, isBuilt, webSourceHash } from '../tools/launch/web-build.mjs'
import { median } from './load/rounds.ts'
import { startServer, type Running } from './servers/process.ts'
import { seconds } from './settings.ts'
import { withAsked, type Filled } from './world/filled-house.ts'
import { cargo } from './world/people.ts'
import { chromiumPath, enterPortal } from './servers/enter-portal.ts'

const trucks = 60
const bars = 400
const loads = 10
/** Frames a second; on a machine that does not draw so many with nothing to do, the share of the bare page's. */
const framesLeast = 50
const shareLeast = 0.85
const email = 'despacho@example.co'
const password = 'mula blanca sube la loma'

const fleetOf = async ({ house }: Filled): Promise<string> => {
  const hash = await hashPassword(password)
  const facts = { identification: '901000001', cellPhone: '3000000000' }
  const named = { role: 'enterprise', name: 'Despacho', email, basePlaceCode: '11001' } as const
  const owner = await makePerson(house.openCtx(), { ...facts, ...named }, hash)
  for (let number = 0; number < trucks; number++) {
    const plate = `DSP${String(number).padStart(3, '0')}`
    await makeTruck(house.openCtx(), owner, {
      licensePlate: plate,
      type: 'singleTruck',
      brand: 'Hino',
      model: '2022',
      cargo,
    })
    const driver = {
      role: 'enterprisedriver',
      name: `Conductor ${number}`,
      email: `${plate}@example.co`,
      identification: String(80_000_000 + number),
      cellPhone: '3000000000',
      enterpriseId: owner.id,
      licence: 'C3',
    } as const
    await makePerson(house.openCtx(), driver, hash)
  }
  return owner.id
}

/** A service a day for each truck from today on, as the board shows a week, then some without a truck. */
const fillBoard = async (sql: pg.Client, owner: string): Promise<void> => {
  const { rowCount } = await sql.query(
    `with crew as (
      select v.id as vehicle_id, u.id as driver_id, v.n from
        (select id, row_number() over (order by license_plate) - 1 as n from vehicles where owner_id = $1) v
        join (select id, row_number() over (order by email) - 1 as n from users where enterprise_id = $1) u using (n)),
    free as (select id, row_number() over (order by id) - 1 as n from orders where status = 1 limit ${bars + loads}),
    placed as (select free.id, free.n, crew.vehicle_id, crew.driver_id,
      date_trunc('day', now() at time zone 'America/Bogota') at time zone 'America/Bogota' + interval '6 hours' + (free.n / ${trucks}) * interval '1 day' as at
      from free join crew on crew.n = free.n % ${trucks})
    update orders o set carrier_id = $1, vehicle_id = case when p.n < ${bars} then p.vehicle_id end,
      driver_id = case when p.n < ${bars} then p.driver_id end, reservation_at = p.at, planned_end_at = p.at + interval '14 hours'
    from placed p where o.id = p.id`,
    [owner],
  )
  if (rowCount !== bars + loads) throw new Error(`only ${rowCount} services for the board`)
  // He has agreed to the words of the house, which else ask before anything.
  await sql.query(
    `insert into consents (user_id, kind, version, is_given, channel, at)
      select $1, kind, version, true, 'web', now() from unnest($2::text[], $3::text[]) w (kind, version)`,
    [owner, accountKinds, accountKinds.map((kind) => consentVersions[kind])],
  )
  await sql.query('vacuum analyze orders, vehicles, users')
}

const enter = async (page: Page, { url }: Running): Promise<void> => {
  await enterPortal(page, url, { email, password })
  await page.goto(url + paths.dispatchBoard)
  await page.waitForFunction((count) => document.querySelectorAll('[data-bar]').length >= count, bars)
}

type Box = { left: number; top: number; width: number; height: number }

/** Where the product's bars lie, so that the bare page has the same. */
const boxesOf = (page: Page): Promise<Box[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('[data-bar], [data-board-row]')].map((one) => {
      const { left, top, width, height } = one.getBoundingClientRect()
      return { left, top: top + scrollY, width, height }
    }),
  )

/** The boxes and one that follows the pointer: nothing else is on the page. */
const bareHtml = (boxes: readonly Box[]): string => `<!doctype html><meta charset="utf-8">
<style>body{margin:0}i{position:absolute;border:1px solid #888;background:#e7f0fc}#g{position:fixed;left:0;top:0;width:200px;height:40px;will-change:transform}</style>
${boxes.map(({ left, top, width, height }) => `<i style="left:${left}px;top:${top}px;width:${width}px;height:${height}px"></i>`).join('')}<b id="g">x</b>
<script>let x=0,y=0;addEventListener('pointermove',e=>{x=e.clientX;y=e.clientY});
const draw=()=>{requestAnimationFrame(draw);g.style.transform='translate('+x+'px,'+y+'px)';document.elementFromPoint(x,y)};draw()</script>`

/** Frames a second while the pointer goes up and down over the rows. */
const framesWhileDragging = async (page: Page, ms: number): Promise<number> => {
  const counted = page.evaluate(
    (spanMs) =>
      new Promise<number>((done) => {
        let frames = 0
        const began = performance.now()
        const next = () => {
          frames++
          const passedMs = performance.now() - began
          if (passedMs < spanMs) requestAnimationFrame(next)
          else done((frames * 1000) / passedMs)
        }
        requestAnimationFrame(next)
      }),
    ms,
  )
  const endsAt = Date.now() + ms
  for (let turn = 0; Date.now() < endsAt; turn++) {
    const share = Math.abs((turn % 200) - 100) / 100
    await page.mouse.move(600 + (turn % 7) * 60, 300 + share * 460)
  }
  return counted
}

const dragOverBoard = async (page: Page, ms: number): Promise<number> => {
  const load = await page.locator('[data-load]').first().boundingBox()
  if (!load) throw new Error('nothing waits for a truck')
  await page.mouse.move(load.x + 20, load.y + 12)
  await page.mouse.down()
  await page.mouse.move(load.x + 60, load.y + 40, { steps: 4 })
  await page.locator('[data-ghost]').waitFor()
  await page.locator('[data-board-row][data-fit]').first().waitFor()
  const frames = await framesWhileDragging(page, ms)
  await page.keyboard.press('Escape')
  await page.mouse.up()
  return frames
}

const run = async (filled: Filled, sql: pg.Client, executablePath: string): Promise<boolean> => {
  await fillBoard(sql, await fleetOf(filled))
  const product = await startServer('portal-server.ts', filled.servers)
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--no-first-run'] })
  const frames: Record<'ours' | 'bare', number[]> = { ours: [], bare: [] }
  const ms = Math.max(4, seconds) * 1000
  for (let round = 0; round < 3; round++) {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'es-CO' })
    await enter(page, product)
    const boxes = await boxesOf(page)
    frames.ours.push(await dragOverBoard(page, ms))
    await page.setContent(bareHtml(boxes))
    frames.bare.push(await framesWhileDragging(page, ms))
    await page.close()
  }
  await browser.close()
  await product.stop()
  const [ours, bare] = [median(frames.ours), median(frames.bare)]
  console.log(
    `${trucks} trucks, ${bars} bars: ${ours.toFixed(1)} frames a second while dragging, bare page ${bare.toFixed(1)} (${((100 * ours) / bare).toFixed(0)} %); ≥ ${framesLeast} wanted, or ≥ ${shareLeast * 100} % where the bare page has no more`,
  )
  return ours >= framesLeast || (bare < framesLeast / shareLeast && ours >= bare * shareLeast)
}

const executablePath = chromiumPath()
const runtime = findRuntime()
const hash = webSourceHash()
if (!process.env['BENCH_WEB'] && !isBuilt(hash)) await buildWeb(runtime, hash)
const isPassed = await withAsked(
  { orders: 40_000, people: { clients: 2_000, carriers: 400 } },
  (filled, sql) => run(filled, sql, executablePath),
)
process.exit(isPassed ? 0 : 1)
