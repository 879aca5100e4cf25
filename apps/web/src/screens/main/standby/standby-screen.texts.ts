export const standbyScreenTexts = {
  title: 'Esperas (stand-by)',
  help: 'Cobros por esperar más de lo libre en cargue o descargue, con sus soportes.',
  search: 'Buscar por servicio, persona, lugar o placa',
  empty: 'Nadie ha esperado de más',
  emptyHelp: 'Cuando un servicio termina y el vehículo esperó más de las horas libres, aparece aquí.',
  modal: (code: string) => `Espera del servicio ${code}`,
  postings: 'Ver sus asientos en el libro diario',
} as const
