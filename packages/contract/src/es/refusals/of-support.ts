/** Sentences of `errors-of-support` of the domain. Part of `errors.ts`. */
import type { supportRefusals } from '@arriero/domain/errors/errors-of-support'
import { mailFilesMost } from '@arriero/domain/support/mailbox'
import { templatePlaces, placeMark, templatesMost } from '@arriero/domain/support/templates'

export const supportErrorTexts: Record<keyof typeof supportRefusals, string> = {
  'mail.already_settled': 'Otra persona ya decidió qué hacer con este correo. Vuelva a leer la lista.',
  'mail.file_not_kept': 'No se guardó, porque el correo no llegó a una PQR. Pida que lo envíen de nuevo.',
  'mail.not_found': 'Este correo no existe o no está a su alcance.',
  'mail.request_required': 'Escriba el número de radicado de la PQR.',
  'mail.too_many_files': `De un correo se guardan ${mailFilesMost} archivos a lo sumo.`,
  'pqr.assignee_unknown':
    'Solo se asigna a alguien activo del equipo que responda esta PQR. Elíjalo de la lista.',
  'pqr.place_unfilled':
    'La respuesta tiene entre llaves datos que este caso no tiene. Escríbalos o bórrelos.',
  'pqr.taken': 'Otra persona cambió el responsable mientras usted la miraba. Vuelva a leerla.',
  'reply_template.changed': 'Otra persona cambió esta plantilla mientras usted la editaba. Vuelva a leerla.',
  'reply_template.name_taken': 'Ya hay una plantilla con ese nombre.',
  'reply_template.not_found': 'La plantilla no existe o se eliminó.',
  'reply_template.place_unknown': `La plantilla nombra un dato que ningún caso tiene. Los que hay: ${templatePlaces.map(placeMark).join(', ')}.`,
  'reply_template.too_many': `Hay ${templatesMost} plantillas, que es el máximo. Elimine alguna.`,
  'reply_template.words_required': 'Escriba el texto de la plantilla.',
}
