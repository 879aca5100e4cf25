/** Figures of the rules, kept by key; one that was never set has no row. */
import {
  settingsOf,
  settingValues,
  type SettingKey,
  type Settings,
  type SettingValues,
} from '@arriero/domain/settings'
import type { Db, OpenCtx } from '#context.ts'

type Kept = { values: SettingValues; updatedAt: ReadonlyMap<string, Date> }

export const keptSettings = async (db: Db): Promise<Kept> => {
  const rows = await db.selectFrom('settings').selectAll().execute()
  return {
    values: settingValues(Object.fromEntries(rows.map(({ key, value }) => [key, value]))),
    updatedAt: new Map(rows.map(({ key, updated_at }) => [key, updated_at])),
  }
}

/** What the rules ask for now; read anew by every act that computes with it. */
export const settingsInForce = async (db: Db): Promise<Settings> =>
  settingsOf((await keptSettings(db)).values)

/** Answers the value before. */
export const writeSetting = async (
  { db, now }: Pick<OpenCtx, 'db' | 'now'>,
  key: SettingKey,
  value: number,
): Promise<number> => {
  // Two administrators at once: the second one's trail starts from what the first wrote.
  const row = { key, value: JSON.stringify(value), updated_at: now }
  await db
    .insertInto('settings')
    .values({ ...row, value: JSON.stringify(settingValues({})[key]) })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute()
  const before = await db
    .selectFrom('settings')
    .select('value')
    .where('key', '=', key)
    .forUpdate()
    .executeTakeFirstOrThrow()
  await db.updateTable('settings').set(row).where('key', '=', key).execute()
  return settingValues({ [key]: before.value })[key]
}
