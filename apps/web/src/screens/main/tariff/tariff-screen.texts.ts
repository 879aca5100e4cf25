export const tariffScreenTexts = {
  title: 'Tarifa de referencia',
  help: 'Los valores del modelo SICE-TAC con que se calculan el precio sugerido y el piso legal de cada viaje.',
  toRates: 'Porcentajes e IVA',
} as const
