// CONTRIBUTING.md is true: who does what its blocks say has an endpoint and a screen, and who leaves one out is told which.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { endpointsHaveTheirStops } from '../house/endpoint-stops.ts'
import { screensHaveTheirStops } from '../house/screen-stops.ts'
import { eventsAreTold } from '../house/told-events.ts'
import { readSources, type Source } from '../house/reading/source.ts'
import { readBlocks, written, type Block } from './blocks.ts'
import { openScratch, type Scratch } from './scratch.ts'

const blocks = readBlocks()
const isAt =
  (place: string) =>
  ({ path, anchor }: Block) =>
    `${path} ${anchor ?? 'new'}`.includes(place)
const without = (places: readonly string[]) =>
  blocks.filter((block) => !places.some((place) => isAt(place)(block)))

// Seconds where nothing else runs; a busy machine takes its time.
const patienceMs = 10 * 60_000
const tsc = 'typescript/bin/tsc'
let scratch: Scratch
beforeAll(async () => {
  scratch = await openScratch()
}, patienceMs)
afterAll(() => scratch.remove())

const typesIn = async (...projects: string[]): Promise<string> => {
  let said = ''
  for (const project of projects)
    // Only what changed is looked at again.
    said += await scratch.run(
      tsc,
      `-p ${project} --pretty false --incremental --tsBuildInfoFile ${project}/.built`.split(' '),
    )
  return said
}

/** The event of the page, by the row of its block. */
const eventIn = (all: readonly Block[]): string =>
  /'([\w.]+)': \{/.exec(all.find(isAt('domain/src/orders/order-events.ts'))?.code ?? '')?.[1] ?? ''

/** Reads a sample of each notification there is. */
const wordsStory = 'apps/api/src/stories/notifications/written-words.test.ts'

const vitest = (...parameters: string[]) =>
  scratch.run('vitest/vitest.mjs', ['run', ...parameters, '--reporter=dot'])

describe('who follows the page', () => {
  beforeAll(() => scratch.follow(blocks))
  const paths = [...new Set(blocks.map(({ path }) => path))]

  test('has written what compiles', { timeout: patienceMs }, async () => {
    expect(await typesIn('apps/api', 'apps/web', 'e2e')).toBe('')
  })

  test('has written as everybody does', { timeout: patienceMs }, async () => {
    expect(await scratch.run('oxfmt/bin/oxfmt', ['--list-different', ...paths])).toBe('')
    expect(await scratch.run('oxlint/bin/oxlint', ['--format=unix', ...paths])).toBe('')
  })

  test('keeps the rules of the house, and the story is answered', { timeout: patienceMs }, async () => {
    const files = [
      'tools/house/house.test.ts',
      wordsStory,
      'apps/web/src/app/',
      ...paths.filter((path) => path.endsWith('.test.ts')),
    ]
    expect(await vitest(...files)).toBe('')
  })

  test('leaves nothing that nobody uses', { timeout: patienceMs }, async () => {
    expect(await scratch.run('knip/bin/knip.js', ['--no-progress'])).toBe('')
  })

  test('lets in whom the matrix says, and nobody else', { timeout: patienceMs }, async () => {
    const [row = ''] = (blocks.find(isAt('matrix.csv.ts'))?.code ?? '').split(';')
    expect(await vitest('apps/api/src/access/matrix/matrix-house.test.ts', '-t', `${row}: `)).toBe('')
  })

  test('has added an event in three files, whoever is told of it', () => {
    const ofEvent = blocks.filter(({ code }) => code.includes(eventIn(blocks)))
    expect(ofEvent.map(({ path }) => path)).toEqual([
      'packages/domain/src/orders/order-events.ts',
      'packages/contract/src/es/order-events.ts',
      'apps/api/src/features/ratings/ratings.actions.ts',
    ])
  })
})

/** `orders.create` and where it is called, of a block of the contract. */
const endpointIn = ({ path, code }: Block) => {
  const [, name, method = '', address = ''] = /(\w+): endpoint\('(\w+) ([^']+)'/.exec(code) ?? []
  return { name: `${/(\w+)\.ts$/.exec(path)?.[1]}.${name}`, method, path: address }
}

