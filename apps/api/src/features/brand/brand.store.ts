import type { Ctx } from '#context.ts'

export type BrandChange = {
  name: string
  color: string | null
  accent: string | null
  /** Undefined keeps the present logo, null removes it. */
  logo?: Buffer | null | undefined
}

export const putBrand = async (ctx: Ctx, { name, color, accent, logo }: BrandChange): Promise<void> => {
  const change = {
    name,
    color,
    accent,
    updated_at: ctx.now,
    ...(logo === undefined ? {} : { logo }),
  }
  await ctx.db
    .insertInto('house_brand')
    .values({ id: true, logo: null, ...change })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(change))
    .execute()
}
