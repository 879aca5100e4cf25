export const tariffTexts = {
  title: 'Tarifa de espera',
  help: 'Cada servicio conserva la tarifa del día en que se acordó.',
  inForce: 'Vigente',
  upcoming: 'Programada',
  from: (day: string) => `Desde el ${day}`,
  line: (price: string, loading: number, unloading: number) =>
    `${price} por hora iniciada · libres: ${loading} h de cargue y ${unloading} h de descargue`,
  by: (name: string) => `Puesta por ${name}`,
  form: {
    title: 'Programar una tarifa',
    validFrom: 'Rige desde',
    validFromHelp: 'Desde mañana; lo acordado antes no cambia.',
    hourPesos: 'Valor de la hora iniciada, sin IVA',
    loading: 'Horas libres de cargue',
    unloading: 'Horas libres de descargue',
    act: 'Programar la tarifa',
    done: 'La tarifa quedó programada',
  },
} as const
