import type { api } from '@arriero/contract'
import type { ReplyOf } from '@arriero/contract/endpoint'
import type { OpenCtx } from '#context.ts'
import { houseBrand } from './brand.views.ts'

/** What is known before anybody logs in: the portal asks for it, the public site is drawn with it. */
export const openSettings = async (ctx: OpenCtx): Promise<ReplyOf<typeof api.settings.open>> => {
  const { facts } = ctx
  const { name, color, accent, logo } = await houseBrand(ctx)
  return {
    brand: name,
    look: { color, accent, logo },
    phone: facts.phone,
    email: facts.email,
    links: facts.links,
    mapStyleUrl: facts.mapStyleUrl,
    isDemo: facts.isDemo,
  }
}
