export const servicePageTexts = {
  tabs: {
    summary: 'Resumen',
    money: 'Dinero',
    trip: 'Viaje',
    papers: 'Papeles',
    messages: 'Mensajes',
    notes: 'Notas',
    history: 'Historial',
  },
  notesOf: (code: string) => `Notas del servicio ${code}`,
} as const
