export const cancelledTexts = {
  byItself: 'Automática',
  insuranceKept: (amount: string) => `seguro no devuelto ${amount}`,
  withVat: (amount: string) => `más IVA ${amount}`,
  open: (code: string) => `Abrir el servicio ${code}`,
  service: (code: string) => `Servicio ${code}`,
  gone: 'El servicio no existe o no está a su alcance.',
  goneTitle: 'Este servicio no está aquí',
  postings: 'Ver sus asientos en el libro diario',
} as const
