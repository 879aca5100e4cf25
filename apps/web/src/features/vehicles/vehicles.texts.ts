export const vehiclesTexts = {
  placeholder: 'Elija un vehículo',
  inactive: 'Inactivo',
  trailer: (plate: string) => `Remolque ${plate}`,
  none: 'No hay vehículos que coincidan.',
  failed: 'No pudimos cargar sus vehículos. Cierre y vuelva a intentar.',
} as const
