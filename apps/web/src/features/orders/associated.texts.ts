export const associatedTexts = {
  none: 'Todavía no hay servicios',
  noneHelp: 'Aparecerán aquí con su primer servicio.',
} as const
