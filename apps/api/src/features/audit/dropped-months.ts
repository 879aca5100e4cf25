/** What the trail says of months that are gone, its own and others'. Decisions §17. */
import type { OpenCtx } from '#context.ts'
import type { Month } from '#database/months/months.ts'
import { record } from './audit.store.ts'

type Dropped = {
  act: 'trail.month_dropped' | 'history.month_dropped'
  /** The figure of the rules that let it go. */
  setting: string
  month: Month
  lastSeal?: number | undefined
}

/** What an auditor needs to know of rows that are not there any more; the row stands in the trail and is sealed with it. */
export const recordDropped = (ctx: OpenCtx, { act, setting, month, lastSeal }: Dropped): Promise<void> =>
  record(ctx, {
    act,
    objectKind: 'setting',
    objectId: setting,
    details: { part: month.name, until: month.until.toISOString(), lastSeal: lastSeal ?? null },
  })
