/** Sentences of `errors-of-inbox` of the domain. Part of `errors.ts`. */
import type { inboxRefusals } from '@arriero/domain/errors/errors-of-inbox'

export const inboxErrorTexts: Record<keyof typeof inboxRefusals, string> = {
  'inbox.not_found': 'Esto ya no espera a nadie: se resolvió, o no es de su bandeja.',
  'inbox.note_required': 'Escriba la nota.',
  'inbox.snooze_invalid': 'Elija un momento futuro, a lo sumo dentro de siete días.',
  'inbox.taken': 'Otra persona lo tomó mientras usted lo miraba. Vuelva a leer la bandeja.',
}
