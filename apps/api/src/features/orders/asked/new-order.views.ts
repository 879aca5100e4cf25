/** What a new order is reckoned with, in one read: today's rates, the settings, the figures of its day, and whose words it is found by. */
import { settingsOf, settingValues, type Settings } from '@arriero/domain/house/settings'
import { sql } from 'kysely'
import type { Db } from '#context.ts'
import { frozenOf, type RatesInForce } from '#features/rates/rates.store.ts'
import { editionIdOn } from '#features/tariff/tariff.store.ts'

export type NewOrderTerms = {
  inForce: RatesInForce
  settings: Settings
  /** Of `editionOf`: the reference figures of the reserved day. */
  editionId: string | null
  clientName: string
}

/** `onDay` is the Bogotá day of the service. */
export const newOrderTerms = async (db: Db, clientId: string, onDay: string): Promise<NewOrderTerms> => {
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
      editionIdOn(onDay).as('edition_id'),
    ])
    .where('client.id', '=', clientId)
    .executeTakeFirstOrThrow()
  return {
    inForce: { id: row.id, ...frozenOf(row) },
    settings: settingsOf(settingValues(row.settings ?? {})),
    editionId: row.edition_id,
    clientName: row.client_name,
  }
}
