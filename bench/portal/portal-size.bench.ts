/**
 * JavaScript that the portal's first page receives until nothing more comes, prefetch included: at most 300 kB as transferred.
 * Maps and charts come once they are on screen, and are counted apart there.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { chromium, type Browser, type Page } from '@playwright/test'
import { paths } from '../../apps/web/src/shared/paths.ts'
import { seats, type Seat } from '../../apps/api/src/world/seeds/people.texts.ts'
import { findRuntime } from '../../tools/launch/runtime.mjs'
import { buildWeb, isBuilt, webFolder, webSourceHash } from '../../tools/launch/web-build.mjs'
import { demoPassword, withDemo } from '../servers/demo.ts'
import { chromiumPath, enterPortal } from '../servers/enter-portal.ts'

const mostBytes = 300_000
/** Longer than any prefetch waits for a quiet moment. */
const quietMs = 4_000
const seen: readonly Seat[] = ['client', 'enterprise', 'administrator']
/** On neither are the charts of staff on screen at first; a client's map is on a desk's. */
const screens = { desk: { width: 1440, height: 800 }, phone: { width: 390, height: 844 } } as const
type Screen = keyof typeof screens

type Script = { name: string; bytes: number }

/** Everything with code in it that comes from now on; workers too. */
const listen = (page: Page) => {
  const arriving: Promise<Script | undefined>[] = []
  page.on('requestfinished', (request) => {
    arriving.push(
      (async () => {
        const response = await request.response()
        const type = response?.headers()['content-type'] ?? ''
        if (!type.includes('javascript')) return undefined
        const { responseBodySize } = await request.sizes()
        return { name: new URL(request.url()).pathname, bytes: responseBodySize }
      })(),
    )
  })
  return async () => (await Promise.all(arriving)).filter((script) => script !== undefined)
}

const idle = async (page: Page) => {
  await page.waitForLoadState('networkidle')
  await sleep(quietMs)
  await page.waitForLoadState('networkidle')
}

type Received = { seat: Seat; screen: Screen; scripts: Script[]; hasMap: boolean }

/** Whether somebody who has not scrolled sees a map. */
const seesMap = (page: Page): Promise<boolean> =>
  page.evaluate(() =>
    [...document.querySelectorAll('.maplibregl-canvas')].some(
      (canvas) => canvas.getBoundingClientRect().top < innerHeight,
    ),
  )

/** Logged in, with an empty cache, then the first page from its address. */
const firstPage = async (
  browser: Browser,
  url: string,
  { seat, screen }: { seat: Seat; screen: Screen },
): Promise<Received> => {
  const context = await browser.newContext({
    viewport: screens[screen],
    locale: 'es-CO',
    // The worker would answer from what it keeps; what it brings when idle is not of the first page (docs/decisions/0024).
    serviceWorkers: 'block',
  })
  const page = await context.newPage()
  await enterPortal(page, url, { email: seats[seat][0].email, password: demoPassword })
  await idle(page)
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.clearBrowserCache')
  const received = listen(page)
  await page.goto(url + paths.home)
  await idle(page)
  if (!page.url().endsWith(paths.home)) throw new Error(`${seat} was sent to ${page.url()}`)
  const scripts = await received()
  const hasMap = await seesMap(page)
  await context.close()
  return { seat, screen, scripts, hasMap }
}

const isLate = ({ name }: Script) => /\/(map|charts|maplibre-gl-worker)-[\w-]{8}\.js$/.test(name)
const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`
const sumOf = (scripts: readonly Script[]) => scripts.reduce((sum, { bytes }) => sum + bytes, 0)

/** Prints what came, and apart what came `withMap` that he sees; answers what is wrong with it. */
const judge = ({ seat, screen, scripts }: Received, withMap: readonly Script[]): string[] => {
  const who = `${seat} on a ${screen}`
  const others = scripts.filter((script) => !withMap.includes(script))
  const sum = sumOf(others)
  const map = withMap.length > 0 ? `, and ${kilobytes(sumOf(withMap))} with the map he sees` : ''
  console.log(`\n${who}: ${kilobytes(sum)} in ${others.length} files${map}`)
  for (const { name, bytes } of scripts.toSorted((a, b) => b.bytes - a.bytes))
    console.log(`  ${kilobytes(bytes).padStart(10)}  ${name}`)
  return [
    ...(sum > mostBytes ? [`${who} receives ${kilobytes(sum)}, ${kilobytes(mostBytes)} at most`] : []),
    ...(others.length === 0 ? [`${who} received no code at all`] : []),
    ...others.filter(isLate).map(({ name }) => `${who} receives ${name} before it is seen`),
  ]
}

/** On a phone no map is on screen; what a screen with one receives besides came with it. */
const judgeBoth = async (browser: Browser, url: string, seat: Seat): Promise<string[]> => {
  const phone = await firstPage(browser, url, { seat, screen: 'phone' })
  const desk = await firstPage(browser, url, { seat, screen: 'desk' })
  const onPhone = new Set(phone.scripts.map(({ name }) => name))
  const withMap = desk.hasMap ? desk.scripts.filter(({ name }) => !onPhone.has(name)) : []
  return [...judge(phone, []), ...judge(desk, withMap)]
}

const runtime = findRuntime()
const hash = webSourceHash()
if (!isBuilt(hash)) await buildWeb(runtime, hash)
const executablePath = chromiumPath()

const wrong = await withDemo(webFolder, async (url) => {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
  try {
    const found: string[] = []
    for (const seat of seen) found.push(...(await judgeBoth(browser, url, seat)))
    return found
  } finally {
    await browser.close()
  }
})
for (const why of wrong) console.log(`FAIL  ${why}`)
if (wrong.length === 0) console.log(`PASS  at most ${kilobytes(mostBytes)}, maps and charts not among them`)
process.exit(wrong.length === 0 ? 0 : 1)
