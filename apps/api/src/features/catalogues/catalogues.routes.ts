import { api } from '@arriero/contract'
import { serve, type Served } from '#http/serve.ts'
import { bodyWorksView, brandsView, typeLoadsView, vehicleTypesView } from './catalogues.views.ts'

export const cataloguesRoutes: Served[] = [
  serve(api.catalogues.typeLoads, (ctx) => typeLoadsView(ctx.db)),
  serve(api.catalogues.vehicleTypes, (ctx) => vehicleTypesView(ctx.db)),
  serve(api.catalogues.brands, (ctx) => brandsView(ctx.db)),
  serve(api.catalogues.bodyWorks, (ctx) => bodyWorksView(ctx.db)),
]
