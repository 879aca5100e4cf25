/** Accounts, vehicles and browsers since the last look: who shares what with whom, who became another. docs/decisions/0073. */
import type { OpenCtx } from '#context.ts'
import {
  accountSharers,
  browsersAfter,
  changedWithPay,
  deviceSharers,
  identitiesOf,
  phoneSharers,
  plateSharers,
  touchesAfter,
  type Touch,
} from './accounts.views.ts'
import { printOf } from './found.ts'
import { changedIdentities } from './identity.ts'
import {
  keepIdentities,
  keepLook,
  keepSightings,
  queuePictures,
  takeLook,
  type Look,
  type LookPlace,
} from './looks.store.ts'
import { sameAccounts, sameDevices, samePhones, samePlates } from './shared.ts'
import { raise } from './signals.store.ts'

const atOnce = 300
const batchesMost = 20
/** Longer than any act takes: what committed meanwhile with an earlier hour is looked at with the next look. */
const overlapMs = 10 * 60_000

const earlier = (one: LookPlace, other: LookPlace): LookPlace =>
  one.at.getTime() <= other.at.getTime() ? one : other

/** Where the next look begins; `first` is the least id there is. */
const nextPlace = (ctx: OpenCtx, last: LookPlace, { isFull, first }: { isFull: boolean; first: string }) =>
  isFull ? last : earlier(last, { at: new Date(ctx.now.getTime() - overlapMs), id: first })

const idsOf = (touches: readonly Touch[], kind: string): string[] => [
  ...new Set(touches.filter((one) => one.kind === kind).map(({ objectId }) => objectId)),
]

/** The newest row of each. */
const rowsOf = (touches: readonly Touch[]) =>
  new Map(touches.filter(({ kind }) => kind === 'user').map(({ objectId, id, at }) => [objectId, { id, at }]))

const lookAtAccounts = async (ctx: OpenCtx, touches: readonly Touch[]): Promise<void> => {
  const { db, now } = ctx
  const userIds = idsOf(touches, 'user')
  if (userIds.length === 0) return
  const changed = await keepIdentities(db, await identitiesOf(db, userIds), rowsOf(touches))
  const waiting = await changedWithPay(
    db,
    changed.map(({ userId }) => userId),
  )
  await raise(ctx, [
    ...samePhones(await phoneSharers(db, userIds)),
    ...sameAccounts(await accountSharers(db, userIds)),
    ...changedIdentities(waiting, now),
  ])
}

const lookAtVehicles = async (ctx: OpenCtx, vehicleIds: readonly string[]): Promise<void> => {
  if (vehicleIds.length > 0) await raise(ctx, samePlates(await plateSharers(ctx.db, vehicleIds)))
}

type Batch = { last: LookPlace; isFull: boolean } | undefined
type Step = (ctx: OpenCtx, place: LookPlace) => Promise<Batch>

const lookAtTrail: Step = async (ctx, place) => {
  const touches = await touchesAfter(ctx.db, place, atOnce)
  const last = touches.at(-1)
  if (!last) return undefined
  const vehicleIds = idsOf(touches, 'vehicle')
  await lookAtAccounts(ctx, touches)
  await lookAtVehicles(ctx, vehicleIds)
  await queuePictures(ctx, { userIds: idsOf(touches, 'user'), vehicleIds })
  return { last: { at: last.at, id: String(last.id) }, isFull: touches.length === atOnce }
}

const lookAtBrowsers: Step = async (ctx, place) => {
  const browsers = await browsersAfter(ctx.db, place, atOnce)
  const last = browsers.at(-1)
  if (!last) return undefined
  const sightings = browsers.map(({ endpoint, userId, at }) => ({ device: printOf(endpoint), userId, at }))
  await keepSightings(ctx.db, sightings)
  const devices = [...new Set(sightings.map(({ device }) => device))]
  await raise(ctx, sameDevices(await deviceSharers(ctx.db, devices)))
  return { last: { at: last.at, id: last.id }, isFull: browsers.length === atOnce }
}

/** Batch after batch, each a transaction with its place, until all is looked at or the next look's turn has come. */
const lookAlong = async (ctx: OpenCtx, name: Look, { step, first }: { step: Step; first: string }) => {
  for (let batch = 0; batch < batchesMost; batch++) {
    const isMore = await ctx.inTransaction(async (db) => {
      const inner = { ...ctx, db }
      const place = await takeLook(db, name)
      const looked = place && (await step(inner, place))
      if (!looked) return false
      await keepLook(db, name, nextPlace(ctx, looked.last, { isFull: looked.isFull, first }))
      return looked.isFull
    })
    if (!isMore) return
  }
}

export const sweepAccounts = (ctx: OpenCtx): Promise<void> =>
  lookAlong(ctx, 'trail', { step: lookAtTrail, first: '0' })

export const sweepBrowsers = (ctx: OpenCtx): Promise<void> =>
  lookAlong(ctx, 'devices', { step: lookAtBrowsers, first: '' })
