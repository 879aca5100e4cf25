import { afterEach, expect, test, vi } from 'vitest'
import { newKey } from './new-key.ts'

afterEach(() => vi.unstubAllGlobals())

test('a key is a fresh UUID also where the browser draws none itself, as on plain http', () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) })
  const drawn = Array.from({ length: 1_000 }, newKey)
  expect(new Set(drawn).size).toBe(1_000)
  for (const key of drawn)
    expect(key).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
})
