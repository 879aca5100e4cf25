import { isOperatorRole, roles } from '@arriero/domain/people/roles'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { searchText } from '../shapes.ts'

export const foundKinds = ['people', 'vehicles', 'services', 'requests'] as const

const portalRoles = roles.filter((role) => !isOperatorRole(role))

const found = z.object({
  _id: z.string(),
  /** What people know it by. */
  title: z.string(),
  detail: z.string(),
  /** A plate, a role, a state: what tells where it is opened. */
  tag: z.string(),
})

export const search = {
  everywhere: endpoint('GET /search', {
    access: { roles: portalRoles },
    callsPerMinute: 240,
    query: z.object({ q: searchText.default('') }),
    reply: z.object({
      groups: z.array(z.object({ kind: z.enum(foundKinds), items: z.array(found) })),
    }),
  }),
}
