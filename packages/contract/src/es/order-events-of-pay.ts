/** What is said of a carrier's pay and of what goes back to a client. Part of `order-events.ts`. */
import type { eventsOfPay } from '@arriero/domain/orders/order-events-of-pay'
import { moneyIn, textOf } from './notice-words.ts'
import type { Spoken } from './order-event-words.ts'

const payoutTitles: Record<string, (money: string) => string> = {
  advance: (money) => `Le pagamos un anticipo de ${money}`,
  standby: (money) => `Le pagamos ${money} por la espera`,
  cancellation: (money) => `Le pagamos ${money} por una cancelación`,
}

export const wordsOfPay: Spoken<typeof eventsOfPay> = {
  'advance.wanted': {
    line: 'El transportador pidió un anticipo',
    notice: (worded) => `Un transportador pide un anticipo de ${moneyIn(worded)}`,
  },
  'advance.refused': {
    line: 'No se dio el anticipo que pidió el transportador',
    notice: (worded) => `No le damos el anticipo de ${moneyIn(worded)}: vea el motivo`,
  },
  'payout.paid': {
    line: 'Se pagó al transportador',
    notice: (worded) =>
      payoutTitles[textOf(worded.facts, 'kind')]?.(moneyIn(worded)) ?? `Le pagamos ${moneyIn(worded)}`,
    system: 'Pago recibido',
  },
  'payout.returned': {
    line: 'El banco devolvió el pago al transportador',
    notice: (worded) => `El banco devolvió su pago de ${moneyIn(worded)}: revise su cuenta`,
  },
  'refund.started': {
    line: 'Se pidió a la pasarela devolver el dinero',
    notice: {
      title: (worded) => `Le estamos devolviendo ${moneyIn(worded)}`,
      text: 'Vuelve al medio con el que pagó. Su banco puede tardar unos días en mostrarlo.',
    },
  },
  'refund.paid': { line: 'Se devolvió el dinero', notice: (worded) => `Le devolvimos ${moneyIn(worded)}` },
  'refund.rejected': {
    line: 'La devolución fue rechazada',
    notice: {
      title: (worded) => `La devolución de ${moneyIn(worded)} no llegó`,
      text: 'La pasarela o el banco la rechazó. La haremos otra vez y le avisaremos.',
    },
  },
  'refund.account_wanted': {
    line: 'Se pidió al cliente una cuenta para devolverle el dinero',
    notice: {
      title: (worded) => `Díganos a qué cuenta le devolvemos ${moneyIn(worded)}`,
      text: 'La pasarela no puede devolverlo al medio con el que pagó. Con su cuenta se lo transferimos.',
    },
  },
  'refund.account_given': {
    line: 'El cliente dio la cuenta para devolverle el dinero',
    notice: (worded) => `Un cliente dio la cuenta para devolverle ${moneyIn(worded)}`,
  },
}
