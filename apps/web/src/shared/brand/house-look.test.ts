import { beforeEach, expect, test, vi } from 'vitest'
import { palettes } from '../tokens.ts'

const store = new Map<string, string>()
vi.stubGlobal('localStorage', {
  getItem: (key: string) => store.get(key) ?? null,
  setItem: (key: string, value: string) => void store.set(key, value),
})

const fresh = async () => {
  vi.resetModules()
  return import('./house-look.ts')
}

beforeEach(() => store.clear())

const blue = { name: 'Cargas del Sur', color: '#1b4fb3', accent: null, logo: '/v1/logo?v=1' }

test('without a brand of its own the house looks as the product does', async () => {
  const { houseLook, paletteFor, groundsFor } = await fresh()
  expect(houseLook().name).toBe('Arriero')
  expect(paletteFor('light')).toEqual(palettes.light)
  expect(groundsFor().ground).toBe('#0f4f38')
})

test('a brand is told once, painted at once and known at the next visit', async () => {
  const first = await fresh()
  const heard = vi.fn()
  first.onLookChange(heard)
  first.setHouseLook(blue)
  first.setHouseLook({ ...blue })
  expect(heard).toHaveBeenCalledTimes(1)
  expect(first.paletteFor('light')).toMatchObject({ primary: '#1b4fb3', text: palettes.light.text })
  const next = await fresh()
  expect(next.houseLook()).toEqual(blue)
})

test.each(['no es json', '{"name":3}', '[]', '{"name":"A","color":7,"accent":null,"logo":null}'])(
  'what somebody left there is not believed: %s',
  async (text) => {
    store.set('arriero.brand', text)
    const { houseLook } = await fresh()
    expect(houseLook().name).toBe('Arriero')
  },
)
