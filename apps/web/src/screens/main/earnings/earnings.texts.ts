export const earningsTexts = {
  title: 'Mis ingresos',
  tabs: {
    services: 'Servicios',
    head: 'Resumen',
    month: 'Por mes',
    vehicle: 'Por vehículo',
    driver: 'Por conductor',
    settlement: 'Liquidación',
  },
  ofNamed: {
    vehicle: (plate: string) => `Solo del vehículo ${plate}.`,
    driver: (name: string) => `Solo de ${name}.`,
  },
  ofOneOf: { vehicle: 'Solo de un vehículo.', driver: 'Solo de un conductor.' },
  ofAll: 'Ver todos',
  sections: 'Secciones de ingresos',
  states: 'Totales por estado',
  all: 'Todos',
  services: (count: string) => (count === '1' ? '1 ingreso' : `${count} ingresos`),
  sumTitle: (title: string, count: string) => `${title} · ${count}`,
  summed:
    'Neto después de retenciones, anticipos y deudas descontadas. Cada anticipo cuenta con su servicio.',
  ofOne: 'Ingreso',
  payout: (code: string) => `Ingreso del servicio ${code}`,
  gone: 'Este ingreso no está aquí',
  goneHelp: 'No existe o no es suyo.',
  service: 'Ver el servicio',
} as const
