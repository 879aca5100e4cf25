import { api } from '@arriero/contract'
import { rememberCookie } from '#features/sessions/welcome.ts'
import { serve, type Served } from '#http/serve.ts'
import { ownData } from './data.actions.ts'
import { leave, leavingPreview } from './leave.actions.ts'

export const rightsRoutes: Served[] = [
  serve(api.rights.data, (ctx, { body }, { address }) => ownData(ctx, { ...body, address })),
  serve(api.rights.leaving, (ctx) => leavingPreview(ctx)),
  serve(api.rights.leave, async (ctx, { body }, exchange) => {
    const left = await leave(ctx, { ...body, address: exchange.address })
    exchange.clearCookie(rememberCookie.name, { path: rememberCookie.path })
    return left
  }),
]