const sourcesWith = (chosen: readonly Block[]): Source[] => {
  const texts = new Map(readSources().map(({ path, text }) => [path, text]))
  for (const block of chosen) texts.set(block.path, written(block, texts.get(block.path)))
  return [...texts].map(([path, text]) => ({ path, text }))
}

const houseSays = (chosen: readonly Block[]): string[] => {
  const endpoints = blocks.filter(({ code }) => code.includes(": endpoint('")).map(endpointIn)
  const files = sourcesWith(chosen)
  return [
    ...endpointsHaveTheirStops(endpoints)(files),
    ...screensHaveTheirStops(files),
    ...eventsAreTold([eventIn(blocks)])(files),
  ]
}

/** What the rules of the house say without it. */
const toldByTheHouse: Array<[place: string, says: string]> = [
  ['http/openapi/endpoints-of-', 'has no sentence'],
  ['.routes.ts export const', 'is served by no'],
  ['access/matrix/matrix.csv.ts', 'has no row'],
  ['-calls.fixture.ts', 'has no valid call'],
  ['apps/api/src/stories/', 'is told of by no story'],
  ['desk-routes.tsx', 'is brought by no line'],
  ['e2e/staff', 'is walked by no story'],
  ['search-words.texts.ts', 'has no words in'],
  ['specification-shell', 'and not in those of'],
  ['ratings.actions.ts', 'is told by nobody'],
]
/** What the types say; none of the first hides another, nor of the second. */
const toldByTheTypes: Array<Record<string, RegExp>> = [
  {
    'packages/contract/': /Property 'open' does not exist/,
    '.views.ts': /Cannot find module '.\/open-requests.views.ts'/,
    '.texts.ts new': /Cannot find module '.\/open-requests.texts.ts'/,
    'shared/paths.ts': /desk-routes.tsx.*'openRequests' does not exist on type '\{ readonly landing/,
    'domain/src/orders/order-events.ts': /ratings.actions.ts.*"order.rated_low"' is not assignable/,
    'app.texts.ts': /desk-routes.tsx.*'openRequests' does not exist on type '\{ readonly home/,
  },
  {
    'es/order-events.ts': /Property ''order.rated_low'' is missing/,
    '.routes.ts import': /Cannot find name 'openRequests'/,
    'Screen.tsx': /Cannot find module '#screens\/main\/open-requests\/OpenRequestsScreen.tsx'/,
  },
]
const menus = 'app/routes.test.ts'

describe('who leaves one out', () => {
  test('is told of each there is', () => {
    const told = [
      ...toldByTheHouse.map(([place]) => place),
      ...toldByTheTypes.flatMap((group) => Object.keys(group)),
      menus,
    ]
    expect(without(told)).toEqual([])
  })

  test('of none where none is left out', () => {
    expect(houseSays(blocks)).toEqual([])
  })

  test.each(toldByTheHouse)('of %s by the house', (place, says) => {
    const said = houseSays(without([place]))
    expect(said).toHaveLength(1)
    expect(said[0]).toContain(says)
  })

  // A compiler sees what is missing; that each is said by name takes minutes: `npm run prove -- contributing`.
  test.runIf(process.env['ARRIERO_LONG']).each(toldByTheTypes)(
    'of the others by the types',
    { timeout: patienceMs },
    async (group) => {
      scratch.follow(without(Object.keys(group)))
      const said = await typesIn('apps/api', 'apps/web')
      for (const [place, says] of Object.entries(group)) expect(said, place).toMatch(says)
    },
  )

  test('of the menu by its test', { timeout: patienceMs }, async () => {
    scratch.follow(without([menus]))
    expect(await vitest(`apps/web/src/${menus}`)).toContain('/main/pqrs-abiertas')
  })
})
