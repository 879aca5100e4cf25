import { expect, test } from 'vitest'
import { whenAllEnded } from './months/demo-months.ts'

test('one that is broken off is heard of when no other is at work any more', async () => {
  const heard: string[] = []
  const slow = Promise.withResolvers<void>()
  const all = whenAllEnded([
    Promise.reject(new Error('broken off')),
    slow.promise.then(() => void heard.push('the slow one came to its end')),
  ]).catch((error: Error) => void heard.push(error.message))
  // Every turn that the refusal of the first could take.
  await new Promise((resolve) => setImmediate(resolve))
  expect(heard).toEqual([])
  slow.resolve()
  await all
  expect(heard).toEqual(['the slow one came to its end', 'broken off'])
})
