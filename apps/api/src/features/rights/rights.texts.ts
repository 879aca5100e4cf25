/** What a person reads of his own data. */
import { keptLines, type Kept } from '@arriero/contract/es/kept'

export const deletedName = 'Cuenta eliminada'

export const sectionTexts: Readonly<Record<string, string>> = {
  profile: 'Perfil',
  consents: 'Permisos y aceptaciones',
  sessions: 'Sesiones abiertas',
  second_factor: 'Verificación en dos pasos',
  pay_change: 'Cambio de cuenta de pago en espera',
  account_checks: 'Cuentas nuevas que se confirmaron con usted',
  keys: 'Claves de API',
  webhooks: 'Webhooks',
  papers: 'Documentos',
  files: 'Archivos subidos',
  vehicles: 'Vehículos',
  services: 'Servicios',
  saved_places: 'Mis lugares',
  saved_lanes: 'Rutas guardadas',
  order_contacts: 'Contactos en los sitios de sus servicios',
  order_templates: 'Plantillas de servicios',
  order_imports: 'Archivos de servicios importados',
  recurring_orders: 'Servicios recurrentes',
  offers: 'Ofertas',
  payouts: 'Pagos recibidos',
  refunds: 'Devoluciones',
  refund_accounts: 'Cuentas para devolverle',
  ratings: 'Calificaciones que usted dio',
  ratings_received: 'Calificaciones que recibió',
  requests: 'Solicitudes (PQR)',
  messages: 'Mensajes que usted escribió',
  notes: 'Notas internas que usted escribió',
  request_replies: 'Lo que usted respondió por correo a sus solicitudes (PQR)',
  mails: 'Correos suyos que recibimos y no llegaron a una solicitud',
  notifications: 'Avisos',
  choices: 'Preferencias de avisos',
  whatsapp: 'WhatsApp',
  push: 'Navegadores con avisos',
  devices: 'Celulares de rastreo',
  positions: 'Ubicaciones',
  trail: 'Actos registrados',
}

/** With all that stays, line by line. */
export const leftLetter = (kept: readonly Kept[]) => ({
  subject: 'Su cuenta se eliminó',
  lines: [
    'Como usted lo pidió, eliminamos su cuenta: sus datos de contacto, documentos, fotos, ubicaciones y avisos ya no están.',
    ...keptLines(kept),
  ],
  reason: 'Este es el último correo que recibe de nosotros por esta cuenta.',
})
