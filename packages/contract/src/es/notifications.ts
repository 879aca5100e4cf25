/** What each notification says, by who reads it: in the bell, on a phone, in a letter. */
import type { HouseNoticeName } from '@arriero/domain/house/house-events'
import type { NotificationKind, TimeNotice } from '@arriero/domain/notifications/notification-kinds'
import type { PaperKind } from '@arriero/domain/papers/credentials'
import { paperTexts } from './papers.ts'
import { moneyIn, ofService, textOf, type NotificationWords, type Worded } from './notice-words.ts'
import { partTexts } from './messages.ts'
import { serviceNotices } from './order-events.ts'
import { dayText, momentText } from './when.ts'

/** A paper that ends, as `papers.expiring` keeps it. */
export type EndingPaper = { kind: string; name: string; of: string; endsOn: string; daysLeft: number }

const askedTexts: Record<string, string> = {
  payout: 'un pago a un transportador',
  batch: 'un lote de pagos',
  refund: 'una devolución',
}

const paymentLeft = ({ facts }: Worded): string => {
  const until = textOf(facts, 'payUntil')
  return until ? `Pague antes del ${momentText(until)} o el servicio se cancelará` : 'Falta pagar el servicio'
}

const daysText = (days: number): string => {
  if (days === 0) return 'vence hoy'
  return days === 1 ? 'vence mañana' : `vence en ${days} días`
}

const isPaperKind = (kind: string): kind is PaperKind => Object.hasOwn(paperTexts, kind)
const paperName = ({ kind, name }: JudgedPaper): string => (isPaperKind(kind) ? paperTexts[kind] : name)

const papersOf = ({ facts }: Worded): EndingPaper[] =>
  Array.isArray(facts['papers']) ? (facts['papers'] as EndingPaper[]) : []

/** A paper that staff judged, as its notice keeps it. */
export type JudgedPaper = Pick<EndingPaper, 'kind' | 'name'> & {
  /** Why it counts no more, where staff said so. */
  reason?: string
  /** Of the one in force, where its next version is asked for. */
  endsOn?: string
}

const mostNamed = 4

/** A notice of an older release names its one paper itself. */
const judgedIn = (facts: Worded['facts']): JudgedPaper[] =>
  Array.isArray(facts['papers'])
    ? (facts['papers'] as JudgedPaper[])
    : [{ kind: textOf(facts, 'kind'), name: textOf(facts, 'name') }]

type JudgedWords = { title: string; text: string }

const withoutStop = (sentence: string) => sentence.replace(/\.$/, '')

/** Titles end before the name of whose papers they are. */
const judgedPapers =
  (one: JudgedWords, many: (count: number) => JudgedWords) =>
  ({ facts }: Worded): NotificationWords => {
    const papers = judgedIn(facts)
    const names = papers.map((paper) =>
      paper.reason && papers.length > 1
        ? `${paperName(paper)} (${withoutStop(paper.reason)})`
        : paperName(paper),
    )
    const because = papers.length === 1 && papers[0]?.reason ? `${papers[0].reason} ` : ''
    const whose = textOf(facts, 'of')
    const of = whose ? ` de ${whose}` : ''
    const [only] = names
    if (names.length === 1 && only)
      return { title: `${one.title}${of}: ${only}`, text: `${because}${one.text}` }
    const all = many(names.length)
    const more = names.length - mostNamed
    const named = `${names.slice(0, mostNamed).join(', ')}${more > 0 ? ` y ${more} más` : ''}`
    return { title: `${all.title}${of}`, text: `${named}. ${all.text}` }
  }

const missingPapers = judgedPapers(
  { title: 'Nos falta este documento', text: 'Súbalo para que el equipo lo revise.' },
  (count) => ({ title: `Nos faltan ${count} documentos`, text: 'Súbalos para que el equipo los revise.' }),
)

/** Of one that is there and soon over the next is wanted. */
const askedPaper = (worded: Worded): NotificationWords => {
  const [first] = judgedIn(worded.facts)
  if (first?.endsOn === undefined) return missingPapers(worded)
  const next = {
    title: 'Suba la nueva versión de este documento',
    text: `El que tenemos vence el ${dayText(first.endsOn)}; vencido, bloquea los servicios.`,
  }
  return judgedPapers(next, () => next)(worded)
}

