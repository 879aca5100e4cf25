/** A phone reports its driver's place by its own token. Decisions §14. */
import type { OpenCtx } from '#context.ts'
import { markUsed } from '#features/devices/devices.store.ts'
import { deviceByToken } from '#features/devices/devices.views.ts'
import { AppError, fail } from '#app-error.ts'
import { hashToken } from '#http/exchange.ts'
import { readReport, type OsmandBody, type OsmandQuery } from './osmand.ts'
import { recordPositionsOf } from './positions.actions.ts'

const markEveryMs = 5 * 60_000

/** Without his consent nothing is kept, and the app is told so as it is outside the window: it would ask again for ever. */
const withoutConsent = (error: unknown): { stored: number } => {
  if (error instanceof AppError && error.code === 'consent.location_required') return { stored: 0 }
  throw error
}

export const reportByDevice = async (
  ctx: OpenCtx,
  query: OsmandQuery,
  body: OsmandBody,
): Promise<{ stored: number }> => {
  const { token, pings, batteryPercent } = readReport(query, body, ctx.now)
  const device = (await deviceByToken(ctx.db, hashToken(token))) ?? fail('device.unknown')
  const isStale = !device.last_used_at || ctx.now.getTime() - device.last_used_at.getTime() >= markEveryMs
  if (isStale) await markUsed(ctx.db, { id: device.id, batteryPercent, now: ctx.now })
  const { stored } = await recordPositionsOf(ctx, device.user_id, pings).catch(withoutConsent)
  return { stored }
}
