import { api } from '@arriero/contract'
import { serve, servePrepared, type Served } from '#http/serve.ts'
import { readLogo, updateBrand } from './brand.actions.ts'
import { houseBrand } from './brand.views.ts'
import { openSettings } from './open-settings.ts'

export const brandRoutes: Served[] = [
  serve(api.settings.open, openSettings),
  serve(api.brand.read, async (ctx) => {
    const { updatedAt, ...brand } = await houseBrand(ctx)
    return { ...brand, updatedAt: updatedAt?.toISOString() ?? null, gaps: [...ctx.facts.gaps] }
  }),
  servePrepared(api.brand.update, {
    prepare: (_ctx, { body }) => readLogo(body.logo),
    handle: (ctx, { body, prepared }) => updateBrand(ctx, { ...body, logo: prepared }),
  }),
]
