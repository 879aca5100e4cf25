import { settingDenial, settingKeys, type SettingKey } from '@arriero/domain/settings'
import type { Ctx } from '#context.ts'
import { record } from '#features/audit/audit.store.ts'
import { fail } from '#http/app-error.ts'
import { writeSetting } from './settings.store.ts'

const isKey = (key: string): key is SettingKey => settingKeys.some((known) => known === key)

/** The trail keeps the value before and after: it is the setting's history. */
export const changeSetting = async (ctx: Ctx, key: string, value: number): Promise<{ updated: true }> => {
  if (!isKey(key)) return fail('setting.not_found')
  const denial = settingDenial(key, value)
  if (denial) fail(denial, 'value')
  const before = await writeSetting(ctx, key, value)
  await record(ctx, {
    act: 'setting.update',
    objectKind: 'setting',
    objectId: key,
    details: { before, after: value },
  })
  return { updated: true }
}
