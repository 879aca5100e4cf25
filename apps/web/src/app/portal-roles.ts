import { isOperatorRole, roles } from '@arriero/domain/people/roles'

/** Whoever works at the desk; who drives has an area of his own. Decisions §6. */
export const portalRoles = roles.filter((role) => !isOperatorRole(role))
