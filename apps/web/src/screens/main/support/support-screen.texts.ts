export const supportScreenTexts = {
  create: 'Registrar PQR',
  createTitle: 'Registrar una PQR',
  answer: 'Responder',
  see: 'Ver',
  answerOf: (number: string) => `Responder la PQR ${number}`,
  seeOf: (number: string) => `Ver la PQR ${number}`,
  action: 'Acción',
  asPage: 'Abrir como página',
  links: 'También de las PQR',
  mails: 'Correos por revisar',
  templates: 'Plantillas de respuesta',
  newRows: (count: number) => (count === 1 ? '1 PQR nueva' : `${count} PQRs nuevas`),
} as const
