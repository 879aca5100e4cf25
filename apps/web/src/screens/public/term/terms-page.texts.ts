export const termsPageTexts = {
  headTitle: (brand: string) => `Términos y condiciones, privacidad y contenido de datos · ${brand}`,
  description: (brand: string) =>
    `Reglas de uso de ${brand}, política de privacidad actualizada el 20 de enero de 2021 y contenido de los datos que tratamos.`,
  title: 'Términos y privacidad',
  lead: 'Aquí están los dos documentos que usted acepta al crear su cuenta. Cada aceptación queda guardada con la fecha de esta versión.',
  index: 'Índice',
  updated: (day: string) => `Actualizado el ${day}`,
  version: (version: string) => `Versión ${version}`,
  terms: 'Términos y Condiciones y Política de Privacidad',
  conditions: 'Términos y condiciones',
  privacy: 'Política de privacidad',
  dataContent: 'Contenido de datos',
  dataLead:
    'Qué datos tratamos, de quién son, para qué sirven y hasta cuándo los guardamos. Lo que no está en esta lista no lo pedimos.',
  columns: { what: 'Datos', whose: 'De quién', why: 'Para qué', until: 'Hasta cuándo' },
  contact: 'Escríbanos',
} as const
