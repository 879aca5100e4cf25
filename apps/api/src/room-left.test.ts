import { expect, test, vi } from 'vitest'
import { reserveBytes, roomLeft } from './room-left.ts'

const aRoom = () => {
  const disk = { free: 10 * reserveBytes, isWritable: true }
  const clock = { now: 0 }
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() }
  const tryWriting = vi.fn(async () => {
    if (!disk.isWritable) throw new Error('no room')
  })
  const room = roomLeft({ freeBytes: async () => disk.free, tryWriting, log, now: () => clock.now })
  return { room, disk, clock, log, tryWriting }
}

test('before the last of it is used up nobody acts, and again once there is more', async () => {
  const { room, disk, clock, log } = aRoom()
  expect(await room.forAll()).toBe(true)
  disk.free = reserveBytes - 1
  expect(await room.forActs()).toBe(true)
  clock.now += 1000
  expect([await room.forActs(), await room.forAll()]).toEqual([false, false])
  disk.free = reserveBytes
  clock.now += 1000
  expect([await room.forActs(), await room.forAll()]).toEqual([true, true])
  expect([log.error.mock.calls, log.warn.mock.calls]).toEqual([
    [[{ event: 'disk.full' }]],
    [[{ event: 'disk.room_again' }]],
  ])
})

test('where somebody found none it is tried until something can be written; acts try by themselves', async () => {
  const { room, disk, log, tryWriting } = aRoom()
  disk.isWritable = false
  room.ranOut('EACCES')
  expect(log.error.mock.calls).toEqual([[{ event: 'disk.full', cause: 'EACCES' }]])
  expect([await room.forAll(), await room.forActs()]).toEqual([false, true])
  expect(await room.forAll()).toBe(false)
  disk.isWritable = true
  expect(await room.forAll()).toBe(true)
  const tries = tryWriting.mock.calls.length
  expect(await room.forAll()).toBe(true)
  expect(tryWriting).toHaveBeenCalledTimes(tries)
})
