/** Sentences of `errors-of-the-desk` of the domain. Part of `errors.ts`. */
import type { deskRefusals } from '@arriero/domain/errors/errors-of-the-desk'

import { mentionsMost } from '@arriero/domain/notes/notes'

export const deskErrorTexts: Record<keyof typeof deskRefusals, string> = {
  'inbox.not_found': 'Esto ya no espera a nadie: se resolvió, o no es de su bandeja.',
  'inbox.note_required': 'Escriba la nota.',
  'inbox.snooze_invalid': 'Elija un momento futuro, a lo sumo dentro de siete días.',
  'inbox.nobody_to_call': 'Este servicio aún no tiene a esa persona: no hay a quién llamar.',
  'margin.days_reversed': 'El último día está antes del primero.',
  'margin.too_many_weeks': 'Elija a lo sumo un año: 54 semanas.',
  'order.nobody_offered':
    'Nadie ha ofertado por este servicio, o quienes ofertaron ya no pueden: no hay a quién proponerlo.',
  'order.proposed_lately': 'Se les propuso hace menos de 30 minutos.',
  'inbox.taken': 'Otra persona lo tomó mientras usted lo miraba. Vuelva a leer la bandeja.',
  'note.mention_unknown': 'Solo se puede mencionar a alguien activo del equipo. Elíjalo de la lista.',
  'note.not_found': 'Esa nota no existe, o no la escribió usted.',
  'note.text_required': 'Escriba la nota.',
  'note.too_late': 'Pasaron quince minutos: la nota queda como está. Escriba otra.',
  'note.too_many_mentions': `Una nota menciona a ${mentionsMost} personas a lo sumo.`,
  'paper.judged': 'Otra persona ya revisó este documento. Mire el siguiente.',
  'paper.nothing_to_undo': 'No hay nada suyo que deshacer en este documento.',
  'paper.second_person': 'Usted ya lo validó. Falta que lo valide otra persona.',
  'paper.undo_late':
    'Ya pasaron los 10 segundos: su dueño fue avisado. Revise el documento de nuevo en su ficha.',
  'signal.already_aside': 'Otra persona ya dejó esta señal a un lado.',
  'signal.changed': 'Llegó evidencia nueva mientras usted la miraba. Léala antes de dejarla a un lado.',
  'signal.not_found': 'Esa señal ya no existe.',
  'signal.note_required': 'Escriba por qué la deja a un lado.',
  'view.name_taken': 'Ya tiene una vista con ese nombre en esta lista.',
  'view.not_found': 'La vista no existe o no está a su alcance.',
  'view.not_shareable': 'Solo el personal de la plataforma comparte vistas.',
  'view.too_large': 'La vista guarda demasiados filtros.',
  'view.too_many': 'Llegó al máximo de 50 vistas en esta lista. Borre alguna.',
}
