/**
 * Where the time of the portal's first screen goes: opened from its address with an empty cache, logged in, on a phone whose processor is four
 * times as slow as this machine's. It has no bar; `docs/performance.md` reads it.
 */
import { chromium, type Browser, type CDPSession, type Page } from '@playwright/test'
import { paths } from '../../apps/web/src/shared/paths.ts'
import { seats, type Seat } from '../../apps/api/src/world/seeds/people.texts.ts'
import { findRuntime } from '../../tools/launch/runtime.mjs'
import { buildWeb, isBuilt, webFolder, webSourceHash } from '../../tools/launch/web-build.mjs'
import { demoPassword, withDemo } from '../servers/demo.ts'
import { chromiumPath, enterPortal } from '../servers/enter-portal.ts'

const looks = 5
const slower = 4
const sampleUs = 200
/** Nothing more comes for so long. */
const quietMs = 500
const seen: readonly Seat[] = ['client', 'enterprise', 'administrator']

/** All in ms, from the navigation's beginning but those of the processor. */
const stages = {
  page: 'the page itself is here',
  code: 'all code that is asked for before the first answer is here',
  asked: 'the first answer is asked for',
  answered: 'the last answer is here',
  painted: 'its largest part is painted',
} as const
const works = { compile: 'V8CompileDuration', run: 'ScriptDuration', styles: 'RecalcStyleDuration' } as const
type Look = Record<keyof typeof stages, number> & {
  work: Record<string, number>
  byFile: Map<string, number>
  bytes: number
  calls: number
}

type Entries = {
  page: number
  code: number
  asked: number
  answered: number
  painted: number
  bytes: number
  calls: number
}

/** What the browser itself has noted. */
const entriesOf = (page: Page): Promise<Entries> =>
  page.evaluate(async () => {
    const painted = await new Promise<number>((resolve) => {
      new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? 0)).observe({
        type: 'largest-contentful-paint',
        buffered: true,
      })
    })
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    const calls = resources.filter(({ name }) => name.includes('/v1/'))
    const asked = Math.min(...calls.map(({ startTime }) => startTime))
    const code = resources.filter(({ name, startTime }) => name.endsWith('.js') && startTime < asked)
    return {
      page: navigation?.responseEnd ?? 0,
      code: Math.max(...code.map(({ responseEnd }) => responseEnd)),
      asked,
      answered: Math.max(...calls.map(({ responseEnd }) => responseEnd)),
      painted,
      bytes: resources.reduce((sum, { transferSize }) => sum + transferSize, navigation?.transferSize ?? 0),
      calls: calls.length,
    }
  })

/** Milliseconds of the processor by what they were for. */
const workOf = async (devtools: CDPSession): Promise<Record<string, number>> => {
  const { metrics } = await devtools.send('Performance.getMetrics')
  const valueOf = (name: string) => 1_000 * (metrics.find((one) => one.name === name)?.value ?? 0)
  const told = Object.fromEntries(Object.entries(works).map(([what, name]) => [what, valueOf(name)]))
  return { ...told, layout: valueOf('LayoutDuration'), all: valueOf('TaskDuration') }
}

/** Of its name without the hash, and of what no file of ours did in the engine's words. */
const fileOf = (url: string, name: string): string =>
  url === '' ? name : (/([^/]+?)(?:-[\w-]{8})?\.js$/.exec(url)?.[1] ?? url)

const byFileOf = async (devtools: CDPSession): Promise<Map<string, number>> => {
  const { profile } = await devtools.send('Profiler.stop')
  const names = new Map(
    profile.nodes.map(({ id, callFrame }) => [id, fileOf(callFrame.url, callFrame.functionName)]),
  )
  const sums = new Map<string, number>()
  for (const [index, id] of (profile.samples ?? []).entries()) {
    const name = names.get(id) ?? ''
    sums.set(name, (sums.get(name) ?? 0) + (profile.timeDeltas?.[index] ?? 0) / 1_000)
  }
  for (const idle of ['(idle)', '(root)', '(program)']) sums.delete(idle)
  return sums
}

const look = async (page: Page, devtools: CDPSession, url: string): Promise<Look> => {
  await page.goto('about:blank')
  await devtools.send('Network.clearBrowserCache')
  await devtools.send('Performance.disable')
  await devtools.send('Performance.enable')
  await devtools.send('Profiler.start')
  await page.goto(url + paths.home)
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(quietMs)
  const byFile = await byFileOf(devtools)
  return { ...(await entriesOf(page)), work: await workOf(devtools), byFile }
}

const looksOf = async (browser: Browser, url: string, seat: Seat): Promise<Look[]> => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    locale: 'es-CO',
    serviceWorkers: 'block',
  })
  const page = await context.newPage()
  await enterPortal(page, url, { email: seats[seat][0].email, password: demoPassword })
  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slower })
  await devtools.send('Profiler.enable')
  await devtools.send('Profiler.setSamplingInterval', { interval: sampleUs })
  const found: Look[] = []
  for (let turn = 0; turn <= looks; turn++) found.push(await look(page, devtools, url))
  await context.close()
  // The first one warms the machine.
  return found.slice(1)
}

const middle = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
const wholeMs = (value: number) => `${Math.round(value)} ms`

const tell = (seat: Seat, all: readonly Look[]): void => {
  const of = (value: (one: Look) => number) => middle(all.map(value))
  console.log(
    `\n${seat}: ${of(({ bytes }) => Math.round(bytes / 1_000))} kB, ${of(({ calls }) => calls)} answers`,
  )
  for (const [key, says] of Object.entries(stages))
    console.log(`  ${wholeMs(of((one) => one[key as keyof typeof stages])).padStart(8)}  ${says}`)
  const work = Object.keys(all[0]?.work ?? {})
  console.log(
    `  processor: ${work.map((what) => `${what} ${wholeMs(of((one) => one.work[what] ?? 0))}`).join(', ')}`,
  )
  const files = new Set(all.flatMap(({ byFile }) => [...byFile.keys()]))
  const sums = [...files].map((file) => ({ file, ms: of(({ byFile }) => byFile.get(file) ?? 0) }))
  const whole = sums.reduce((sum, { ms }) => sum + ms, 0)
  const most = sums.toSorted((a, b) => b.ms - a.ms).slice(0, 10)
  console.log(
    `  code: ${most.map(({ file, ms }) => `${file} ${Math.round((100 * ms) / whole)} %`).join(', ')}`,
  )
}

const hash = webSourceHash()
if (!isBuilt(hash)) await buildWeb(findRuntime(), hash)
const executablePath = chromiumPath()

await withDemo(webFolder, async (url) => {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
  try {
    for (const seat of seen) tell(seat, await looksOf(browser, url, seat))
  } finally {
    await browser.close()
  }
})
