import { once } from 'node:events'
import { createServer } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { openAnswers, plantedAnswers } from './answers.ts'
import { killRun } from './run.ts'
import { faultsOf } from './told.ts'
import { ask } from './writers.ts'

test('while something was killed callers may be told to come again; an error is none of it, nor is a refusal long after', async () => {
  expect(await plantedAnswers()).toEqual([
    '500 planted to POST /order/create',
    '503 planted to POST /order/create',
  ])
})

test('an error that is asked for again is heard', async () => {
  const statuses = [500, 200]
  const stub = createServer((_request, response) => {
    response
      .writeHead(statuses.shift() ?? 404, { 'content-type': 'application/json' })
      .end('{"code":"stumbled"}')
  })
  onTestFinished(() => void stub.close())
  await once(stub.listen(0, '127.0.0.1'), 'listening')
  const at = stub.address()
  const answers = openAnswers()
  const target = { url: `http://127.0.0.1:${typeof at === 'object' ? at?.port : ''}`, heard: answers.hear }
  await ask(target, { method: 'GET', path: '/order' })
  expect([answers.takeHeard(), answers.takeUnforced()]).toEqual([2, ['500 stumbled to GET /order']])
})

test('what was acknowledged outlives a kill of the server and one of PostgreSQL, and what is gone is missed', async () => {
  let missed: string[] = []
  const told = await killRun({
    kinds: ['server', 'postgres'],
    cycles: 2,
    after: async ({ check, ledger }) => {
      // Somebody was told that his service stands, and it does not.
      ledger.created('f'.repeat(24))
      missed = (await check()).lost
    },
  })
  expect(faultsOf('in short', told)).toEqual([])
  expect(told.at(-1)?.acknowledged).toBeGreaterThan(0)
  expect(told.at(-1)?.heard).toBeGreaterThan(0)
  expect(missed).toEqual([`the service ${'f'.repeat(24)}`])
})
