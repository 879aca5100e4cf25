/** Spanish words for the trail: what was done, and to what. */
import { auditActs, auditObjects, type AuditAct, type AuditObject } from '@arriero/domain/house/audit'
import { settingText } from './settings.ts'

export const auditActTexts: Record<AuditAct, string> = {
  'administrator.first': 'Creó el primer administrador',
  'advance.asked': 'Registró un anticipo que espera confirmación',
  'advance.paid': 'Pagó un anticipo',
  'api_key.ended': 'Terminó una clave de API',
  'api_key.made': 'Creó una clave de API',
  'batch.approved': 'Aprobó un lote de pago',
  'batch.asked': 'Pidió aprobación para un lote de pago',
  'batch.create': 'Creó un lote de pago',
  'batch.discarded': 'Deshizo un lote de pago',
  'batch.file': 'Descargó el archivo de banco de un lote',
  'batch.paid': 'Pagó un lote',
  'brand.update': 'Cambió la marca',
  'driver.invited': 'Invitó a un conductor',
  'driver.joined': 'Aceptó la invitación de su empresa',
  'export.create': 'Pidió exportar una lista',
  'import.asked': 'Pidió publicar un archivo de servicios',
  'import.published': 'Se publicó un archivo de servicios',
  'import.undone': 'Se deshizo un archivo de servicios',
  'export.written': 'Se exportó una lista',
  'factor.codes': 'Pidió nuevos códigos de respaldo',
  'factor.off': 'Desactivó la verificación en dos pasos',
  'factor.on': 'Activó la verificación en dos pasos',
  'factor.removed_by_staff': 'Quitó la verificación en dos pasos de otra persona',
  'legalDocument.create': 'Publicó un documento legal',
  'legalDocument.update': 'Cambió un documento legal',
  'order.approve': 'Aprobó un servicio',
  'order.cancel': 'Canceló un servicio',
  'order.close': 'Cerró un servicio',
  'order.release': 'Devolvió un servicio',
  'order.remind': 'Recordó asignar conductor',
  'order.waive': 'Hizo una excepción',
  'paper.asked': 'Pidió un documento que falta',
  'paper.given': 'Cargó una versión de un documento',
  'paper.invalidated': 'Invalidó un documento',
  'paper.read': 'Abrió documentos de identidad',
  'paper.turned_down': 'Rechazó la nueva versión de un documento',
  'paper.validated': 'Validó un documento',
  'password.changed': 'Cambió su contraseña',
  'password.recovered': 'Restableció su contraseña con el código del correo',
  'pay.change_applied': 'Empezó a regir una cuenta de pago',
  'pay.change_asked': 'Pidió cambiar su cuenta de pago',
  'pay.change_dropped': 'Retiró un cambio de su cuenta de pago',
  'payout.asked': 'Registró un pago que espera confirmación',
  'payout.offset': 'Cruzó un pago con lo que el transportador debía',
  'payout.paid': 'Pagó a un transportador',
  'payout.returned': 'Registró un pago que el banco devolvió',
  'payout.withdrawn': 'Retiró un pago sin confirmar',
  'pqr.answer': 'Respondió una PQR',
  'pqr.create': 'Registró una PQR de otra persona',
  'rates.update': 'Cambió los porcentajes',
  'rates.vat_base': 'Programó la base del IVA',
  'rates.vat_base_dropped': 'Retiró un cambio de la base del IVA',
  'refund.asked': 'Registró una devolución que espera confirmación',
  'refund.paid': 'Devolvió dinero a un cliente',
  'refund.rejected': 'Registró una devolución que no llegó',
  'refund.withdrawn': 'Retiró una devolución sin confirmar',
  'registration.confirmed': 'Se registró',
  'session.ended': 'Cerró sesión',
  'session.ended_by_staff': 'Cerró la sesión de otra persona',
  'session.opened': 'Inició sesión',
  'setting.update': 'Cambió una regla',
  'standby.accept': 'Aceptó el cobro por la espera',
  'standby.decide': 'Resolvió el cobro por la espera',
  'standby.tariff': 'Cambió la tarifa de espera',
  'table_view.shared': 'Compartió una vista',
  'table_view.unshared': 'Dejó de compartir una vista',
  'tariff.create': 'Cargó una edición de la tarifa de referencia',
  'tolls.create': 'Cargó una edición de las tarifas de peajes',
  'user.activated': 'Activó una cuenta',
  'user.create': 'Registró un usuario',
  'user.data_read': 'Descargó sus datos',
  'user.deactivated': 'Desactivó una cuenta',
  'user.deleted': 'Eliminó su cuenta',
  'user.pending': 'Devolvió una cuenta a validación',
  'user.resent': 'Envió las correcciones de un registro',
  'user.returned': 'Pidió corregir un registro',
  'user.role_changed': 'Cambió el rol de una cuenta',
  'user.update': 'Cambió un usuario',
  'user.validated': 'Validó una cuenta',
  'vehicle.activated': 'Activó un vehículo',
  'vehicle.cargo_granted': 'Permitió un tipo de carga',
  'vehicle.cargo_withdrawn': 'Retiró un tipo de carga',
  'vehicle.completed': 'Completó los datos de un vehículo',
  'vehicle.create': 'Registró un vehículo',
  'vehicle.deactivated': 'Desactivó un vehículo',
  'webhook.create': 'Creó un webhook',
  'webhook.removed': 'Eliminó un webhook',
  'webhook.secret_changed': 'Cambió el secreto de un webhook',
  'webhook.update': 'Cambió un webhook',
  'withholding.update': 'Cambió las retenciones',
}

export const auditObjectTexts: Record<AuditObject, string> = {
  api_key: 'Clave de API',
  batch: 'Lote de pago',
  brand: 'Marca',
  export: 'Exportación',
  import: 'Importación',
  legalDocument: 'Documento legal',
  order: 'Servicio',
  payout: 'Pago',
  pqr: 'PQR',
  rates: 'Porcentajes',
  refund: 'Devolución',
  setting: 'Regla',
  table_view: 'Vista',
  tariff: 'Tarifa de referencia',
  user: 'Usuario',
  vehicle: 'Vehículo',
  webhook: 'Webhook',
  withholding: 'Retención',
}

/** An act of an older release keeps its own name. */
export const auditActText = (act: string): string => {
  const known = auditActs.find((one) => one === act)
  return known ? auditActTexts[known] : act
}

export const auditObjectText = (kind: string): string => {
  const known = auditObjects.find((one) => one === kind)
  return known ? auditObjectTexts[known] : kind
}

/** How people know an object that has a word of its own; undefined where only its code tells it apart. */
export const auditObjectName = (kind: string, id: string | null, name: string | null): string | undefined => {
  if (name !== null) return name
  return kind === 'setting' && id !== null ? settingText(id) : undefined
}
