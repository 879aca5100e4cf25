import { api } from '@arriero/contract'
import type { Ctx } from '#context.ts'
import { recordReading } from '#features/audit/readings.store.ts'
import { AppError } from '#app-error.ts'
import { serve, type Served } from '#http/serve.ts'
import { driversOf, isListable } from './enterprise-drivers.views.ts'
import { backofficeList, clientsList, driversList, enterprisesList, everybody } from './people-lists.views.ts'
import { userDetail, type UserDetail } from './users.views.ts'

/** Whoever of the staff is given the pictures of somebody's papers has read them. Decisions §17. */
const noteReading = async (ctx: Ctx, { viewer, value }: UserDetail): Promise<void> => {
  if (viewer !== 'admin' || value._id === ctx.actor.id) return
  const papers = value.documents.filter(({ images }) => images.length > 0).length
  if (papers > 0) await recordReading(ctx, { act: 'paper.read', objectKind: 'user', objectId: value._id })
}

export const usersRoutes: Served[] = [
  serve(api.users.detail, async (ctx, { params }) => {
    const detail = await userDetail(ctx, params._id)
    if (!detail) throw new AppError('user.not_found')
    await noteReading(ctx, detail)
    return detail
  }),
  serve(api.users.ofEnterprise, async (ctx, { params, query }) => {
    if (!(await isListable(ctx, params.enterpriseId))) throw new AppError('user.not_found')
    return driversOf(ctx, params.enterpriseId, query)
  }),
  serve(api.users.drivers, (ctx, { params, query }) => driversList(ctx, params.flag, query)),
  serve(api.users.clients, (ctx, { params, query }) => clientsList(ctx, params.flag, query)),
  serve(api.users.backoffice, (ctx, { query }) => backofficeList(ctx, query)),
  serve(api.users.enterprises, (ctx, { query }) => enterprisesList(ctx, query)),
  serve(api.users.all, (ctx, { query }) => everybody(ctx, query)),
]
