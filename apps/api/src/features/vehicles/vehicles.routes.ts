import { api } from '@arriero/contract'
import { parsePlate } from '@arriero/domain/people/identifiers'
import { AppError, fail } from '#app-error.ts'
import { serve, serveSentBack, type Served, type Standing } from '#http/serve.ts'
import { createVehicle } from './create.actions.ts'
import { changeOwnVehicle } from './renew.actions.ts'
import { reviewVehicle } from './review.actions.ts'
import { laterFactsIn, mayChangePart, papersIn, refuseForeignParts, verdictsIn } from './vehicle-change.ts'
import { isPlateTaken } from './vehicles.store.ts'
import { isListable, vehicleDetail, vehiclesOf } from './vehicles.views.ts'

/** What one who may change it reads: an approved administrator, or its owner. */
const standing: Standing<
  { params: { _id: string } },
  NonNullable<Awaited<ReturnType<typeof vehicleDetail>>>
> = {
  read: async (ctx, { params }) => {
    const { role, isValidated, id } = ctx.actor
    const detail = await vehicleDetail(ctx, { id: params._id })
    return (role === 'administrator' ? isValidated : detail?.user._id === id) ? detail : undefined
  },
  mayWrite: ({ actor }, key) => mayChangePart(actor, key),
}

export const vehiclesRoutes: Served[] = [
  serve(api.vehicles.all, async (ctx, { params, query }) => {
    if (!(await isListable(ctx, params.enterpriseId))) throw new AppError('user.not_found')
    return vehiclesOf(ctx, params.enterpriseId, query)
  }),
  serve(api.vehicles.detail, async (ctx, { params }) => {
    const detail = await vehicleDetail(ctx, { licensePlate: params.licensePlate })
    if (!detail) throw new AppError('vehicle.not_found')
    return detail
  }),
  serve(api.vehicles.plate, async (ctx, { params }) => {
    const plate = parsePlate(params.licensePlate) ?? fail('plate.invalid', 'licensePlate')
    return { isFree: !(await isPlateTaken(ctx.db, plate)) }
  }),
  serve(api.vehicles.create, (ctx, { body }) => createVehicle(ctx, body)),
  serveSentBack(api.vehicles.update, standing, (ctx, { params, body }) => {
    if (params._id !== body._id) return fail('input.invalid', '_id')
    refuseForeignParts(ctx.actor, body)
    if (ctx.actor.role !== 'administrator')
      return changeOwnVehicle(ctx, params._id, { papers: papersIn(body), told: laterFactsIn(body) })
    // Open to owners in validation; nobody judges before he is approved himself.
    if (!ctx.actor.isValidated) return fail('account.in_validation')
    return reviewVehicle(ctx, {
      vehicleId: params._id,
      verdicts: verdictsIn(body),
      isActive: body.isActive,
      typeLoadIds: body.permissions,
      version: body.version,
    })
  }),
]
