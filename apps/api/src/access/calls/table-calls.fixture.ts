/** Calls on saved views, spreadsheets and the one search. */
import { api } from '@arriero/contract'
import type { Actor } from '@arriero/domain/people/roles'
import { askForExport } from '#features/exports/exports.actions.ts'
import { createView } from '#features/table-views/table-views.actions.ts'
import { byAnyone, inBody, inParam, type Call } from './calls.fixture.ts'
import type { World } from '../world.fixture.ts'

const list = 'services' as const
/** A list that everybody who works with tables may have as a file. */
const exported = 'own-pqrs' as const
const state = {
  filters: {},
  sort: null,
  layout: { order: [], hidden: [], shown: [], density: 'comfortable' as const },
}
let made = 0
const newView = () => ({ list, name: `Vista ${++made}`, isShared: false, state })

const viewOf = async ({ house }: World, owner: Actor): Promise<string> =>
  (await house.world.act(owner, (ctx) => createView(ctx, newView())))._id

const exportOf = async ({ house }: World, owner: Actor): Promise<string> =>
  (await house.world.act(owner, (ctx) => askForExport(ctx, { list: exported, query: {} })))._id

/** On a view that the caller keeps for himself. */
const onOwnView = (endpoint: Call['endpoint'], body?: Record<string, unknown>): Call => ({
  endpoint,
  own: async ({ world }, role) => {
    const caller = await world.newcomer(role)
    return { caller, input: { params: { _id: await viewOf(world, caller) }, ...(body ? { body } : {}) } }
  },
  at: inParam('_id'),
})

export const tableCalls: Record<string, Call> = {
  t1: {
    ...byAnyone(api.tableViews.all, () => ({ query: { list } })),
    foreignMarks: async ({ world }, role) => [await viewOf(world, await world.newcomer(role))],
  },
  t2: byAnyone(api.tableViews.create, () => ({ body: newView() })),
  t3: onOwnView(api.tableViews.update, { name: 'Otro nombre' }),
  t4: onOwnView(api.tableViews.remove),
  t5: {
    endpoint: api.tableViews.setDefault,
    own: async ({ world }, role) => {
      const caller = await world.newcomer(role)
      return { caller, input: { body: { list, viewId: await viewOf(world, caller) } } }
    },
    at: inBody('viewId'),
  },
  t6: {
    endpoint: api.exports.create,
    own: async ({ world }, role) => ({
      caller: await world.newcomer(role),
      input: { body: { list: exported, query: {} } },
    }),
  },
  t7: {
    endpoint: api.exports.state,
    own: async ({ world }, role) => {
      const caller = await world.newcomer(role)
      return { caller, input: { params: { _id: await exportOf(world, caller) } } }
    },
    at: inParam('_id'),
  },
  t8: byAnyone(api.search.everywhere, () => ({ query: { q: 'bogota' } })),
}
