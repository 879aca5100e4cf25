import { api } from '@arriero/contract'
import type { Profile } from '@arriero/contract/people/sessions'
import { CallError } from '@arriero/contract/call'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { line } from '../line/line.ts'
import { LineDown } from '../line/line-down.ts'
import { sessionStore } from '../session/session-store.ts'
import { watchUnsaved } from '../unsaved/unsaved.ts'
import { act } from './act.ts'
import { keepKeys } from './act-keys.ts'
import { oneAtATime } from './one-at-a-time.ts'
import { hasActedWithin } from './own-acts.ts'
import { countPresses, presses } from './press.ts'
import { uploadFile } from './upload.ts'

type Answer = () => Promise<Response>

const done: Answer = async () => Response.json({ _id: 'a' })
const refused =
  (status: number, code: string): Answer =>
  async () =>
    Response.json({ error: 'No', code, requestId: '' }, { status })
const lost: Answer = async () => {
  throw new TypeError('Failed to fetch')
}

let keysSent: string[] = []
let isLineDead = false
/** Answers in this order, the last one from then on. */
const answers = (...given: Answer[]) => {
  const left = [...given]
  vi.stubGlobal('fetch', async (url: string, { headers }: { headers: Record<string, string> }) => {
    // Only the answer of the act is lost, or all of the line.
    if (url === '/health') return isLineDead ? lost() : Response.json({})
    keysSent.push(headers['idempotency-key'] ?? 'none')
    const next = left.length > 1 ? left.shift() : left[0]
    return (next ?? done)()
  })
}

