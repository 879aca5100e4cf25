/** What a person reads of his own data. */
export const deletedName = 'Cuenta eliminada'

export const sectionTexts: Readonly<Record<string, string>> = {
  profile: 'Perfil',
  consents: 'Permisos y aceptaciones',
  sessions: 'Sesiones abiertas',
  second_factor: 'Verificación en dos pasos',
  pay_change: 'Cambio de cuenta de pago en espera',
  keys: 'Claves de API',
  webhooks: 'Webhooks',
  papers: 'Documentos',
  vehicles: 'Vehículos',
  services: 'Servicios',
  offers: 'Ofertas',
  payouts: 'Pagos recibidos',
  refunds: 'Devoluciones',
  ratings: 'Calificaciones',
  requests: 'Solicitudes (PQR)',
  notifications: 'Avisos',
  choices: 'Preferencias de avisos',
  whatsapp: 'WhatsApp',
  devices: 'Celulares de rastreo',
  positions: 'Ubicaciones',
  trail: 'Actos registrados',
}

export const leftLetter = {
  subject: 'Su cuenta se eliminó',
  lines: [
    'Como usted lo pidió, eliminamos su cuenta: sus datos de contacto, documentos, fotos, ubicaciones y avisos ya no están.',
    'Se conserva solo lo que la ley obliga: los registros contables con su nombre, identificación y cuenta de pago por 10 años si hubo pagos, la prueba de sus permisos y sus solicitudes.',
  ],
  reason: 'Este es el último correo que recibe de nosotros por esta cuenta.',
} as const
