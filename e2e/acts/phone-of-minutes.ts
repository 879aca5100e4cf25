/** A phone whose minutes pass in a moment: its clock and its place are the story's, its network loses first answers. */
import type { BrowserContext, Page } from '@playwright/test'

const minuteMs = 60_000
/** As close as a phone says something new. */
const stepMs = 2_000

/** Written as the page runs it. Kept in its storage, so that it survives the page. */
const script = `(() => {
  const kept = (key, otherwise) => JSON.parse(localStorage.getItem('story.' + key) ?? JSON.stringify(otherwise))
  const keep = (key, value) => localStorage.setItem('story.' + key, JSON.stringify(value))
  const RealDate = Date
  const now = () => RealDate.now() + kept('offset', 0)
  globalThis.Date = class extends RealDate {
    constructor(...parts) {
      if (parts.length === 0) super(now())
      else super(...parts)
    }
    static now() { return now() }
  }
  const watches = new Map()
  const here = () => ({
    timestamp: now(),
    coords: { latitude: 4.66 + kept('steps', 0) * 0.0004, longitude: -74.12 - kept('steps', 0) * 0.0004,
      speed: 12, heading: 300, accuracy: 8 },
  })
  navigator.geolocation.watchPosition = (told) => { watches.set(watches.size + 1, told); return watches.size }
  navigator.geolocation.clearWatch = (id) => watches.delete(id)
  navigator.geolocation.getCurrentPosition = (told) => told(here())
  globalThis.drive = async (points) => {
    for (let point = 0; point < points; point += 1) {
      keep('offset', kept('offset', 0) + ${stepMs})
      keep('steps', kept('steps', 0) + 1)
      for (const told of watches.values()) told(here())
      await new Promise((done) => setTimeout(done, 4))
    }
  }
  const real = fetch.bind(globalThis)
  globalThis.fetch = async (input, init) => {
    const answer = await real(input, init)
    const path = ['/upload/image', '/order/milestone/', '/order/loadsupportdoc/', '/location'].find((one) =>
      String(input).includes('/v1' + one))
    if (!path || init?.method === 'GET') return answer
    const reply = await answer.clone().json().catch(() => ({}))
    const calls = kept('calls', [])
    keep('calls', [...calls, { path, key: init.headers['idempotency-key'], status: answer.status, stored: reply.stored }])
    if (!calls.some((call) => call.path === path)) throw new TypeError('the answer was lost')
    return answer
  }
})()`

export const makePhone = async (context: BrowserContext): Promise<void> => {
  await context.addInitScript(script)
}

/** Turns its clock back by so much, so that what is reported lies behind. */
export const turnBack = (page: Page, minutes: number): Promise<void> =>
  page.evaluate((offset) => localStorage.setItem('story.offset', String(offset)), -minutes * minuteMs)

/** So many positions, two seconds apart. */
export const drive = (page: Page, points: number): Promise<void> => page.evaluate<void>(`drive(${points})`)

export type PhoneCall = { path: string; key: string | undefined; status: number; stored?: number }

/** Every call that reached the server and was answered, heard or not. */
export const callsOf = async (page: Page): Promise<PhoneCall[]> =>
  JSON.parse(await page.evaluate(() => localStorage.getItem('story.calls') ?? '[]')) as PhoneCall[]
