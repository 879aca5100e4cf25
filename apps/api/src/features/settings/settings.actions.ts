import { settingDenial } from '@arriero/domain/house/settings'
import type { Ctx } from '#context.ts'
import { record } from '#features/audit/audit.store.ts'
import { fail } from '#app-error.ts'
import { isSettingKey } from './setting-key.ts'
import { lockSetting, updateSetting } from './settings.store.ts'

/** `seen`: what it was when it was read; left out where nobody looked. */
type Change = { value: number; seen: number | undefined }

/** The trail keeps the value before and after: it is the setting's history. What changes nothing leaves no row. */
export const changeSetting = async (
  ctx: Ctx,
  key: string,
  { value, seen }: Change,
): Promise<{ updated: true }> => {
  if (!isSettingKey(key)) return fail('setting.not_found')
  const denial = settingDenial(key, value)
  if (denial) fail(denial, 'value')
  const before = await lockSetting(ctx, key)
  if (seen !== undefined && seen !== before) fail('setting.changed')
  if (before === value) return { updated: true }
  await updateSetting(ctx, key, value)
  await record(ctx, {
    act: 'setting.update',
    objectKind: 'setting',
    objectId: key,
    details: { before, after: value },
  })
  return { updated: true }
}
