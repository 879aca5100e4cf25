import { api } from '@arriero/contract'
import { AppError } from '#http/app-error.ts'
import { serve, type Served } from '#http/serve.ts'
import { driversOf, isListable } from './enterprise-drivers.views.ts'
import { userDetail } from './users.views.ts'

export const usersRoutes: Served[] = [
  serve(api.users.detail, async (ctx, { params }) => {
    const detail = await userDetail(ctx, params._id)
    if (!detail) throw new AppError('user.not_found')
    return detail
  }),
  serve(api.users.ofEnterprise, async (ctx, { params, query }) => {
    if (!(await isListable(ctx, params.enterpriseId))) throw new AppError('user.not_found')
    return driversOf(ctx, params.enterpriseId, query)
  }),
]
