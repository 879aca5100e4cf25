/** Where staff reads the service behind a payment: accountancy has no list of services, but the accounts of each. */
import type { Role } from '@arriero/domain/people/roles'
import { paths } from '#shared/paths.ts'

export const serviceBehind = (role: Role, orderId: string): string =>
  `${role === 'administrator' ? paths.services : paths.accounting}/${orderId}`
