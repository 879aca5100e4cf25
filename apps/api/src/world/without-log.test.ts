import { expect, test } from 'vitest'
import type { Log, OpenCtx } from '#context.ts'
import type { WorldHouse } from './stage.ts'
import { withoutLog } from './demo.ts'

const heard: unknown[] = []
const note = (said: unknown) => void heard.push(said)
const log: Log = { info: note, warn: note, error: note }
const now = new Date('2026-01-12T13:00:00Z')
const house = {
  database: {},
  app: { log },
  openCtx: () => ({ now, log }) as OpenCtx,
} as unknown as WorldHouse

test('an alarm of the demo’s made-up past does not reach the terminal of who starts the product', () => {
  house.openCtx().log.error({ event: 'payment.lost_on_the_road' })
  expect(heard).toHaveLength(1)
  const quiet = withoutLog(house).openCtx()
  quiet.log.error({ event: 'payment.lost_on_the_road' })
  quiet.log.warn({ late: true })
  expect(heard).toHaveLength(1)
  expect(quiet.now).toBe(now)
})
