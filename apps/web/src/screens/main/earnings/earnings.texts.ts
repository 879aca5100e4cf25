export const earningsTexts = {
  title: 'Mis ingresos',
  tabs: { services: 'Servicios', settlement: 'Liquidación' },
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
