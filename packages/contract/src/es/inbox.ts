/** What waits for staff, in words. */
import type { CalledSide, CallOutcome, InboxCause, InboxLevel } from '@arriero/domain/house/inbox'

export const inboxCauseTexts: Record<InboxCause, string> = {
  paymentLost: 'Pago perdido',
  undriven: 'Sin conductor',
  unpaid: 'Sin pagar',
  late: 'Llegará tarde',
  offRoute: 'Fuera de la ruta',
  silent: 'Sin señal',
  paperEnds: 'Papel vence antes de entregar',
  belowFloor: 'Precio bajo el piso',
  standbyObjected: 'Espera objetada',
  request: 'PQR por vencer',
  complaint: 'Reclamo por vencer',
  requestReplied: 'Respondió por correo',
  mailWaits: 'Correo por revisar',
  refundDue: 'Devolución por pagar',
  payoutDue: 'Pago por hacer',
  payoutReturned: 'Pago devuelto por el banco',
  accountChanged: 'Cuenta bancaria cambiada',
  advanceWanted: 'Anticipo pedido',
  secondPerson: 'Espera su confirmación',
  strangeNotice: 'Aviso de pago sin casar',
  signal: 'Señal de fraude por revisar',
  accountWaits: 'Cuenta por validar',
  papersWait: 'Papeles por validar',
  webhookStopped: 'Integración detenida',
}

export const calledTexts: Record<CalledSide, string> = {
  client: 'Cliente',
  carrier: 'Transportador',
  driver: 'Conductor',
}

export const callOutcomeTexts: Record<CallOutcome, string> = {
  answered: 'Contestó',
  unanswered: 'No contestó',
  wrongNumber: 'Número equivocado',
}

/** What was noted last: of a call what came of it, and what was said besides. */
export const lastNoteText = ({
  lastCall,
  lastNote,
}: {
  lastCall: CallOutcome | null
  lastNote: string | null
}): string | null => [lastCall && callOutcomeTexts[lastCall], lastNote].filter(Boolean).join(': ') || null

export const inboxLevelTexts: Record<InboxLevel, string> = {
  over: 'Vencido',
  now: 'Ahora',
  today: 'Hoy',
  later: 'Después',
}

/** What it waits for beside its most urgent cause, each once and with how often; null where that is all. */
export const alsoText = ([first, ...others]: readonly InboxCause[]): string | null => {
  const often = new Map<InboxCause, number>()
  for (const cause of others) often.set(cause, (often.get(cause) ?? 0) + 1)
  const words = [...often].map(([cause, times]) => {
    if (cause === first) return `y ${times} más`
    return times > 1 ? `${inboxCauseTexts[cause]} (${times} veces)` : inboxCauseTexts[cause]
  })
  return words.length > 0 ? words.join(', ') : null
}

/** All that it waits for, in one line: `Pago por hacer y 2 más`, `Sin señal, Llegará tarde`. */
export const causesText = (causes: readonly InboxCause[]): string => {
  const [first, second] = causes
  const words = [first && inboxCauseTexts[first], alsoText(causes)].filter(Boolean)
  return words.join(second !== undefined && second === first ? ' ' : ', ')
}
