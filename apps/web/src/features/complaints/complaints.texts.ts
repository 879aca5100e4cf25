export const complaintTexts = {
  act: 'Reclamar',
  until: (day: string) =>
    `Hasta el ${day} puede reclamar. Si el pago al transportador no se ha hecho, se retiene.`,
  what: '¿Qué salió mal?',
  whatHelp: 'Diga qué pasó y qué espera: faltantes, daños, demoras. Contabilidad y Soporte lo leen.',
  effect:
    'Mientras no se solucione, lo que el transportador ganó por este servicio no se le paga. Le respondemos dentro del plazo legal.',
  send: 'Registrar reclamo',
  done: 'Su reclamo quedó registrado. El pago al transportador espera la respuesta.',
  subject: (code: string) => `Reclamo por el servicio ${code}`,
  open: (number: string) => `Su reclamo ${number} está en revisión: el pago al transportador espera.`,
  solved: (number: string) => `Su reclamo ${number} fue respondido.`,
  see: 'Ver el reclamo',
} as const
