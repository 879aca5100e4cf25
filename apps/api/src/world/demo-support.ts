/** PQRs in every state and light, filed and answered by the desk's own actions. */
import { orderStatus } from '@arriero/domain/orders/orders'
import type { Actor } from '@arriero/domain/people/roles'
import { daysLeft, dueDay, lightOf } from '@arriero/domain/support/support'
import { answerRequest, fileRequest } from '#features/support/support.actions.ts'
import type { Cast } from './demo-people.ts'
import { requestSeeds, type RequestSeed } from './seeds/support.texts.ts'
import type { Situations } from './situations.ts'
import type { WorldHouse } from './stage.ts'

const hourMs = 3_600_000
const dayMs = 24 * hourMs
const searchedDays = 60
/** Solved ones had time to be answered late. */
const solvedDaysAgo = 45

const isSo = ({ kind, light: wanted }: RequestSeed, at: Date, now: Date): boolean => {
  const due = dueDay(kind, at)
  const isOver = daysLeft(due, now) < 0
  if (wanted === 'overdue') return isOver
  return !isOver && lightOf(due, now) === wanted
}

/** The last day on which it can have been filed for its clock to stand so today. */
const filedAt = (seed: RequestSeed, now: Date): Date => {
  const isSolved = seed.answers?.some(({ status }) => status === 'solved')
  if (isSolved) return new Date(now.getTime() - solvedDaysAgo * dayMs)
  const days = Array.from(
    { length: searchedDays },
    (_, ago) => new Date(now.getTime() - ago * dayMs - 3 * hourMs),
  )
  return days.find((at) => isSo(seed, at, now)) ?? now
}

const ownService = async (
  { database }: WorldHouse,
  author: Actor,
  before: Date,
): Promise<string | undefined> => {
  const row = await database.db
    .selectFrom('orders')
    .select('id')
    .where((or) => or.or([or('client_id', '=', author.id), or('carrier_id', '=', author.id)]))
    .where('status', '=', orderStatus.finished)
    .where('created_at', '<', before)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.id
}

type Play = { house: WorldHouse; world: Situations; cast: Cast }

const playRequest = async ({ house, world, cast }: Play, seed: RequestSeed, at: Date): Promise<void> => {
  const author = cast.people[seed.author][0]
  const desk = cast.people.soport[0]
  const orderId = seed.isOnService ? await ownService(house, author, at) : undefined
  const { kind, subject, description } = seed
  world.at(at)
  const forWhom = seed.isByPhone
    ? { userId: author.id, status: 'pending' as const }
    : { userId: undefined, status: undefined }
  const { _id } = await world.act(seed.isByPhone ? desk : author, (ctx) =>
    fileRequest(ctx, { kind, subject, description, orderId, ...forWhom }),
  )
  for (const { hoursLater, status, response } of seed.answers ?? []) {
    world.at(new Date(at.getTime() + hoursLater * hourMs))
    await world.act(desk, (ctx) => answerRequest(ctx, _id, { response, status, seenAt: undefined }))
  }
}

/** In the order they were filed, so that their numbers follow their days. */
export const playSupport = async (house: WorldHouse, world: Situations, cast: Cast): Promise<void> => {
  const today = world.now()
  const dated = requestSeeds
    // Not all in the same minute.
    .map((seed, index) => ({ seed, at: new Date(filedAt(seed, today).getTime() - index * 37 * 60_000) }))
    .toSorted((one, other) => one.at.getTime() - other.at.getTime())
  for (const { seed, at } of dated) await playRequest({ house, world, cast }, seed, at)
  world.at(today)
}
