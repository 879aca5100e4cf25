import { expect, test } from 'vitest'
import { judged } from '../prove/restart.proof.ts'
import { interruptDatabase, rollNodes } from './run.ts'

/** A machine that runs other tests too takes its time, and keeps people waiting. */
const plan = { perSecond: 20, sockets: 6, isOwn: true, patience: 4, settings: { MOST_WAIT_MS: '0' } }

test('a node is ended and started anew under load, and nobody notices', async () => {
  const { told } = await rollNodes(plan, { times: 1, signal: 'SIGTERM' })
  expect(told.map(({ faults }) => faults)).toEqual([[]])
  expect(told[0]?.requests).toBeGreaterThan(20)
})

test('PostgreSQL is started anew under load: who is refused is told to come again, and nothing is lost', async () => {
  const told = await interruptDatabase({ ...plan, sockets: 0 }, 1)
  expect(told.map(({ faults }) => faults)).toEqual([[]])
})

test.each(Object.entries(judged))('%s is found', (_, faults) => expect(faults).toHaveLength(1))
