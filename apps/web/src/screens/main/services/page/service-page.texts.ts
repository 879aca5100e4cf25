export const servicePageTexts = {
  tabs: {
    summary: 'Resumen',
    money: 'Dinero',
    trip: 'Viaje',
    papers: 'Papeles',
    messages: 'Mensajes',
    notes: 'Notas',
    sent: 'Enviado',
    history: 'Historial',
  },
  notesOf: (code: string) => `Notas del servicio ${code}`,
} as const
