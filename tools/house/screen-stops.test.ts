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
      'apps/web/src/screens/main/offers/OffersScreen.tsx:1 is brought by no line of apps/web/src/app/*routes.tsx',
    ])
  })

  test('walked by no story', () => {
    expect(screensHaveTheirStops([screen, paths, route])).toEqual([
      '/main/ofertas/ is walked by no story of e2e/',
    ])
  })
})
