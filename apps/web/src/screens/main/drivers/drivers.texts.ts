export const driversTexts = {
  title: 'Transportadores',
  help: 'Conductores que transportan por su cuenta y los que conducen para una empresa.',
  natural: 'Conductores, persona natural',
  hired: 'Conductores de empresas',
  empty: 'Todavía no hay conductores',
  emptyHelp: 'Aparecerán aquí apenas el primero se registre.',
  emptyHired: 'Ninguna empresa ha registrado conductores',
  emptyHiredHelp: 'Cada empresa transportadora registra los suyos.',
} as const
