/** Phones that report their place with a token of their own, by the public Traccar Client app. Decisions §14. */
import { lettersMost } from '@arriero/domain/typed/limits'
import { operators } from '@arriero/domain/people/roles'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { idParams, instantShape, line } from '../shapes.ts'

const deviceShape = z.object({
  _id: z.string(),
  name: z.string(),
  createdAt: instantShape,
  /** To within some minutes; null while it has never spoken. */
  lastUsedAt: instantShape.nullable(),
  batteryPercent: z.number().nullable(),
})

const access = { roles: operators } as const

export const devices = {
  make: endpoint('POST /location/device', {
    access,
    body: z.strictObject({ name: line(lettersMost.label, 'device.name_required') }),
    reply: z.object({
      _id: z.string(),
      token: z.string(),
      /** Where the phone reports to. */
      serverUrl: z.string(),
      /** What Traccar Client reads from a QR code to set itself up. */
      setupUrl: z.string(),
    }),
    errors: ['device.too_many'],
    keyless: 'secret',
  }),
  all: endpoint('GET /location/device', {
    access,
    reply: z.object({ items: z.array(deviceShape) }),
  }),
  revoke: endpoint('DELETE /location/device/{_id}', {
    access,
    params: idParams,
    reply: z.object({ removed: z.literal(true) }),
    errors: ['device.not_found'],
  }),
}
