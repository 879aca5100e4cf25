import { describe, expect, test } from 'vitest'
import { plant } from './reading/source.ts'
import { screensAreWalked } from './walked-screens.ts'

describe('an address that the walk of all screens does not go to is named', () => {
  const paths = plant(
    'apps/web/src/shared/paths.ts',
    "  offers: '/main/ofertas',\n  offer: '/main/oferta/:id',\n",
  )
  const route = (hidden: string) =>
    plant('apps/web/src/app/routes.tsx', `  {\n    path: paths.offers,\n    icon: 'tag',${hidden}\n  },\n`)
  const places = (...lines: string[]) =>
    plant('e2e/one-hand/places.ts', lines.map((line) => `'${line}',`).join('\n'))
  const missing = (at: string, address: string) =>
    `${at}:1 leads to ${address}, which has no line in e2e/one-hand/places.ts`

  test('an entry of a menu is walked by itself, a row under any name', () => {
    expect(screensAreWalked([paths, route(''), places('/main/oferta/:open')])).toEqual([])
  })

  test('a hidden screen', () => {
    expect(screensAreWalked([paths, route('\n    isHidden: true,'), places('/main/oferta/:open')])).toEqual([
      missing('apps/web/src/shared/paths.ts', '/main/ofertas'),
    ])
  })

  test('what has its address below a screen, and what opens over it', () => {
    const at = 'apps/web/src/screens/main/offers/addresses.ts'
    const words = plant(
      at,
      "export const offerViews = { fotos: 'photos' } as const\nconst one = (id: string) => `${paths.offers}/nueva/${id}`",
    )
    const known = ['/main/oferta/:open']
    expect(screensAreWalked([paths, route(''), words, places(...known)])).toEqual([
      missing(at, '/main/ofertas/nueva/:id'),
      missing(at, 'fotos'),
    ])
    const all = [...known, '/main/ofertas/nueva/:any', '/main/ofertas/:any/fotos']
    expect(screensAreWalked([paths, route(''), words, places(...all)])).toEqual([])
  })

  test('a new row of a list', () => {
    const at = 'apps/web/src/screens/main/offers/OffersScreen.tsx'
    const screen = plant(at, '<ListScreen at={paths.offers} create={{ label }} />')
    expect(screensAreWalked([paths, route(''), screen, places('/main/oferta/:open')])).toEqual([
      missing(at, '/main/ofertas/nueva'),
    ])
  })
})
