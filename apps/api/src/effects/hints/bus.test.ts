import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openBus, type Bus } from './bus.ts'
import { silentLog } from '../database.fixture.ts'
import { natsServer } from './nats.fixture.ts'

let nats: Awaited<ReturnType<typeof natsServer>>
const open: Bus[] = []
beforeEach(async () => {
  nats = await natsServer()
})
afterEach(async () => {
  await Promise.all(open.splice(0).map((bus) => bus.stop()))
  await nats.stop()
})

// A server of one's own may be tried: NATS_URL=nats://127.0.0.1:4222.
const node = (url = process.env['NATS_URL'] ?? nats.url) => {
  const heard: string[] = []
  const gaps: number[] = []
  const [warn, info] = [vi.fn(), vi.fn()]
  const bus = openBus({
    url,
    onTold: ({ name, orderId }) => void heard.push(`${name} ${orderId}`),
    onGap: () => void gaps.push(heard.length),
    log: { ...silentLog, warn, info },
  })
  open.push(bus)
  return { bus, heard, gaps, warn, info }
}
const hint = (orderId: string) => JSON.stringify({ name: 'order.rated', orderId })
/** What is told from now on comes; what was told before may be read again. */
const isUp = async ({ bus, gaps }: ReturnType<typeof node>) => {
  await expect.poll(() => bus.carry([hint('up')]), { timeout: 5_000 }).toBe(true)
  gaps.length = 0
}

test('what one node tells every node hears, in its order, the teller too', async () => {
  const [one, other] = [node(), node()]
  await isUp(other)
  await isUp(one)
  await expect.poll(() => other.heard.length).toBeGreaterThan(0)
  const before = other.heard.length
  const wanted = Array.from({ length: 50 }, (_, number) => `order.rated ${number}`)
  expect(one.bus.carry(wanted.map((_, number) => hint(`${number}`)))).toBe(true)
  await expect.poll(() => other.heard.slice(before).filter((text) => /\d/.test(text))).toEqual(wanted)
  await expect.poll(() => one.heard.filter((text) => /\d/.test(text))).toEqual(wanted)
  expect([one.gaps, other.gaps]).toEqual([[], []])
})

test('a hint that is lost between two is found with the next one', async () => {
  const [one, other] = [node(), node()]
  await isUp(other)
  await isUp(one)
  await expect.poll(() => other.heard.length).toBeGreaterThan(1)
  nats.lose(1)
  one.bus.carry([hint('lost'), hint('next')])
  await expect.poll(() => other.heard).toContain('order.rated next')
  expect(other.heard).not.toContain('order.rated lost')
  expect(other.gaps).toHaveLength(1)
})

test('the last hint, after which nothing follows, is found by the beat', async () => {
  const [one, other] = [node(), node()]
  await isUp(other)
  await isUp(one)
  await expect.poll(() => other.heard.length).toBeGreaterThan(1)
  nats.lose(1)
  one.bus.carry([hint('lost')])
  await expect.poll(() => other.gaps.length).toBe(1)
})

test('while the bus is away somebody else must tell; once it is back everybody reads again, and it carries', async () => {
  const one = node()
  const { bus, heard, gaps } = one
  await isUp(one)
  await nats.shut()
  await expect.poll(() => bus.carry([hint('away')])).toBe(false)
  await nats.open()
  await expect.poll(() => gaps.length).toBeGreaterThan(0)
  await isUp(one)
  bus.carry([hint('again')])
  await expect.poll(() => heard).toContain('order.rated again')
})

test('a bus that was not there at the start is taken once it is', async () => {
  await nats.shut()
  const one = node()
  const { bus, heard, gaps } = one
  expect(bus.carry([hint('early')])).toBe(false)
  await nats.open()
  // What others told by it meanwhile did not come here.
  await expect.poll(() => gaps.length).toBe(1)
  await isUp(one)
  await expect.poll(() => heard).toContain('order.rated up')
})

/** The server's url with that before it. */
const as = (login: string) => nats.url.replace('//', `//${login}@`)

test.each([
  ['a token', 's3cret%2F', { auth_token: 's3cret/' }],
  ['a user and his password', 'arriero:s3cret', { user: 'arriero', pass: 's3cret' }],
])('%s of the URL is the login', async (_what, login, wanted) => {
  nats.admit(wanted)
  const one = node(as(login))
  const { heard, warn } = one
  await isUp(one)
  await expect.poll(() => heard).toContain('order.rated up')
  expect([nats.refused(), warn.mock.calls]).toEqual([0, []])
})

test.each([
  ['another token', 'other', { auth_token: 's3cret' }],
  ['a token where a password is asked for', 'arriero', { user: 'arriero', pass: '' }],
  ['another password', 'arriero:other', { user: 'arriero', pass: 's3cret' }],
])(
  '%s: it is said once, the database tells meanwhile, and it carries once the server takes it',
  async (_what, login, wanted) => {
    nats.admit(wanted)
    const one = node(as(login))
    const { bus, heard, warn, info } = one
    await expect.poll(() => nats.refused(), { timeout: 10_000 }).toBeGreaterThan(3)
    expect(bus.carry([hint('refused')])).toBe(false)
    expect(warn.mock.calls).toEqual([
      [{ code: 'live.bus_lost', reason: expect.stringMatching(/authorization/i) }],
    ])
    expect(info).not.toHaveBeenCalled()
    nats.admit(undefined)
    await isUp(one)
    await expect.poll(() => heard).toContain('order.rated up')
    expect(heard).not.toContain('order.rated refused')
    expect(info.mock.calls).toEqual([[{ code: 'live.bus_found' }]])
  },
)

test('a login that is refused after a break is tried for ever', async () => {
  const one = node(as('s3cret'))
  await isUp(one)
  await nats.shut()
  nats.admit({ auth_token: 'changed' })
  await nats.open()
  await expect.poll(() => nats.refused(), { timeout: 10_000 }).toBeGreaterThan(3)
  nats.admit({ auth_token: 's3cret' })
  await isUp(one)
  expect(one.warn).toHaveBeenCalledTimes(1)
})

test(
  'a line that nothing comes back on carries nothing, and is said to be lost',
  { timeout: 20_000 },
  async () => {
    nats.mute(true)
    const one = node()
    const { bus, warn } = one
    await expect.poll(() => warn.mock.calls.length, { timeout: 10_000 }).toBe(1)
    expect(bus.carry([hint('mute')])).toBe(false)
    nats.mute(false)
    await isUp(one)
  },
)

test('it ends at once while the server is away', async () => {
  const one = node()
  await isUp(one)
  await nats.shut()
  await expect.poll(() => one.bus.isUp()).toBe(false)
  const fromMs = performance.now()
  await one.bus.stop()
  expect(performance.now() - fromMs).toBeLessThan(1_500)
})
