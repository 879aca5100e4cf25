export const serviceColumnsTexts = {
  order: 'Servicio',
  origin: 'Origen',
  destination: 'Destino',
  identification: 'Identificación',
} as const
