import type { GatewayTryState } from '@arriero/domain/money/gateway-refunds'

export const gatewayTexts = {
  send: (amount: string) => `Devolver ${amount} por la pasarela`,
  confirm: (amount: string) => `Confirmar y devolver ${amount} por la pasarela`,
  title: '¿Devolver por la pasarela?',
  effect: (amount: string, client: string) =>
    `La pasarela devuelve ${amount} a ${client}, al medio con el que pagó. Se envía una sola vez y no se puede deshacer.`,
  sent: 'La devolución va para la pasarela',
  waits: 'La devolución espera a que otra persona la confirme',
  standing: {
    requested: {
      title: 'Sale para la pasarela en un momento.',
      text: 'Esta página cambia cuando la pasarela responda.',
    },
    sent: {
      title: 'Se envió a la pasarela y falta su respuesta.',
      text: 'Si no llega, se le pregunta qué hizo. No se envía otra vez.',
    },
    unknown: {
      title: 'No se sabe si la pasarela la hizo.',
      text: 'Se le pregunta cada cierto tiempo, durante un día. Mientras tanto nadie la paga por otro camino.',
    },
    underway: {
      title: 'La pasarela la aceptó y va en camino.',
      text: 'Queda hecha cuando el banco la reciba.',
    },
  },
  look: 'Preguntar ahora a la pasarela',
  asked: 'La pasarela se consulta en el próximo minuto',
  byHand: 'Registrar una devolución hecha por fuera',
  tries: 'Por la pasarela',
  states: {
    requested: 'Por enviar',
    sent: 'Enviada',
    unknown: 'Sin respuesta',
    underway: 'En camino',
    done: 'Hecha',
    refused: 'No la hizo',
  } satisfies Record<GatewayTryState, string>,
  silence: 'no respondió en un día',
  code: (code: string) => `código ${code}`,
} as const
