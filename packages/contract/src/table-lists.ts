/** The lists people work in, by the name under which their views and files are kept. */
export const tableLists = [
  'services',
  'my-services',
  'available-services',
  'associated-services',
  'backoffice-users',
  'enterprises',
  'drivers',
  'enterprise-drivers',
  'own-drivers',
  'clients',
  'client-enterprises',
  'vehicles',
  'ending-papers',
  'cancellations',
  'legal-documents',
  'pqrs',
  'own-pqrs',
  'rate-history',
  'audit',
  'sessions',
  'accounting',
] as const

export type TableList = (typeof tableLists)[number]