beforeEach(() => {
  keysSent = []
  isLineDead = false
  vi.useFakeTimers()
  line.heard()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const pqr = (subject: string) => ({ body: { subject, description: 'No llegó', type: 'Reclamo' as const } })
const settled = async (work: Promise<unknown>): Promise<unknown> => {
  const outcome = work.catch((error: unknown) => error)
  await vi.runAllTimersAsync()
  return outcome
}

test('what is asked twice in one instant goes out once, and both read its answer', async () => {
  answers(done)
  const both = [act(api.support.create, pqr('Uno')), act(api.support.create, pqr('Uno'))]
  expect(await Promise.all(both)).toEqual([{ _id: 'a' }, { _id: 'a' }])
  expect(keysSent).toHaveLength(1)
})

test('a lost answer is asked for again under its key, by the page and then by the person', async () => {
  answers(lost)
  expect(await settled(act(api.support.create, pqr('Dos')))).toBeInstanceOf(TypeError)
  answers(done)
  await settled(act(api.support.create, pqr('Dos')))
  expect(keysSent.length).toBeGreaterThan(2)
  expect(new Set(keysSent).size).toBe(1)
})

const isJson = { 'content-type': 'application/json; charset=utf-8' }
const brokenOff = new ReadableStream({
  start: (stream) => {
    stream.enqueue(new TextEncoder().encode('{"_id":'))
    stream.error(new TypeError('network error'))
  },
})

test.each([
  ['whose headers alone came', () => new Response(null)],
  ['of which half came', () => new Response('{"_id":')],
  ['that breaks off', () => new Response(brokenOff)],
  ['of a refusal of which half came', () => new Response('{"code":', { status: 409, headers: isJson })],
])('an answer %s is a lost one: the same is asked again under its key', async (how, cut) => {
  answers(async () => cut(), done)
  expect(await settled(act(api.support.create, pqr(how)))).toEqual({ _id: 'a' })
  expect(keysSent).toHaveLength(2)
  expect(new Set(keysSent).size).toBe(1)
})

test('a refusal of a proxy in its own words is for certain', async () => {
  answers(async () => new Response('<h1>Too large</h1>', { status: 413 }), done)
  expect(await settled(act(api.support.create, pqr('Mucho')))).toBeInstanceOf(CallError)
  await settled(act(api.support.create, pqr('Mucho')))
  expect(new Set(keysSent).size).toBe(2)
})

test.each([
  ['a request that still runs', refused(409, 'request.key_running')],
  ['a proxy that gave up', refused(504, 'server.unexpected')],
  ['a limit that was reached', refused(429, 'request.too_many')],
])('after %s nobody knows, and the key stays', async (_what, answer) => {
  answers(answer)
  expect(await settled(act(api.support.create, pqr(_what)))).toBeInstanceOf(CallError)
  answers(done)
  await settled(act(api.support.create, pqr(_what)))
  expect(new Set(keysSent).size).toBe(1)
})

test('after an answer for certain the next press is another act', async () => {
  answers(done)
  await act(api.support.create, pqr('Tres'))
  await act(api.support.create, pqr('Tres'))
  expect(new Set(keysSent).size).toBe(2)
  answers(refused(409, 'pqr.changed'))
  await settled(act(api.support.create, pqr('Tres')))
  await settled(act(api.support.create, pqr('Tres')))
  expect(new Set(keysSent).size).toBe(4)
})

test('without a line an act is not sent, now or later, and its page is told at once', async () => {
  answers(lost)
  isLineDead = true
  await line.suspect()
  const refusal = await act(api.support.create, pqr('Sin línea')).catch((error: unknown) => error)
  expect(refusal).toMatchObject({ hasLeft: false, isRead: false })
  answers(done)
  isLineDead = false
  await vi.advanceTimersByTimeAsync(60_000)
  expect([line.isDown(), keysSent]).toEqual([false, []])
})

test('an act the line died under is asked about under its key as soon as it is back', async () => {
  answers(lost)
  isLineDead = true
  const outcome = act(api.support.create, pqr('A medias'))
  await vi.advanceTimersByTimeAsync(120_000)
  expect([line.isDown(), keysSent.length]).toEqual([true, 1])
  answers(done)
  isLineDead = false
  await vi.advanceTimersByTimeAsync(20_000)
  expect(await outcome).toEqual({ _id: 'a' })
  expect(keysSent).toHaveLength(2)
  expect(new Set(keysSent).size).toBe(1)
})

test('nobody finds out under the name of another: who left meanwhile leaves the question too', async () => {
  vi.stubGlobal('localStorage', { setItem: () => undefined, removeItem: () => undefined })
  sessionStore.open('token', { _id: 'ana' } as Profile)
  answers(lost)
  isLineDead = true
  const outcome = act(api.support.create, pqr('De Ana')).catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(10_000)
  sessionStore.close()
  sessionStore.open('token', { _id: 'luis' } as Profile)
  answers(done)
  isLineDead = false
  await vi.advanceTimersByTimeAsync(20_000)
  expect(await outcome).toBeInstanceOf(LineDown)
  expect(keysSent).toHaveLength(1)
  sessionStore.close()
})

test('another input is another act, also after a lost answer', async () => {
  answers(lost)
  await settled(act(api.support.create, pqr('Cuatro')))
  const [before] = keysSent
  answers(done)
  await settled(act(api.support.create, pqr('Cinco')))
  expect(keysSent.at(-1)).not.toBe(before)
})

test('who has no session acts under a key too; a secret given out has none and is asked for once', async () => {
  answers(lost)
  await settled(act(api.recovery.ask, { body: { email: 'a@example.co' } }))
  expect(keysSent[0]).toMatch(/^[0-9a-f-]{36}$/)
  keysSent = []
  await settled(act(api.sessions.logIn, { body: { email: 'a@example.co', password: 'x' } }))
  expect(keysSent).toEqual(['none'])
})

test('a file sent again after a lost answer keeps its key; two files have two', async () => {
  const file = new File(['x'], 'foto.jpg', { type: 'image/jpeg' })
  answers(lost)
  await settled(uploadFile(api.files.uploadImage, file))
  answers(done)
  await uploadFile(api.files.uploadImage, file)
  expect(new Set(keysSent).size).toBe(1)
  await uploadFile(api.files.uploadImage, new File(['x'], 'foto.jpg', { type: 'image/jpeg' }))
  expect(new Set(keysSent).size).toBe(2)
})

test('a key is forgotten before the server forgets it', () => {
  let nowMs = 0
  const keys = keepKeys({ nowMs: () => nowMs })
  const first = keys.keyOf('a')
  nowMs = 22 * 3_600_000
  expect(keys.keyOf('a')).toBe(first)
  nowMs = 24 * 3_600_000
  expect(keys.keyOf('a')).not.toBe(first)
})

const event = (type: string, more: object = {}) => ({ type, detail: 0, ...more }) as unknown as Event

/** What a browser tells of a press, in its order. */
const mouse = (detail: number) => [event('mousedown', { detail }), event('click', { detail })]
const key = (repeat: boolean) => [event('keydown', { repeat }), event('click')]
const voice = [event('click')]

test.each([
  ['two clicks', mouse(1), mouse(1), 2],
  ['a double click', mouse(1), mouse(2), 1],
  ['Enter twice', key(false), key(false), 2],
  ['Enter held down', key(false), key(true), 1],
  ['a click after Enter', key(false), mouse(1), 2],
  ['a screen reader’s two presses', voice, voice, 2],
])('%s are told apart as presses', (_what, first, second, count) => {
  const ear = countPresses()
  for (const one of [...first, ...second]) ear.hear(one)
  expect(ear.now()).toBe(count)
})

test('what is pressed while an act runs does nothing, with whatever input and from whatever button', () => {
  const guard = oneAtATime({ ear: { now: () => 1 } })
  expect([guard.begin('a'), guard.begin('a'), guard.begin('b')]).toEqual([true, false, false])
})

test('the rest of the press that was just answered does nothing; the next press acts, and so does one after a refusal', () => {
  let press = 1
  const guard = oneAtATime({ ear: { now: () => press } })
  guard.begin('a')
  guard.end('a', true)
  expect(guard.begin('a')).toBe(false)
  press = 2
  expect(guard.begin('a')).toBe(true)
  guard.end('a', false)
  expect(guard.begin('a')).toBe(true)
})

test('rows that share one act run side by side, each once', () => {
  const guard = oneAtATime({ isPerInput: true, ear: { now: () => 1 } })
  expect([guard.begin('a'), guard.begin('b'), guard.begin('a')]).toEqual([true, true, false])
})

test('the form sent with the press hears of its act alone: not of what nobody pressed for, nor of what was kept beyond the page', async () => {
  const told: [string, number][] = []
  const stop = watchUnsaved({
    window: undefined,
    staysAt: () => true,
    lost: () => [],
    discard: () => undefined,
    sent: (press) => told.push(['sent', press]),
    refused: (press) => told.push(['refused', press]),
  })
  const press = presses.now()
  answers(done)
  await settled(act(api.sessions.ticket, {}, { isUnasked: true }))
  await settled(act(api.support.create, pqr('De ayer'), { idempotencyKey: 'kept-0001' }))
  expect(told).toEqual([])
  await settled(act(api.support.create, pqr('Seis')))
  answers(refused(400, 'request.invalid'))
  await settled(act(api.support.create, pqr('Siete')))
  expect(told).toEqual([
    ['sent', press],
    ['refused', press],
  ])
  stop()
})

test('whatever the person acts on himself is known by its id from the press on, and of nothing that was not pressed', async () => {
  answers(done)
  const [order = '', offer = '', seen = ''] = ['a', 'b', 'c'].map((sign) => sign.repeat(24))
  const isOwn = (id: string) => hasActedWithin(id, 5_000)
  const withdrawn = act(api.offers.withdraw, { params: { _id: offer } }, { about: order })
  expect([isOwn(order), isOwn(offer)]).toEqual([true, true])
  await settled(withdrawn)
  await settled(act(api.orders.approve, { params: { _id: seen } }, { isUnasked: true }))
  expect(isOwn(seen)).toBe(false)
})
