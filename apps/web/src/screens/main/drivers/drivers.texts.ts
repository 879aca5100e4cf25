export const driversTexts = {
  title: 'Transportadores',
  help: 'Conductores que transportan por su cuenta y los que conducen para una empresa.',
} as const
