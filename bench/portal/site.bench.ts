/** Lighthouse on the landing page, mobile and simulated: the middle of three looks holds every bar. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { findRuntime } from '../../tools/launch/runtime.mjs'
import { buildWeb, isBuilt, webFolder, webSourceHash } from '../../tools/launch/web-build.mjs'
import { withDemo } from '../servers/demo.ts'
import { chromiumPath } from '../servers/enter-portal.ts'

/** Fetched when this bench runs: 180 MB that nobody else needs. */
const lighthouse = 'lighthouse@13.5.0'
const looks = 3
const least = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 } as const
const mostLcpMs = 1_500
/** Bytes as they are transferred, without pictures. */
const mostBytes = 120_000

type Category = keyof typeof least
type Item = { resourceType?: string; transferSize?: number }
type Report = {
  categories: Record<Category, { score: number | null }>
  audits: Record<string, { numericValue?: number; details?: { items?: Item[] } }>
}
type Look = Record<Category, number> & { lcpMs: number; blockingMs: number; bytes: number }

const categories = Object.keys(least) as Category[]

const readLook = ({ categories: scores, audits }: Report): Look => {
  const requests = audits['network-requests']?.details?.items ?? []
  const counted = requests.filter(({ resourceType }) => resourceType !== 'Image')
  const byCategory = Object.fromEntries(
    categories.map((name) => [name, Math.round((scores[name].score ?? 0) * 100)]),
  )
  return {
    ...(byCategory as Record<Category, number>),
    lcpMs: audits['largest-contentful-paint']?.numericValue ?? Infinity,
    blockingMs: audits['total-blocking-time']?.numericValue ?? Infinity,
    bytes: counted.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0),
  }
}

const look = async (url: string, chromium: string): Promise<Look> => {
  const folder = await mkdtemp(join(tmpdir(), 'arriero-site-'))
  const file = join(folder, 'report.json')
  try {
    const words = [
      'exec',
      '--yes',
      '--',
      lighthouse,
      url,
      '--quiet',
      '--output=json',
      `--output-path=${file}`,
    ]
    const child = spawn('npm', [...words, '--chrome-flags=--headless=new --no-sandbox --disable-gpu'], {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: {
        ...process.env,
        CHROME_PATH: chromium,
        PATH: `${dirname(process.execPath)}${delimiter}${process.env['PATH'] ?? ''}`,
      },
    })
    const [code] = await once(child, 'exit')
    if (code !== 0) throw new Error(`Lighthouse ended with ${String(code)}`)
    return readLook(JSON.parse(await readFile(file, 'utf8')) as Report)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

const middle = (all: readonly Look[], key: keyof Look): number =>
  all.map((one) => one[key]).toSorted((a, b) => a - b)[Math.floor(all.length / 2)] ?? Number.NaN

const judge = (all: readonly Look[]): string[] => {
  const [lcpMs, bytes] = [middle(all, 'lcpMs'), middle(all, 'bytes')]
  console.log(categories.map((name) => `${name} ${middle(all, name)}`).join(', '))
  console.log(
    `largest paint ${(lcpMs / 1000).toFixed(2)} s, blocked ${Math.round(middle(all, 'blockingMs'))} ms, ${(bytes / 1000).toFixed(1)} kB before images`,
  )
  return [
    ...categories
      .filter((name) => middle(all, name) < least[name])
      .map((name) => `${name} is under ${least[name]}`),
    ...(lcpMs <= mostLcpMs ? [] : [`the largest paint comes after ${mostLcpMs} ms`]),
    ...(bytes > 0 && bytes <= mostBytes ? [] : [`more than ${mostBytes} bytes before images, or none`]),
  ]
}

const hash = webSourceHash()
if (!isBuilt(hash)) await buildWeb(findRuntime(), hash)
const chromium = chromiumPath()

const wrong = await withDemo(webFolder, async (url) => {
  const all: Look[] = []
  for (let number = 0; number < looks; number++) all.push(await look(`${url}/`, chromium))
  return judge(all)
})
for (const why of wrong) console.log(`FAIL  ${why}`)
if (wrong.length === 0) console.log('PASS')
process.exit(wrong.length === 0 ? 0 : 1)
