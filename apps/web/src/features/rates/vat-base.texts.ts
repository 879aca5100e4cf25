import { ratesTexts } from './rates.texts.ts'

const { vatBases } = ratesTexts

/** What VAT is taken on, as a dated choice. */
export const vatBaseTexts = {
  title: ratesTexts.vatBase,
  inForce: (base: keyof typeof vatBases) => `Hoy el IVA del flete se cobra sobre: ${vatBases[base]}.`,
  help: 'El transporte de carga está excluido de IVA por ley; sobre qué se cobra lo decide su contador. El IVA del seguro no cambia.',
  base: 'Nueva base',
  choose: 'Seleccione',
  options: {
    freight: 'Todo el flete',
    commission: 'Solo la ganancia de la plataforma',
    none: 'Ninguna: sin IVA',
  },
  from: 'Rige desde',
  fromHelp: 'Desde las 12:00 a. m. de ese día, hora de Bogotá.',
  dayRequired: 'Elija el día desde el que rige',
  baseRequired: 'Elija la base',
  act: 'Programar el cambio',
  confirmTitle: 'Cambiar la base del IVA',
  confirm: (base: keyof typeof vatBases, day: string) =>
    `Desde el ${day} el IVA del flete se cobrará sobre: ${vatBases[base]}. Lo ya ofertado, acordado o publicado conserva la base de su momento.`,
  done: 'El cambio de la base del IVA se ha registrado correctamente',
  listTitle: 'Cambios programados y aplicados',
  none: 'Nadie ha cambiado la base todavía.',
  line: (base: keyof typeof vatBases, day: string) => `Desde el ${day}: ${vatBases[base]}`,
  by: (name: string, when: string) => `${name}, ${when}`,
  planned: 'Programado',
  applied: 'Aplicado',
  drop: 'Retirar',
  dropTitle: 'Retirar el cambio programado',
  dropEffect: (day: string) => `El cambio del ${day} no se hará. La base que rige hoy sigue igual.`,
  dropped: 'Se retiró el cambio programado',
} as const
