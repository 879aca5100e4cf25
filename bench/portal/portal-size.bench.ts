/** JavaScript that the portal's first page receives until nothing more comes, prefetch included: at most 300 kB as transferred. */
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

/** Logged in, with an empty cache, then the first page from its address; the charts of staff begin below the window. */
const firstPage = async (browser: Browser, url: string, seat: Seat): Promise<Script[]> => {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 800 },
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
  await context.close()
  return scripts
}

const isLate = ({ name }: Script) => /\/(map|charts|maplibre)[-.]/i.test(name)
const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`

/** Prints what came; answers what is wrong with it. */
const judge = (seat: Seat, scripts: readonly Script[]): string[] => {
  const sum = scripts.reduce((bytes, script) => bytes + script.bytes, 0)
  console.log(`\n${seat}: ${kilobytes(sum)} in ${scripts.length} files`)
  for (const { name, bytes } of scripts.toSorted((a, b) => b.bytes - a.bytes))
    console.log(`  ${kilobytes(bytes).padStart(10)}  ${name}`)
  return [
    ...(sum > mostBytes ? [`${seat} receives ${kilobytes(sum)}, ${kilobytes(mostBytes)} at most`] : []),
    ...(scripts.length === 0 ? [`${seat} received no code at all`] : []),
    ...scripts.filter(isLate).map(({ name }) => `${seat} receives ${name} before it is seen`),
  ]
}

const runtime = findRuntime()
const hash = webSourceHash()
if (!isBuilt(hash)) await buildWeb(runtime, hash)
const executablePath = chromiumPath()

const wrong = await withDemo(webFolder, async (url) => {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
  try {
    const found: string[] = []
    for (const seat of seen) found.push(...judge(seat, await firstPage(browser, url, seat)))
    return found
  } finally {
    await browser.close()
  }
})
for (const why of wrong) console.log(`FAIL  ${why}`)
if (wrong.length === 0) console.log(`PASS  at most ${kilobytes(mostBytes)}, maps and charts not among them`)
process.exit(wrong.length === 0 ? 0 : 1)
