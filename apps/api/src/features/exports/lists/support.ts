import { api } from '@arriero/contract'
import { ownPqrsList, pqrsList } from '@arriero/contract/es/lists/support'
import { isOperatorRole, roles } from '@arriero/domain/roles'
import { requestsFor } from '#features/support/support.views.ts'
import { fileOf } from '../export-list.ts'

const { query } = api.support.all

/** Everybody's, for the desk. */
export const supportExport = fileOf({
  list: pqrsList,
  roles: ['administrator', 'soport'],
  query,
  page: async (ctx, asked) => {
    const { viewer, value } = await requestsFor(ctx, asked)
    return viewer === 'staff' ? value : { items: [], next: null }
  },
})

export const ownRequestsExport = fileOf({
  list: ownPqrsList,
  roles: roles.filter((role) => !isOperatorRole(role)),
  query,
  page: async (ctx, asked) => (await requestsFor(ctx, { ...asked, mine: true })).value,
})
