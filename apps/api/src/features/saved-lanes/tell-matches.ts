/** Says to carriers what is on their lanes, or holds it back: within the transaction that knows that it is told for the first time. */
import { quietUntil, usualAlertTimes, type AlertTimes } from '@arriero/domain/notifications/quiet-hours'
import type { OpenCtx } from '#context.ts'
import type { NewNotification } from '#features/notifications/notifications.store.ts'
import { notifyAll } from '#features/notifications/notify.ts'
import { chosenTimes, toldOn } from './alert-times.views.ts'
import { countTold, type Match } from './alerts.store.ts'
import { namesOfLanes, type Loads } from './matching.views.ts'

const timesOfOwners = async (
  { db }: OpenCtx,
  matches: readonly Match[],
): Promise<(ownerId: string) => AlertTimes> => {
  const chosen = await chosenTimes(db, [...new Set(matches.map(({ ownerId }) => ownerId))])
  return (ownerId) => chosen.get(ownerId) ?? usualAlertTimes
}

/** Until when each is to be held back; undefined: told now. */
export const silences = async (
  ctx: OpenCtx,
  matches: readonly Match[],
): Promise<(match: Match) => Date | undefined> => {
  const timesOf = await timesOfOwners(ctx, matches)
  return ({ ownerId }) => quietUntil(timesOf(ownerId).quiet, ctx.now)
}

/** Without those whose carriers have heard enough of the day, unless it is for another one. */
export const stillWanted = async (ctx: OpenCtx, matches: readonly Match[]): Promise<Match[]> => {
  const timesOf = await timesOfOwners(ctx, matches)
  const told = await toldOn(ctx, [...new Set(matches.map(({ ownerId }) => ownerId))])
  return matches.filter(({ ownerId }) => {
    const { quiet, mostADay } = timesOf(ownerId)
    return (told.get(ownerId) ?? 0) < mostADay || quietUntil(quiet, ctx.now) !== undefined
  })
}

const byOwner = (matches: readonly Match[]): Map<string, Match[]> => {
  const owned = new Map<string, Match[]>()
  for (const match of matches) {
    const known = owned.get(match.ownerId)
    if (known) known.push(match)
    else owned.set(match.ownerId, [match])
  }
  return owned
}

type Said = { loads: Loads; names: ReadonlyMap<string, string> }

/** One load by itself; several as one. */
const newsOf = (
  ownerId: string,
  matches: readonly Match[],
  { loads, names, isLast }: Said & { isLast: boolean },
): NewNotification => {
  const lanes = [...new Set(matches.flatMap(({ laneIds }) => laneIds.flatMap((id) => names.get(id) ?? [])))]
  const [first] = matches
  const more = isLast ? { isLast } : {}
  if (matches.length > 1 || !first)
    return { userId: ownerId, kind: 'loads.matched', facts: { count: matches.length, lanes, ...more } }
  const value = loads.get(first.orderId)?.earningsPesos ?? undefined
  return {
    userId: ownerId,
    kind: 'load.matched',
    orderId: first.orderId,
    facts: { lanes, ...(value === undefined ? {} : { value }), ...more },
    onceKey: `lane:${first.orderId}`,
  }
}

/** What is over somebody's number of a day is told no more: it is on the board. */
export const tellMatches = async (ctx: OpenCtx, matches: readonly Match[], loads: Loads): Promise<void> => {
  const names = await namesOfLanes(ctx.db, [...new Set(matches.flatMap(({ laneIds }) => laneIds))])
  // Of lanes that were let go of or paused meanwhile nobody wants to hear.
  const wanted = byOwner(matches.filter(({ laneIds }) => laneIds.some((id) => names.has(id))))
  if (wanted.size === 0) return
  const timesOf = await timesOfOwners(ctx, matches)
  const mostOf = (ownerId: string) => timesOf(ownerId).mostADay
  const told = await countTold(
    ctx,
    [...wanted.keys()].map((ownerId) => ({ ownerId, most: mostOf(ownerId) })),
  )
  await notifyAll(
    ctx,
    [...wanted].flatMap(([ownerId, own]) => {
      const count = told.get(ownerId)
      return count === undefined
        ? []
        : [newsOf(ownerId, own, { loads, names, isLast: count >= mostOf(ownerId) })]
    }),
  )
}
