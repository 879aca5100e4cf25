export const moneyRulesScreenTexts = {
  title: 'Reglas del dinero',
  help: 'Las cifras con que se aprueban pagos, anticipos, pólizas y cobros por cancelar, y se vigila lo que la pasarela prometió. Rigen desde que se guardan; lo ya hecho conserva las suyas.',
  tripTitle: 'Reglas del viaje',
  tripHelp: 'Lo que cuenta una llegada prometida o estimada, y cuándo un vehículo dejó su ruta.',
  toRates: 'Porcentajes e IVA',
} as const
