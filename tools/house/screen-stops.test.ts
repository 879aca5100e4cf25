import { describe, expect, test } from 'vitest'
import { screensHaveTheirStops } from './screen-stops.ts'
import { plant, type Source } from './reading/source.ts'

describe('a screen that lacks a stop is named', () => {
  const web = (path: string, text: string): Source => plant(`apps/web/src/${path}`, text)
  const screen = web('screens/main/offers/OffersScreen.tsx', 'export default function OffersScreen() {}')
  const paths = web('shared/paths.ts', "  offers: '/main/ofertas/:id',")
  const route = web(
    'app/routes.tsx',
    "path: paths.offers,\nScreen: lazyPart(() => import('#screens/main/offers/OffersScreen.tsx')),",
  )
  const story = plant('e2e/offers.story.ts', "page.goto('/main/ofertas/1')")

  test('with all of them it is whole', () => {
    expect(screensHaveTheirStops([screen, paths, route, story])).toEqual([])
  })

  test('brought by nobody', () => {
    expect(screensHaveTheirStops([screen, paths, story])).toEqual([
      'apps/web/src/screens/main/offers/OffersScreen.tsx:1 is brought by no line of apps/web/src/app/*routes.tsx; then its story and, in a menu, its words',
    ])
  })

  const menu = web('app/desk-routes.tsx', "path: paths.offers,\nroles: ['client'],\ngroup: 'operation',")
  const words = web('app/search-words.texts.ts', "[paths.offers]: 'propuestas',")
  const menus = plant('e2e/specification/specification-shell.story.ts', "['Ofertas', '/main/ofertas/:id'],")

  test('in a menu, with its words and in the story of the menus it is whole', () => {
    expect(screensHaveTheirStops([screen, paths, route, story, menu, words, menus])).toEqual([])
  })

  test.each([
    ['words', [menus], 'has no words in apps/web/src/app/search-words.texts.ts'],
    ['menu', [words], 'and not in those of e2e/specification/specification-shell.story.ts'],
  ])('in a menu without its %s', (_what, kept, says) => {
    expect(screensHaveTheirStops([screen, paths, route, story, menu, ...kept])).toEqual([
      `paths.offers stands in a menu and ${says.replace(/^and /, '')}`,
    ])
  })

  test('walked by no story', () => {
    expect(screensHaveTheirStops([screen, paths, route])).toEqual([
      '/main/ofertas/:id is walked by no story of e2e/',
    ])
  })

  test.each([
    ['one that only begins alike', "page.goto('/main/ofertas-vencidas/1')"],
    ['one above it', "page.goto('/main/ofertas')"],
    ['one below it', "page.goto('/main/ofertas/1/tomar')"],
  ])('walked by a story of %s', (_other, text) => {
    expect(screensHaveTheirStops([screen, paths, route, plant('e2e/offers.story.ts', text)])).toHaveLength(1)
  })

  test.each([
    ['with an id', 'page.goto(`/main/ofertas/${offer.id}?vista=1`)'],
    ['by a pattern', 'expect(page).toHaveURL(/\\/main\\/ofertas\\/[0-9a-f]{24}$/)'],
  ])('walked by a story that names it %s', (_how, text) => {
    expect(screensHaveTheirStops([screen, paths, route, plant('e2e/offers.story.ts', text)])).toEqual([])
  })

  test('of the driver area, or before the log-in', () => {
    const driver = web('screens/driver/driver-paths.ts', '  near: `${paths.driverArea}/cargas`,')
    const login = web('shared/paths.ts', "  login: '/auth/login',")
    const routes = web('app/a.tsx', '<Route path={driverPaths.near} />\n{ path: paths.login, element }')
    const found = screensHaveTheirStops([driver, login, routes])
    expect(found.map((one) => one.split(' ')[0])).toEqual(['/conductor/cargas', '/auth/login'])
  })
})
