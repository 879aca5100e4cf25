export const remindTexts = {
  remind: 'Recordarle ahora',
  reminded: 'Se le recordó al transportador que asigne conductor y vehículo',
  last: (when: string, who: string) => `Último recordatorio: ${when}, por ${who}.`,
  none: 'Además de los recordatorios automáticos, nadie se lo ha recordado.',
} as const
