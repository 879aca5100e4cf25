export const tariffScreenTexts = {
  title: 'Tarifa de referencia',
  help: 'Los valores del modelo SICE-TAC con que se calculan el precio sugerido y el piso legal de cada viaje, y las tarifas de los peajes.',
  costs: 'Costos del viaje',
  tolls: 'Peajes',
  toRates: 'Porcentajes e IVA',
} as const
