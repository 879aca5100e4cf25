/** What a new order is reckoned with, in one read: today's rates, the plan's figures, and whose words it is found by. */
import { settingsOf, settingValues, type Settings } from '@arriero/domain/settings'
import { sql } from 'kysely'
import type { Db } from '#context.ts'
import { frozenOf, type RatesInForce } from '#features/rates/rates.store.ts'

export type NewOrderTerms = { inForce: RatesInForce; plan: Settings['plan']; clientName: string }

export const newOrderTerms = async (db: Db, clientId: string): Promise<NewOrderTerms> => {
  const row = await db
    .selectFrom('users as client')
    .innerJoinLateral(
      (join) => join.selectFrom('rates').selectAll().orderBy('version', 'desc').limit(1).as('r'),
      (on) => on.onTrue(),
    )
    .selectAll('r')
    .select([
      'client.name as client_name',
      sql<Record<string, unknown> | null>`(select json_object_agg(key, value) from settings)`.as('settings'),
    ])
    .where('client.id', '=', clientId)
    .executeTakeFirstOrThrow()
  const { plan } = settingsOf(settingValues(row.settings ?? {}))
  return { inForce: { id: row.id, ...frozenOf(row) }, plan, clientName: row.client_name }
}
