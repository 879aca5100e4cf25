import { api } from '@arriero/contract'
import { serve, type Served } from '#http/serve.ts'
import { makeDevice, takeDeviceBack } from './devices.actions.ts'
import { devicesOf } from './devices.views.ts'

export const devicesRoutes: Served[] = [
  serve(api.devices.make, (ctx, { body }) => makeDevice(ctx, body)),
  serve(api.devices.all, async (ctx) => ({ items: await devicesOf(ctx) })),
  serve(api.devices.revoke, (ctx, { params }) => takeDeviceBack(ctx, params._id)),
]
