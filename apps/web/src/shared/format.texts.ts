/** Words that formatted values need. */
export const formatTexts = {
  months: ['Ene', 'Feb', 'Mar', 'Abr', 'May', 'Jun', 'Jul', 'Ago', 'Sep', 'Oct', 'Nov', 'Dic'],
  // Their blanks do not break over two lines.
  morning: 'a.\u00a0m.',
  afternoon: 'p.\u00a0m.',
  now: 'ahora',
  between: (at: string, from: string, to: string) => `${at}, entre ${from} y ${to}`,
  late: (span: string) => `${span} tarde`,
  past: (span: string) => `hace ${span}`,
  future: (span: string) => `en ${span}`,
  tomorrow: 'mañana',
  days: (count: number) => (count === 1 ? '1 día' : `${count} días`),
  wholeHours: (count: number) => (count === 1 ? '1 hora' : `${count} horas`),
  kilometres: 'km',
  kilograms: 'kg',
  /** How a unit of the wire is read after its number. */
  units: {
    M: 'm',
    kl: 'kg',
    M3: 'm³',
    cm3: 'cm³',
    Unidades: 'unidades',
    Decenas: 'decenas',
  },
  undefinedMeasure: 'Indefinido',
  tons: 'tn',
  hours: 'h',
  minutes: 'min',
} as const
