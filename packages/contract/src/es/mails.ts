/** Spanish words for mails that came in. */
import type { MailReason, MailState } from '@arriero/domain/support/mailbox'

export const mailReasonTexts: Record<MailReason, string> = {
  noRequest: 'No nombra ninguna PQR',
  otherSender: 'Lo envía otra persona',
  unproven: 'No se pudo comprobar quién lo envía',
  solved: 'Su PQR ya está solucionada',
  empty: 'No trae nada escrito',
}

export const mailStateTexts: Record<MailState, string> = {
  waiting: 'Por revisar',
  joined: 'Unido a una PQR',
  filed: 'Registrado como PQR',
  discarded: 'Descartado',
}

/** The letter that tells an answer, where people may answer it by mail. */
export const answerLetterTexts = {
  title: (number: string) => `Respondimos su PQR ${number}`,
  answer: 'Puede responder a este correo: lo que escriba llega a su PQR. Las fotos y los PDF también.',
  solved: 'Su PQR quedó solucionada. Si no está de acuerdo, registre otra en la plataforma.',
}
