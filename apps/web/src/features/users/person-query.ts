/** What the address says of a list of people, as the server is asked for it. */
import type { FilterRule } from '@arriero/contract/lists/column'

const filters = {
  isActive: 'many',
  validation: 'many',
  papers: 'one',
  id: 'one',
  identification: 'one',
  name: 'one',
  email: 'one',
  cellPhone: 'one',
} as const satisfies Record<string, FilterRule>

export const personRules = { sorts: ['-createdAt', 'createdAt', 'name', '-name'], filters } as const
export const personKeys = ['q', ...Object.keys(filters)]

export const carrierRules = {
  ...personRules,
  filters: { ...filters, licensePlate: 'one', status: 'many', enterprise: 'one' },
} as const
export const carrierKeys = ['q', ...Object.keys(carrierRules.filters)]
