export const endingPapersTexts = {
  helpStaff:
    'Documentos vencidos y por vencer de vehículos y personas, y las nuevas versiones que esperan su validación.',
  action: 'Acción',
  toReview: 'Revisar documentos',
  expiredFor: (days: number) => (days === 1 ? 'Venció ayer' : `Venció hace ${days} días`),
  today: 'Vence hoy',
  tomorrow: 'Vence mañana',
  inDays: (days: number) => `Vence en ${days} días`,
  until: (day: string) => `Vence el ${day}`,
  renew: 'Subir nueva versión',
  renewOf: (paper: string, holder: string) => `Subir nueva versión: ${paper}, ${holder}`,
  see: 'Ver',
  seeOf: (paper: string, holder: string) => `Ver ${paper} de ${holder}`,
  review: 'Revisar',
  reviewOf: (paper: string, holder: string) => `Revisar ${paper} de ${holder}`,
  modalTitle: (paper: string, holder: string) => `${paper}: ${holder}`,
} as const
