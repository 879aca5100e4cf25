import { api } from '@arriero/contract'
import { settingKeys, settingRules } from '@arriero/domain/house/settings'
import type { Db } from '#context.ts'
import { serve, serveSentBack, type Served } from '#http/serve.ts'
import { settingsHistory } from './settings-history.views.ts'
import { changeSetting } from './settings.actions.ts'
import { keptSettings } from './settings.store.ts'

const listed = async (db: Db) => {
  const { values, updatedAt } = await keptSettings(db)
  return settingKeys.map((key) => ({
    key,
    value: values[key],
    ...settingRules[key],
    updatedAt: updatedAt.get(key)?.toISOString() ?? null,
  }))
}

export const settingsRoutes: Served[] = [
  serve(api.settings.all, async ({ db }) => ({ items: await listed(db) })),
  serveSentBack(
    api.settings.update,
    {
      read: async ({ db }, { params }) => (await listed(db)).find(({ key }) => key === params.key),
      mayWrite: () => true,
    },
    (ctx, { params, body }) => changeSetting(ctx, params.key, { value: body.value, seen: body.before }),
  ),
  serve(api.settings.history, (ctx, { query }) => settingsHistory(ctx, query)),
]
