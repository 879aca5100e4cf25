/** Figures of the rules, kept by key; one that was never set has no row. */
import {
  settingsOf,
  settingValues,
  type SettingKey,
  type Settings,
  type SettingValues,
} from '@arriero/domain/house/settings'
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

type Writing = Pick<OpenCtx, 'db' | 'now'>

/** Its value, held until the transaction ends: of two at once the second starts from what the first wrote. */
export const lockSetting = async ({ db, now }: Writing, key: SettingKey): Promise<number> => {
  const initial = { key, value: JSON.stringify(settingValues({})[key]), updated_at: now }
  await db
    .insertInto('settings')
    .values(initial)
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute()
  const { value } = await db
    .selectFrom('settings')
    .select('value')
    .where('key', '=', key)
    .forUpdate()
    .executeTakeFirstOrThrow()
  return settingValues({ [key]: value })[key]
}

export const updateSetting = async ({ db, now }: Writing, key: SettingKey, value: number): Promise<void> => {
  const set = { value: JSON.stringify(value), updated_at: now }
  await db.updateTable('settings').set(set).where('key', '=', key).execute()
}

/** Returns the value that the setting had before. */
export const writeSetting = async (ctx: Writing, key: SettingKey, value: number): Promise<number> => {
  const before = await lockSetting(ctx, key)
  await updateSetting(ctx, key, value)
  return before
}
