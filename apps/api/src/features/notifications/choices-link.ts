/** Where somebody chooses how he is told. */
import { isOperatorRole, type Role } from '@arriero/domain/roles'

export const choicesLink = (role: Role): string =>
  isOperatorRole(role) ? '/conductor/avisos/preferencias' : '/main/avisos/preferencias'
