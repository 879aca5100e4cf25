/** The sentence of every refusal about the conversation of a service. Part of `errors.ts`. */
import type { messageRefusals } from '@arriero/domain/errors/errors-of-messages'
import { lettersMost, picturesMost } from '@arriero/domain/typed/limits'
import { groupDigits } from '@arriero/domain/typed/numbers'

export const messageErrors: Record<keyof typeof messageRefusals, string> = {
  'message.closed':
    'Esta conversación se cerró siete días después del fin del servicio. Puede leerla; si necesita algo, registre una PQR.',
  'message.empty': 'Escriba algo, o agregue una foto o su ubicación.',
  'message.former_driver':
    'Este viaje ya no es suyo: puede leer lo que se dijo hasta entonces, pero no escribir.',
  'message.not_assigned': 'La conversación empieza cuando un transportador toma el servicio.',
  'message.not_opened':
    'Abra primero la conversación: a las dos partes se les avisa que usted la lee por la PQR.',
  'message.request_required':
    'El equipo solo lee la conversación mientras haya una PQR abierta de este servicio.',
  'message.too_long': `Un mensaje puede tener hasta ${groupDigits(String(lettersMost.message))} letras. Acórtelo o envíelo en varias partes; su texto sigue aquí y no se ha enviado nada.`,
  'message.too_many_photos': `Un mensaje puede llevar hasta ${picturesMost.message} fotos. Quite algunas o envíelas en otro mensaje; no se ha enviado nada.`,
}
