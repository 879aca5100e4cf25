export const adminServiceTexts = {
  close: 'Cerrar el servicio',
  closeTitle: (code: string) => `Cerrar el servicio ${code}`,
  waive: 'Conceder una excepción',
  waiveTitle: (code: string) => `Excepción para el servicio ${code}`,
  carrier: 'Transportador o conductor',
  insured: { label: 'Seguro', all: 'Todos', yes: 'Con seguro', no: 'Sin seguro' },
  reserved: 'Reserva',
  created: 'Creación',
  onlyLost: 'Solo pagos perdidos',
  onlyRefunds: 'Solo con reembolso por pagar',
  onlyDriverless: 'Sin conductor y a menos de 24 horas',
  noCarrier: 'El servicio aún no tiene transportador.',
} as const
