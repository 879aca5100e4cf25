/** Words that formatted values need. */
export const formatTexts = {
  months: ['Ene', 'Feb', 'Mar', 'Abr', 'May', 'Jun', 'Jul', 'Ago', 'Sep', 'Oct', 'Nov', 'Dic'],
  // Their blanks do not break over two lines.
  morning: 'a.\u00a0m.',
  afternoon: 'p.\u00a0m.',
  now: 'ahora',
  past: (span: string) => `hace ${span}`,
  future: (span: string) => `en ${span}`,
  days: (count: number) => (count === 1 ? '1 día' : `${count} días`),
  kilometres: 'km',
  kilograms: 'kg',
  /** As the specification writes the unit of a measure. */
  measuredKilograms: 'Kg',
  undefinedMeasure: 'Indefinido',
  tons: 'tn',
  hours: 'h',
  minutes: 'min',
} as const
