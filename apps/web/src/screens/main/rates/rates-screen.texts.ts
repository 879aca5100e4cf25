export const ratesScreenTexts = {
  title: 'Porcentajes',
  help: 'La ganancia de la plataforma, el seguro y el IVA con que se forma cada valor.',
  form: 'Porcentajes vigentes',
  toMoneyRules: 'Reglas del dinero',
  toReference: 'Tarifa de referencia y piso legal',
} as const
