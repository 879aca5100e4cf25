import { describe, expect, test } from 'vitest'
import { openWait, stagesOf, type BoardService } from './dispatch-board.ts'

const hourMs = 3_600_000
const at = (hour: number) => new Date(Date.UTC(2026, 2, 10) + hour * hourMs)
const service = (more: Partial<BoardService> = {}): BoardService => ({
  reservationAt: at(8),
  inPositionAt: null,
  tripStartAt: null,
  arrivedAt: null,
  finishAt: null,
  plannedEndAt: at(20),
  driveMs: 8 * hourMs,
  ...more,
})
const hours = (one: BoardService, now: Date) =>
  stagesOf(one, now).map(({ kind, fromAt, untilAt }) => [
    kind,
    ...[fromAt, untilAt].map((instant) => (instant.getTime() - at(0).getTime()) / hourMs),
  ])

describe('a service lies on the board', () => {
  test('as it is planned before anything has happened, also once its hour has passed', () => {
    const planned = [
      ['loading', 8, 12],
      ['travel', 12, 20],
    ]
    expect(hours(service(), at(0))).toEqual(planned)
    expect(hours(service(), at(15))).toEqual(planned)
  })

  test('with a wait as long as the truck has stood, and the way behind it', () => {
    expect(hours(service({ inPositionAt: at(7) }), at(15))).toEqual([
      ['loading', 8, 15],
      ['travel', 15, 23],
    ])
  })

  test('by its milestones as far as it has come', () => {
    const running = service({ inPositionAt: at(8), tripStartAt: at(10) })
    expect(hours(running, at(11))).toEqual([
      ['loading', 8, 10],
      ['travel', 10, 18],
    ])
    expect(hours(running, at(19)).at(-1)).toEqual(['travel', 10, 19])
    const arrived = { ...running, arrivedAt: at(17) }
    expect(hours(arrived, at(22)).at(-1)).toEqual(['unloading', 17, 22])
    expect(hours({ ...arrived, finishAt: at(18) }, at(22)).at(-1)).toEqual(['unloading', 17, 18])
  })

  test('without what did not happen: who set out before his hour never waited, what staff closed never drove', () => {
    expect(hours(service({ inPositionAt: at(6), tripStartAt: at(7) }), at(8))).toEqual([['travel', 7, 15]])
    expect(hours(service({ inPositionAt: at(8), finishAt: at(11) }), at(30))).toEqual([['loading', 8, 11]])
  })
})

describe('a truck waits', () => {
  const tariff = { validFrom: '2026-01-01', hourPesos: 50_000, loadingFreeHours: 4, unloadingFreeHours: 4 }
  const wait = (more: Partial<BoardService>, now: Date) => openWait(service(more), tariff, now)

  test('from its appointment on, not before it', () => {
    expect(wait({ inPositionAt: at(7) }, at(7.5))).toBeUndefined()
    expect(wait({ inPositionAt: at(7) }, at(13))).toMatchObject({ phase: 'loading', fromAt: at(8), hours: 1 })
  })

  test('again where it unloads, and no longer once it is done', () => {
    const there = { inPositionAt: at(8), tripStartAt: at(10), arrivedAt: at(17) }
    expect(wait({ ...there, arrivedAt: null }, at(12))).toBeUndefined()
    expect(wait(there, at(18))).toMatchObject({ phase: 'unloading', fromAt: at(17), hours: 0 })
    expect(wait({ ...there, finishAt: at(18) }, at(19))).toBeUndefined()
  })
})
