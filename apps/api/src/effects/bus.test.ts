import { afterEach, beforeEach, expect, test } from 'vitest'
import { openBus, type Bus } from './bus.ts'
import { silentLog } from './database.fixture.ts'
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

const node = () => {
  const heard: string[] = []
  const gaps: number[] = []
  const bus = openBus({
    // A server of one's own may be tried: NATS_URL=nats://127.0.0.1:4222.
    url: process.env['NATS_URL'] ?? nats.url,
    onTold: ({ name, orderId }) => void heard.push(`${name} ${orderId}`),
    onGap: () => void gaps.push(heard.length),
    log: silentLog,
  })
  open.push(bus)
  return { bus, heard, gaps }
}
const hint = (orderId: string) => JSON.stringify({ name: 'order.rated', orderId })
const isUp = (one: Bus) => expect.poll(() => one.carry([hint('up')])).toBe(true)

test('what one node tells every node hears, in its order, the teller too', async () => {
  const [one, other] = [node(), node()]
  await isUp(other.bus)
  await isUp(one.bus)
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
  await isUp(other.bus)
  await isUp(one.bus)
  await expect.poll(() => other.heard.length).toBeGreaterThan(1)
  nats.lose(1)
  one.bus.carry([hint('lost'), hint('next')])
  await expect.poll(() => other.heard).toContain('order.rated next')
  expect(other.heard).not.toContain('order.rated lost')
  expect(other.gaps).toHaveLength(1)
})

test('the last hint, after which nothing follows, is found by the beat', async () => {
  const [one, other] = [node(), node()]
  await isUp(other.bus)
  await isUp(one.bus)
  await expect.poll(() => other.heard.length).toBeGreaterThan(1)
  nats.lose(1)
  one.bus.carry([hint('lost')])
  await expect.poll(() => other.gaps.length).toBe(1)
})

test('while the bus is away somebody else must tell; once it is back everybody reads again, and it carries', async () => {
  const { bus, heard, gaps } = node()
  await isUp(bus)
  await nats.shut()
  await expect.poll(() => bus.carry([hint('away')])).toBe(false)
  await nats.open()
  await expect.poll(() => gaps.length).toBe(1)
  await isUp(bus)
  bus.carry([hint('again')])
  await expect.poll(() => heard).toContain('order.rated again')
})

test('a bus that was not there at the start is taken once it is', async () => {
  await nats.shut()
  const { bus, heard } = node()
  expect(bus.carry([hint('early')])).toBe(false)
  await nats.open()
  await isUp(bus)
  await expect.poll(() => heard).toContain('order.rated up')
})
