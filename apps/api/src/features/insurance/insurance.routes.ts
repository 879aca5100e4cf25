import { api } from '@arriero/contract'
import { serve, type Served } from '#http/serve.ts'
import { insureOrder } from './insurance.actions.ts'

export const insuranceRoutes: Served[] = [
  serve(api.insurance.catalogues, async (ctx) => {
    const { commodities, packagings, mobilizations } = await ctx.providers.insurer.catalogues()
    return { responseMercancias: commodities, responseEmpaque: packagings, responseMovili: mobilizations }
  }),
  serve(api.insurance.create, (ctx, { body }, { actKey }) =>
    insureOrder(ctx, {
      orderId: body.orderId,
      commodityCode: body.responseMercancias.id,
      packagingCode: body.responseEmpaque,
      mobilizationCode: body.responseMovili,
      declaredPesos: body.priceCommodity,
      shownPremiumPesos: body.priceInsurance,
      actKey,
    }),
  ),
]
