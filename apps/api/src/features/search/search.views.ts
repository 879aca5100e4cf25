import { searchLettersLeast } from '@arriero/domain/typed/searches'
import type { api } from '@arriero/contract'
import type { ReplyOf } from '@arriero/contract/endpoint'
import type { Ctx } from '#context.ts'
import { searchForm } from '@arriero/domain/typed/search-words'
import { peopleFound, requestsFound, servicesFound, vehiclesFound, type Finder } from './finders.views.ts'

type Groups = ReplyOf<typeof api.search.everywhere>['groups']
type Kind = Groups[number]['kind']

const finders: readonly { kind: Kind; find: Finder }[] = [
  { kind: 'people', find: peopleFound },
  { kind: 'vehicles', find: vehiclesFound },
  { kind: 'services', find: servicesFound },
  { kind: 'requests', find: requestsFound },
]

export const searchEverywhere = async (ctx: Ctx, q: string): Promise<{ groups: Groups }> => {
  const text = searchForm(q)
  const groups: Groups = []
  if (text.length < searchLettersLeast || !text.isWellFormed() || text.includes('\u0000')) return { groups }
  for (const { kind, find } of finders) {
    const items = await find(ctx, text)
    if (items.length > 0) groups.push({ kind, items })
  }
  return { groups }
}
