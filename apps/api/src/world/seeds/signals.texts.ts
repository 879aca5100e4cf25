/** What some people of the demo world have in common, and what was said of it. */
export const signalSeeds = {
  applicant: 'sierra.nevada@demo.arriero.co',
  /** Of the first driver of the demo world. */
  pay: { bank: 'Nequi', accountType: 'Ahorros', accountNumber: '3174000001' },
  newPhone: '3102000092',
  note: 'Es la misma persona: maneja su camión y está registrando su empresa. Lo confirmé con la cédula.',
} as const
