export const supportScreenTexts = {
  create: 'Registrar PQR',
  createTitle: 'Registrar una PQR',
  answer: 'Responder',
  see: 'Ver',
  answerOf: (number: string) => `Responder la PQR ${number}`,
  seeOf: (number: string) => `Ver la PQR ${number}`,
  action: 'Acción',
  newRows: (count: number) => (count === 1 ? '1 PQR nueva' : `${count} PQRs nuevas`),
} as const
