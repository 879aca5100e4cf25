import { createElement } from 'react'
import { prerender } from 'react-dom/static.edge'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { bring, lazyPart } from './lazy-part.ts'
import { line } from './line.ts'

const page = { isLineDead: false, reloads: 0, kept: new Map<string, string>() }

beforeEach(() => {
  Object.assign(page, { isLineDead: false, reloads: 0, kept: new Map() })
  vi.useFakeTimers()
  vi.stubGlobal('fetch', async () => {
    if (page.isLineDead) throw new TypeError('no line')
    return Response.json({})
  })
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => page.kept.get(key) ?? null,
    setItem: (key: string, value: string) => page.kept.set(key, value),
  })
  vi.stubGlobal('window', { location: { reload: () => (page.reloads += 1) } })
  line.heard()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const missing = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))

test('a part asked for without a line comes by itself once it is back, and nothing is read anew', async () => {
  page.isLineDead = true
  const told: string[] = []
  void bring(() => (page.isLineDead ? missing() : Promise.resolve('screen'))).then((part) => told.push(part))
  await vi.advanceTimersByTimeAsync(60_000)
  expect([line.isDown(), told]).toEqual([true, []])
  page.isLineDead = false
  await vi.advanceTimersByTimeAsync(10_000)
  expect([told, page.reloads]).toEqual([['screen'], 0])
})

test('a part that stumbled over a good line is asked for once more', async () => {
  const answers = [missing, () => Promise.resolve('screen')]
  const brought = bring(() => (answers.shift() ?? missing)())
  await vi.advanceTimersByTimeAsync(5_000)
  expect([await brought, page.reloads]).toEqual(['screen', 0])
})

test('a part of a build that is gone reads the page anew, once; then it is a failure to be told', async () => {
  void bring(missing)
  await vi.advanceTimersByTimeAsync(5_000)
  expect(page.reloads).toBe(1)
  const again = bring(missing).catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(5_000)
  expect([await again, page.reloads]).toEqual([expect.any(TypeError), 1])
})

test('a part whose code was asked for before it is drawn is not asked for again', async () => {
  vi.useRealTimers()
  const load = vi.fn(() => Promise.resolve({ default: () => 'La pantalla' }))
  const part = lazyPart(load)
  expect(load).not.toHaveBeenCalled()
  part.bring()
  const { prelude } = await prerender(createElement(part))
  expect(await new Response(prelude).text()).toBe('La pantalla')
  expect(load).toHaveBeenCalledOnce()
})
