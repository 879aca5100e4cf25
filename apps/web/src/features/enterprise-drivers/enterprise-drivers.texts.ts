export const enterpriseDriversTexts = {
  placeholder: 'Elija un conductor',
  licence: (category: string) => `Licencia ${category}`,
  noLicence: 'Sin licencia registrada',
  free: 'Disponible',
  busy: 'Ocupado',
  inactive: 'Inactivo',
  validations: { pending: 'En validación', returned: 'Devuelta' },
  trips: (count: number) => (count === 1 ? '1 servicio' : `${count} servicios`),
  none: 'No hay conductores que coincidan.',
  failed: 'No pudimos cargar sus conductores. Cierre y vuelva a intentar.',
} as const
