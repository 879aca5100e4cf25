import type { Role } from '@arriero/domain/people/roles'
import { paths } from '#shared/paths.ts'

/** The last part of the address where the list of lost payments stands open. */
export const lostPaymentsPart = 'pagos-perdidos'

/** Administrators read it over the services, accountancy over the cancelled ones. */
export const lostPaymentsOf = (role: Role): string =>
  `${role === 'administrator' ? paths.services : paths.cancelled}/${lostPaymentsPart}`
