/** Sentences of `errors-of-the-desk` of the domain. Part of `errors.ts`. */
import type { deskRefusals } from '@arriero/domain/errors/errors-of-the-desk'

export const deskErrorTexts: Record<keyof typeof deskRefusals, string> = {
  'inbox.not_found': 'Esto ya no espera a nadie: se resolvió, o no es de su bandeja.',
  'inbox.note_required': 'Escriba la nota.',
  'inbox.snooze_invalid': 'Elija un momento futuro, a lo sumo dentro de siete días.',
  'inbox.nobody_to_call': 'Este servicio aún no tiene a esa persona: no hay a quién llamar.',
  'order.nobody_offered':
    'Nadie ha ofertado por este servicio, o quienes ofertaron ya no pueden: no hay a quién proponerlo.',
  'order.proposed_lately': 'Se les propuso hace menos de 30 minutos.',
  'inbox.taken': 'Otra persona lo tomó mientras usted lo miraba. Vuelva a leer la bandeja.',
  'paper.judged': 'Otra persona ya revisó este documento. Mire el siguiente.',
  'paper.nothing_to_undo': 'No hay nada suyo que deshacer en este documento.',
  'paper.second_person': 'Usted ya lo validó. Falta que lo valide otra persona.',
  'paper.undo_late':
    'Ya pasaron los 10 segundos: su dueño fue avisado. Revise el documento de nuevo en su ficha.',
  'view.name_taken': 'Ya tiene una vista con ese nombre en esta lista.',
  'view.not_found': 'La vista no existe o no está a su alcance.',
  'view.not_shareable': 'Solo el personal de la plataforma comparte vistas.',
  'view.too_large': 'La vista guarda demasiados filtros.',
  'view.too_many': 'Llegó al máximo de 50 vistas en esta lista. Borre alguna.',
}
