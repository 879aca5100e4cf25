export const ownRequestsTexts = {
  title: 'Mis solicitudes (PQR)',
  help: 'Pregunte, reclame o pida algo sobre sus datos. Aquí ve en qué va cada solicitud y qué le respondimos.',
  list: 'Mis solicitudes',
  search: 'Buscar por asunto o código',
  create: 'Nueva solicitud',
  createTitle: 'Nueva solicitud',
  empty: 'No tiene solicitudes',
  emptyHelp: 'Escriba la primera: le damos un número de radicado y el plazo en que le respondemos.',
} as const
