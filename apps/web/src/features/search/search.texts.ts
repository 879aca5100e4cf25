export const searchTexts = {
  open: 'Buscar',
  title: 'Ir a…',
  hint: 'Pantalla, persona, placa, servicio o PQR',
  screens: 'Pantallas',
  kinds: {
    people: 'Personas',
    vehicles: 'Vehículos',
    services: 'Servicios',
    requests: 'PQR',
  },
  requestStates: { pending: 'Pendiente', inProgress: 'En proceso', solved: 'Solucionado' } as Readonly<
    Record<string, string>
  >,
  searching: 'Buscando…',
  nothing: 'Nada coincide con lo que busca',
  nothingHelp: 'Pruebe con un nombre, una placa, o las últimas letras de un código.',
  failed: 'No se pudo buscar en los datos. Las pantallas sí responden.',
  count: (count: number) => (count === 1 ? '1 resultado' : `${count} resultados`),
  keys: '↑ ↓ para moverse · Entrar para abrir · Esc para cerrar',
} as const
