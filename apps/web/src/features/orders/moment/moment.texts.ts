/** When the vehicle is to be at the origin. */
export const momentTexts = {
  day: 'Fecha de entrega al transportador',
  dayHelp: 'El día en que el vehículo debe estar en el origen, hora de Bogotá.',
  hour: 'Hora',
  minutes: 'Minutos',
  half: 'a. m. o p. m.',
  halves: { AM: 'a. m.', PM: 'p. m.' },
  soon: { today: 'Hoy', tomorrow: 'Mañana', after: 'Pasado mañana' },
  earliest: (at: string) => `Lo más pronto posible: ${at}`,
  chosen: (at: string) => `El vehículo debe estar en el origen el ${at}`,
} as const
