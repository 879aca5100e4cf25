import { expect, test, vi } from 'vitest'
import { OutsideError, type OutsideReason } from './outside-error.ts'
import { waitingForOutside } from './outside-wait.ts'

/** A server that refuses so, one time after the other, and then serves. */
const refusing = (...reasons: OutsideReason[]) =>
  vi.fn(async () => {
    const reason = reasons.shift()
    if (reason) throw new OutsideError(reason, 'base:5432/arriero')
    return 'open'
  })
const patience = (more: { withinMs?: number; signal?: AbortSignal } = {}) => ({
  signal: new AbortController().signal,
  onWait: vi.fn<(problem: string) => void>(),
  everyMs: 5,
  ...more,
})

test('while the database changes hands a node waits, and says of what each time it is something else', async () => {
  const waiting = patience()
  const open = refusing('unreachable', 'unreachable', 'readOnly', 'full', 'unreachable')
  expect(await waitingForOutside(open, waiting)).toBe('open')
  expect(open).toHaveBeenCalledTimes(6)
  expect(waiting.onWait.mock.calls.map(([problem]) => problem)).toEqual([
    expect.stringContaining('No fue posible conectarse'),
    expect.stringContaining('réplica de solo lectura'),
    expect.stringContaining('no admite más conexiones'),
    expect.stringContaining('No fue posible conectarse'),
  ])
})

test('what no waiting mends is told at once', async () => {
  const waiting = patience()
  for (const reason of ['credentials', 'database', 'version', 'newerSchema'] as const)
    await expect(waitingForOutside(refusing(reason), waiting)).rejects.toMatchObject({ reason })
  await expect(waitingForOutside(() => Promise.reject(new TypeError('x')), waiting)).rejects.toThrow('x')
  expect(waiting.onWait).not.toHaveBeenCalled()
})

test('it does not wait for ever: the last refusal goes on', async () => {
  const away = vi.fn(() => Promise.reject(new OutsideError('unreachable', 'base')))
  await expect(waitingForOutside(away, patience({ withinMs: 50 }))).rejects.toMatchObject({
    reason: 'unreachable',
  })
  expect(away.mock.calls.length).toBeGreaterThan(1)
})

test('whoever ends it waits no longer', async () => {
  const asked = new AbortController()
  const away = vi.fn(() => Promise.reject(new OutsideError('unreachable', 'base')))
  const waiting = waitingForOutside(away, patience({ signal: asked.signal, withinMs: 60_000 }))
  setTimeout(() => asked.abort(), 30)
  await expect(waiting).rejects.toMatchObject({ name: 'AbortError' })
})
