/** A phone's own key to report places. Decisions §14. */
import { randomBytes } from 'node:crypto'
import type { Ctx } from '#context.ts'
import { fail } from '#app-error.ts'
import { hashToken } from '#http/exchange.ts'
import { insertDevice, revokeDevice } from './devices.store.ts'
import { countDevices } from './devices.views.ts'

const devicesMost = 10
const tokenBytes = 24

/** How often Traccar Client speaks: every 30 s or 75 m, and it keeps what it could not send. */
const setup = { accuracy: 'high', interval: '30', distance: '75', buffer: 'true', wakelock: 'true' }

export const makeDevice = async (ctx: Ctx, { name }: { name: string }) => {
  if ((await countDevices(ctx)) >= devicesMost) fail('device.too_many')
  const token = randomBytes(tokenBytes).toString('base64url')
  const _id = ctx.newId()
  await insertDevice(ctx.db, {
    id: _id,
    userId: ctx.actor.id,
    name,
    tokenHash: hashToken(token),
    now: ctx.now,
  })
  const serverUrl = `${ctx.facts.publicUrl}/v1/location/osmand`
  return {
    _id,
    token,
    serverUrl,
    setupUrl: `${serverUrl}?${new URLSearchParams({ id: token, ...setup }).toString()}`,
  }
}

export const takeDeviceBack = async (ctx: Ctx, id: string): Promise<{ removed: true }> => {
  if (!(await revokeDevice(ctx.db, { id, userId: ctx.actor.id, now: ctx.now }))) fail('device.not_found')
  return { removed: true }
}
