import type { api } from '@arriero/contract'
import type { ReplyOf } from '@arriero/contract/endpoint'
import type { OpenCtx } from '#context.ts'
import { houseBrand } from './brand.views.ts'

type OpenSettings = ReplyOf<typeof api.brand.open>

/** As this node keeps them, at most a second old: for pages that stay up while the database is away. */
export const keptSettings = ({ facts }: Pick<OpenCtx, 'facts'>): OpenSettings => {
  const { color, accent, logo } = facts.look
  return {
    brand: facts.brand,
    look: { color, accent, logo },
    phone: facts.phone,
    email: facts.email,
    links: facts.links,
    mapStyleUrl: facts.mapStyleUrl,
    isDemo: facts.isDemo,
  }
}

/** What is known before anybody logs in: the portal asks for it, the public site is drawn with it. */
export const openSettings = async (ctx: OpenCtx): Promise<OpenSettings> => {
  const { name, color, accent, logo } = await houseBrand(ctx)
  return { ...keptSettings(ctx), brand: name, look: { color, accent, logo } }
}
