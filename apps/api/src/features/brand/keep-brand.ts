/** What letters and files are called and look like, renewed on every node each second. */
import type { OpenCtx } from '#context.ts'
import { houseBrand } from './brand.views.ts'

/** Until somebody has set it the settings' own name holds. */
export const keepBrand = async ({ db, facts }: OpenCtx): Promise<void> => {
  const { name, color, accent, logo } = await houseBrand({ db, facts })
  facts.brand = name
  facts.look = { color, accent, logo, logoUrl: logo === null ? null : `${facts.publicUrl}${logo}` }
}
