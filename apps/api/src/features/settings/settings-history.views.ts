/** Who set which figure: read from the trail, where a change leaves the value before and after. */
import type { api } from '@arriero/contract'
import type { InputOf, ReplyOf } from '@arriero/contract/endpoint'
import type { Ctx } from '#context.ts'
import { trailPage } from '#features/audit/audit.views.ts'
import { isSettingKey } from './setting-key.ts'

type Query = InputOf<typeof api.settings.history>['query']
type History = ReplyOf<typeof api.settings.history>

export const settingsHistory = async (ctx: Ctx, { key, q: _q, ...query }: Query): Promise<History> => {
  const { items, ...page } = await trailPage(ctx, {
    ...query,
    act: ['setting.update'],
    objectKind: ['setting'],
    ...(key === undefined ? {} : { objectId: key }),
  })
  return {
    items: items.flatMap(({ _id, at, actor, objectId, details: { before, after } }) =>
      // A figure that a later release no longer knows is passed over.
      objectId !== null && isSettingKey(objectId) && typeof before === 'number' && typeof after === 'number'
        ? [{ _id, at, by: actor && { _id: actor._id, name: actor.name }, key: objectId, before, after }]
        : [],
    ),
    ...page,
  }
}