const endingPapers = (worded: Worded): NotificationWords => {
  const papers = papersOf(worded)
  const count = typeof worded.facts['count'] === 'number' ? worded.facts['count'] : papers.length
  const [only] = papers
  if (count === 1 && only)
    return {
      title: `${paperName(only)} de ${only.of}: ${daysText(only.daysLeft)}`,
      text: `Vence el ${dayText(only.endsOn)}. Suba el nuevo documento antes; vencido, bloquea los servicios.`,
    }
  const named = papers
    .slice(0, mostNamed)
    .map((paper) => `${paperName(paper)} de ${paper.of} (${dayText(paper.endsOn)})`)
  const more = count - named.length
  return {
    title: `${count} documentos están por vencer`,
    text: `${named.join(', ')}${more > 0 ? ` y ${more} más` : ''}.`,
  }
}

const countIn = (facts: Worded['facts'], name: string): number =>
  typeof facts[name] === 'number' ? facts[name] : 1

const waitingText = (facts: Worded['facts']): string => {
  const [messages, services] = [countIn(facts, 'messages'), countIn(facts, 'services')]
  const what = messages === 1 ? 'Tiene un mensaje sin leer' : `Tiene ${messages} mensajes sin leer`
  return services === 1 ? `${what} de un servicio` : `${what} de ${services} servicios`
}

const quoted = (facts: Worded['facts']): string => {
  const lanes = Array.isArray(facts['lanes']) ? facts['lanes'].filter((one) => typeof one === 'string') : []
  const named = lanes.slice(0, 3).map((name) => `«${name}»`)
  const more = lanes.length - named.length
  return `${named.join(', ')}${more > 0 ? ` y ${more} más` : ''}`
}

/** The last of a day says so: what comes after it is on the board all the same. */
const lastText = (facts: Worded['facts']): string =>
  facts['isLast'] === true ? ' Es el último aviso de hoy: las demás están en el tablero.' : ''

const matchedLoad = (worded: Worded): NotificationWords => {
  const { facts, service } = worded
  const earns = typeof facts['value'] === 'number' ? ` · gana ${moneyIn(worded)}` : ''
  const lanes = quoted(facts)
  return {
    title: `Carga ${service?.route ?? 'en una de sus rutas'}${earns}`,
    text: `${service ? `Recogida ${momentText(service.reservationAt)}. ` : ''}${lanes ? `Ruta guardada: ${lanes}.` : 'Está en el tablero de cargas.'}${lastText(facts)}`,
  }
}

const matchedLoads = ({ facts }: Worded): NotificationWords => ({
  title: `${countIn(facts, 'count')} cargas nuevas en sus rutas guardadas`,
  text: `${quoted(facts) || 'Véalas en el tablero de cargas'}.${lastText(facts)}`,
})

const lastDaysTitle = (facts: Worded['facts']): string => {
  const left = typeof facts['daysLeft'] === 'number' ? facts['daysLeft'] : 0
  if (left === 0) return 'Hoy vence una PQR'
  return `Una PQR vence en ${left === 1 ? '1 día hábil' : `${left} días hábiles`}`
}

