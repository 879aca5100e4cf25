/** Who takes part. Labels in Spanish live in contract/es/roles. Spec §1, §6. */
export const roles = [
  'administrator',
  'accountancy',
  'enterprise',
  'cliententerprise',
  'client',
  'driver',
  'enterprisedriver',
  'soport',
] as const

export type Role = (typeof roles)[number]

export const clients = ['cliententerprise', 'client'] as const satisfies readonly Role[]
/** Who may carry cargo for a price: a transport enterprise, or a driver who is his own carrier. */
export const carriers = ['enterprise', 'driver'] as const satisfies readonly Role[]
export const operators = ['driver', 'enterprisedriver'] as const satisfies readonly Role[]
export const staff = ['administrator', 'accountancy', 'soport'] as const satisfies readonly Role[]
/** Who pays out, pays back and keeps the books. */
export const treasurers = ['administrator', 'accountancy'] as const satisfies readonly Role[]
/** Who answers every kind of support request. */
export const desk = ['administrator', 'soport'] as const satisfies readonly Role[]

/** Whoever acts: the account behind a session. `isValidated` is false while staff has not validated it. */
export type Actor = {
  id: string
  role: Role
  isValidated: boolean
  /** The enterprise an enterprisedriver drives for. */
  enterpriseId: string | null
}

const has = (list: readonly Role[], role: Role) => list.includes(role)

/** Whether a text is one of the roles. */
export const isRole = (text: string): text is Role => roles.some((role) => role === text)

export const isClientRole = (role: Role) => has(clients, role)
export const isCarrierRole = (role: Role) => has(carriers, role)
export const isOperatorRole = (role: Role) => has(operators, role)
export const isDeskRole = (role: Role) => has(desk, role)
export const isStaffRole = (role: Role) => has(staff, role)
