import { api } from '@arriero/contract'
import { serve, type Served } from '#http/serve.ts'
import { askCode, confirmCode, endOwn } from './whatsapp.actions.ts'
import { ownWhatsapp } from './whatsapp.views.ts'

export const whatsappRoutes: Served[] = [
  serve(api.whatsapp.own, (ctx) => ownWhatsapp(ctx)),
  serve(api.whatsapp.ask, (ctx) => askCode(ctx)),
  serve(api.whatsapp.confirm, (ctx, { body }) => confirmCode(ctx, body)),
  serve(api.whatsapp.end, (ctx) => endOwn(ctx)),
]