const houseWords: Record<HouseNoticeName | TimeNotice, (worded: Worded) => NotificationWords> = {
  'account.returned': ({ facts }) => ({
    title: 'Su cuenta necesita correcciones',
    text: textOf(facts, 'note') || 'Revise sus datos y documentos y envíelos de nuevo.',
  }),
  'account.validated': () => ({
    title: 'Su cuenta fue aprobada',
    text: 'Ya puede usar todas las funciones de la plataforma.',
  }),
  'message.opened': ofService(() => 'El equipo de soporte lee la conversación por una PQR'),
  'load.matched': matchedLoad,
  'loads.matched': matchedLoads,
  'message.received': ofService(({ facts }) => `Mensaje ${partTexts.ofWhom(textOf(facts, 'part'))}`),
  'messages.waiting': ({ facts }) => ({
    title: waitingText(facts),
    text: 'Abra la conversación del servicio para leerlos y responder.',
  }),
  'money.asked': (worded) => ({
    title: `Falta su confirmación: ${askedTexts[textOf(worded.facts, 'what')] ?? 'un pago'} por ${moneyIn(worded)}`,
    text: 'Otra persona lo registró. Por su valor, una segunda debe confirmarlo con la misma referencia.',
  }),
  'note.mentioned': ofService(
    ({ facts }) => `${textOf(facts, 'author') || 'Un colega'} lo mencionó en una nota`,
  ),
  'paper.asked': askedPaper,
  'paper.invalidated': judgedPapers(
    {
      title: 'Revise este documento',
      text: 'No cuenta como válido. Suba uno que se lea completo y esté vigente.',
    },
    (count) => ({
      title: `Revise estos ${count} documentos`,
      text: 'No cuentan como válidos. Suba los que se lean completos y estén vigentes.',
    }),
  ),
  'paper.turned_down': ({ facts }) => {
    const whose = textOf(facts, 'of')
    const [only] = judgedIn(facts).map(paperName)
    return {
      title: `No aceptamos la nueva versión${whose ? ` de ${whose}` : ''}: ${only ?? ''}`,
      text: `${textOf(facts, 'reason')} El documento anterior sigue contando mientras esté vigente.`,
    }
  },
  'paper.validated': judgedPapers(
    { title: 'Validamos este documento', text: 'No tiene que hacer nada más con él.' },
    (count) => ({ title: `Validamos ${count} documentos`, text: 'No tiene que hacer nada más con ellos.' }),
  ),
  'papers.expiring': endingPapers,
  'payment.reminder': ofService(paymentLeft),
  'phone.silent': ofService('El teléfono del conductor no envía su ubicación'),
  'pqr.given': ({ facts }) => ({
    title: 'Le asignaron una PQR',
    text: textOf(facts, 'subject') || 'Abra la plataforma para responderla.',
  }),
  'pqr.due': ({ facts }) => ({
    title: lastDaysTitle(facts),
    text: textOf(facts, 'subject') || 'Abra la plataforma para responderla.',
  }),
  'pqr.mentioned': ({ facts }) => ({
    title: `${textOf(facts, 'author') || 'Un colega'} lo mencionó en una nota`,
    text: 'Es la nota de una PQR.',
  }),
  'pqr.replied': ({ facts }) => ({
    title: 'Respondieron por correo a una PQR',
    text: textOf(facts, 'subject') || 'Abra la plataforma para leerla.',
  }),
  'pqr.answered': ({ facts }) => ({
    title: 'Respondimos su PQR',
    text: textOf(facts, 'subject') || 'Abra la plataforma para leer la respuesta.',
  }),
  'pqr.filed': ({ facts }) => ({
    title: 'Llegó una PQR',
    text: textOf(facts, 'subject') || 'Abra la plataforma para responderla.',
  }),
  'recurring.paused': ({ facts }) => ({
    title: `Quedó en pausa: ${textOf(facts, 'name') || 'un servicio recurrente'}`,
    text: [
      'Tres fechas seguidas no se pudieron pedir.',
      textOf(facts, 'because'),
      'Revíselo y reanúdelo: entretanto no se pide nada.',
    ]
      .filter(Boolean)
      .join(' '),
  }),
  'vehicle.activated': ({ facts }) => ({
    title: `El vehículo ${textOf(facts, 'plate')} fue activado`,
    text: 'Ya puede ofertar y asignarlo a servicios.',
  }),
  'webhook.stopped': ({ facts }) => ({
    title: 'Se detuvo un webhook de sus integraciones',
    text:
      textOf(facts, 'because') === 'gone'
        ? 'Su servidor respondió que esa dirección ya no existe. Revísela y reanude el webhook.'
        : 'Su servidor no recibió nada en tres días. Revíselo y reanude el webhook.',
  }),
}

const words: Record<NotificationKind, (worded: Worded) => NotificationWords> = {
  ...serviceNotices,
  ...houseWords,
}

export const notificationWords = (kind: NotificationKind, worded: Worded): NotificationWords =>
  words[kind](worded)
