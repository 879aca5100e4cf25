/** Every act that leaves its row in the audit trail; its words live in contract/es/audit. Decisions §17. */
export const auditActs = [
  'administrator.first',
  'driver.invited',
  'driver.joined',
  'export.create',
  'export.written',
  'legalDocument.create',
  'legalDocument.update',
  'order.approve',
  'order.cancel',
  'order.close',
  'order.release',
  'order.waive',
  'paper.given',
  'paper.invalidated',
  'paper.read',
  'paper.validated',
  'pqr.answer',
  'pqr.create',
  'rates.update',
  'registration.confirmed',
  'session.ended',
  'session.ended_by_staff',
  'session.opened',
  'setting.update',
  'table_view.shared',
  'table_view.unshared',
  'user.activated',
  'user.create',
  'user.deactivated',
  'user.pending',
  'user.returned',
  'user.role_changed',
  'user.update',
  'user.validated',
  'vehicle.activated',
  'vehicle.cargo_granted',
  'vehicle.cargo_withdrawn',
  'vehicle.create',
  'vehicle.deactivated',
] as const

export type AuditAct = (typeof auditActs)[number]

/** What an act was done to. */
export const auditObjects = [
  'export',
  'legalDocument',
  'order',
  'pqr',
  'rates',
  'setting',
  'table_view',
  'user',
  'vehicle',
] as const

export type AuditObject = (typeof auditObjects)[number]
