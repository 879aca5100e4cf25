import { api } from '@arriero/contract'
import type { Ctx } from '#context.ts'
import { serve, servePreparedSentBack, type Served } from '#http/serve.ts'
import { readLogo, updateBrand } from './brand.actions.ts'
import { houseBrand } from './brand.views.ts'
import { openSettings } from './open-settings.ts'

const readBrand = async (ctx: Ctx) => {
  const { updatedAt, ...brand } = await houseBrand(ctx)
  return { ...brand, updatedAt: updatedAt?.toISOString() ?? null, gaps: [...ctx.facts.gaps] }
}

export const brandRoutes: Served[] = [
  serve(api.brand.open, openSettings),
  serve(api.brand.read, readBrand),
  servePreparedSentBack(
    api.brand.update,
    { read: readBrand, mayWrite: () => true },
    {
      prepare: (_ctx, { body }) => readLogo(body.logo),
      handle: (ctx, { body, prepared }) => updateBrand(ctx, { ...body, logo: prepared }),
    },
  ),
]
