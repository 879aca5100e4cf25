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

const readTerms = async (db: Db, clientId: string, onDay: string): Promise<NewOrderTerms> => {
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

/** Of one transaction, by client and day: many services may be asked for in it. */
const inTransaction = new WeakMap<Db, Map<string, Promise<NewOrderTerms>>>()

/** `onDay` is the Bogotá day of the service. */
export const newOrderTerms = (db: Db, clientId: string, onDay: string): Promise<NewOrderTerms> => {
  if (!db.isTransaction) return readTerms(db, clientId, onDay)
  const known = inTransaction.get(db) ?? new Map<string, Promise<NewOrderTerms>>()
  inTransaction.set(db, known)
  const key = `${clientId} ${onDay}`
  const terms = known.get(key) ?? readTerms(db, clientId, onDay)
  known.set(key, terms)
  return terms
}
