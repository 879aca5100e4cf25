export const auditScreenTexts = {
  title: 'Auditoría',
  help: 'Quién hizo qué, sobre qué y cuándo. Nadie puede cambiar ni borrar estos registros.',
  list: 'Registro de auditoría',
  search: 'Buscar por persona o código del objeto',
  days: 'Fecha',
  empty: 'No hay registros',
} as const
