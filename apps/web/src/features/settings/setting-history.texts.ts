export const settingHistoryTexts = {
  title: 'Historial de cambios',
  help: 'Quién cambió qué regla, de cuánto a cuánto y cuándo.',
  nothing: 'Nadie ha cambiado una regla',
  nothingHelp: 'Rigen los valores de fábrica.',
  at: 'Fecha',
  by: 'Quién',
  rule: 'Regla',
  change: 'Cambio',
  fromTo: (from: string, to: string) => `${from} → ${to}`,
} as const
