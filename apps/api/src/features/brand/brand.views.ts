import type { Brand } from '@arriero/contract/house/brand'
import type { Db, OpenCtx } from '#context.ts'

export type KeptBrand = Brand & { updatedAt: Date | null }

/** The version in it is that of the row: another picture has another address. */
const logoAddress = (updatedAt: Date) => `/v1/logo?v=${updatedAt.getTime().toString(36)}`

export const houseBrand = async ({ db, facts }: Pick<OpenCtx, 'db' | 'facts'>): Promise<KeptBrand> => {
  const row = await db
    .selectFrom('house_brand')
    .select(['name', 'color', 'accent', 'updated_at'])
    .select(({ eb }) => eb('logo', 'is not', null).as('has_logo'))
    .executeTakeFirst()
  if (!row) return { name: facts.brand, color: null, accent: null, logo: null, updatedAt: null }
  const { name, color, accent, updated_at: updatedAt } = row
  return { name, color, accent, logo: row.has_logo ? logoAddress(updatedAt) : null, updatedAt }
}

export const logoBytes = async (db: Db): Promise<Buffer | undefined> => {
  const row = await db.selectFrom('house_brand').select('logo').executeTakeFirst()
  return row?.logo ?? undefined
}
