/** Words that formatted values need. */
export const formatTexts = {
  months: ['Ene', 'Feb', 'Mar', 'Abr', 'May', 'Jun', 'Jul', 'Ago', 'Sep', 'Oct', 'Nov', 'Dic'],
  morning: 'a. m.',
  afternoon: 'p. m.',
  now: 'ahora',
  past: (span: string) => `hace ${span}`,
  future: (span: string) => `en ${span}`,
  days: (count: number) => (count === 1 ? '1 día' : `${count} días`),
  kilometres: 'km',
  kilograms: 'kg',
  tons: 'tn',
  hours: 'h',
  minutes: 'min',
} as const
