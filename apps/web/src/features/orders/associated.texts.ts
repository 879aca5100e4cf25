export const associatedTexts = {
  label: 'Servicios asociados',
  none: 'Todavía no hay servicios',
  noneHelp: 'Aparecerán aquí con su primer servicio.',
  columns: {
    id: 'Id',
    route: 'Ruta',
    createdAt: 'Creación',
    reservationDate: 'Reserva',
    client: 'Dueño de carga',
    status: 'Estado',
    value: 'Valor',
  },
  noValue: 'Sin valor',
} as const
