import { expect, test } from 'vitest'
import { AppError } from '#app-error.ts'
import { slots } from './slots.ts'

test('so many run, so many wait, and the next one is refused before and at the door alike', async () => {
  const inTurn = slots(1, 2)
  const held = Promise.withResolvers<void>()
  const all = [1, 2, 3].map((number) => inTurn(async () => held.promise.then(() => number)))
  expect(inTurn.inLine()).toBe(2)
  expect(inTurn.refuseWhenFull).toThrow(AppError)
  await expect(inTurn(async () => 4)).rejects.toMatchObject({ code: 'server.busy' })
  held.resolve()
  expect(await Promise.all(all)).toEqual([1, 2, 3])
  expect(inTurn.refuseWhenFull).not.toThrow()
})

test('where some run and nobody waits nobody is refused', async () => {
  const inTurn = slots(1, 0)
  inTurn.refuseWhenFull()
  const held = Promise.withResolvers<void>()
  const first = inTurn(() => held.promise)
  expect(inTurn.refuseWhenFull).toThrow(AppError)
  held.resolve()
  await first
})
