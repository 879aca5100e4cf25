/** What each notification says, by who reads it: in the bell, on a phone, in a letter. */
import type { NotificationKind } from '@arriero/domain/notifications/notification-kinds'
import { isClientRole, isOperatorRole, type Role } from '@arriero/domain/people/roles'
import type { PaperKind } from '@arriero/domain/papers/credentials'
import { paperTexts } from './papers.ts'
import { dayText, momentText } from './when.ts'

export type NotificationWords = { title: string; text: string }

export type Worded = {
  role: Role
  /** The service it is about: `Bogotá – Medellín`, when it begins, the code a person reads out. */
  service: { route: string; reservationAt: Date; code: string } | null
  facts: Readonly<Record<string, unknown>>
}

/** A paper that ends, as `papers.expiring` keeps it. */
export type EndingPaper = { kind: string; name: string; of: string; endsOn: string; daysLeft: number }

const aboutService = ({ service }: Worded): string =>
  service
    ? `${service.route} · ${momentText(service.reservationAt)} · Servicio ${service.code}`
    : 'Abra la plataforma para ver el detalle.'

/** `title` by who reads it, and which service. */
const ofService =
  (title: string | ((worded: Worded) => string)) =>
  (worded: Worded): NotificationWords => ({
    title: typeof title === 'string' ? title : title(worded),
    text: aboutService(worded),
  })

const textOf = (facts: Worded['facts'], name: string): string => {
  const value = facts[name]
  return typeof value === 'string' ? value : ''
}

const cancelTitles: Record<string, string> = {
  unpaid: 'El servicio se canceló: no se recibió el pago',
  untaken: 'El servicio se canceló: nadie lo tomó',
}

const moneyIn = ({ facts }: Worded): string => {
  const value = typeof facts['value'] === 'number' ? facts['value'] : 0
  return `$${String(value).replace(/\B(?=(\d{3})+$)/g, '.')}`
}

const payoutTitles: Record<string, (money: string) => string> = {
  advance: (money) => `Le pagamos un anticipo de ${money}`,
  standby: (money) => `Le pagamos ${money} por la espera`,
  cancellation: (money) => `Le pagamos ${money} por una cancelación`,
}

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

const words: Record<NotificationKind, (worded: Worded) => NotificationWords> = {
  'account.returned': ({ facts }) => ({
    title: 'Su cuenta necesita correcciones',
    text: textOf(facts, 'note') || 'Revise sus datos y documentos y envíelos de nuevo.',
  }),
  'account.validated': () => ({
    title: 'Su cuenta fue aprobada',
    text: 'Ya puede usar todas las funciones de la plataforma.',
  }),
  'arrival.destination': ofService('¿Ya llegó al destino? Confírmelo'),
  'arrival.origin': ofService('¿Ya llegó al cargue? Confírmelo'),
  'driver.reminder': ofService('Falta asignar conductor y vehículo'),
  'milestone.finish': ofService(({ role }) =>
    isClientRole(role) ? 'Su carga fue entregada. Califique el servicio' : 'La carga fue entregada',
  ),
  'milestone.inFinish': ofService('El vehículo llegó al destino'),
  'milestone.inPosition': ofService('El vehículo llegó al origen'),
  'milestone.onTheWay': ofService('El conductor salió hacia el cargue'),
  'milestone.tripStart': ofService('Inició el viaje'),
  'money.asked': (worded) => ({
    title: `Falta su confirmación: ${askedTexts[textOf(worded.facts, 'what')] ?? 'un pago'} por ${moneyIn(worded)}`,
    text: 'Otra persona lo registró. Por su valor, una segunda debe confirmarlo con la misma referencia.',
  }),
  'offer.accepted': ofService(({ role }) =>
    isClientRole(role)
      ? 'Un transportador tomó su servicio. Ya puede pagar'
      : 'El servicio es suyo. Asigne conductor y vehículo',
  ),
  'offer.countered': ofService('El cliente propuso otro valor a su oferta'),
  'offer.declined': ofService(({ facts }) =>
    textOf(facts, 'cause')
      ? 'El servicio se canceló y su oferta se cerró'
      : 'El cliente eligió a otro transportador',
  ),
  'offer.expired': ofService(({ role }) =>
    isClientRole(role) ? 'El transportador no respondió a su propuesta a tiempo' : 'Su oferta venció',
  ),
  'offer.made': ofService('Llegó una oferta para su servicio'),
  'offer.withdrawn': ofService('Un transportador retiró su oferta'),
  'order.approved': ofService('El cliente aprobó el servicio'),
  'order.assigned': ofService('Su servicio ya tiene conductor y vehículo'),
  'order.cancelled': (worded) => ({
    title:
      cancelTitles[textOf(worded.facts, 'cause')] ??
      (isOperatorRole(worded.role) ? 'Se canceló su viaje' : 'El cliente canceló el servicio'),
    text: aboutService(worded),
  }),
  'order.closed': ofService('Arriero cerró el servicio'),
  'order.date_moved': ofService('El cliente cambió la fecha: su oferta se cerró, puede ofertar de nuevo'),
  'order.evidence_kept': ofService('El conductor reportó sobre un servicio ya cancelado'),
  'order.larger_vehicle': ofService(
    'El transportador envía un vehículo mayor al solicitado; el valor no cambia',
  ),
  'order.rated': ofService('Recibió una calificación'),
  'order.released': ofService('El transportador devolvió el servicio. Puede publicarlo de nuevo'),
  'order.reservation_passed': ofService('Pasó la fecha y nadie tomó su servicio'),
  'order.support_document_loaded': ofService('Se subió el documento de soporte'),
  'order.trip_given': ofService('Tiene un viaje nuevo'),
  'order.trip_withdrawn': ofService('Este viaje ya no es suyo'),
  'order.waived': ofService('Arriero aprobó una excepción para asignar este servicio'),
  'paper.asked': judgedPapers(
    { title: 'Nos falta este documento', text: 'Súbalo para que el equipo lo revise.' },
    (count) => ({ title: `Nos faltan ${count} documentos`, text: 'Súbalos para que el equipo los revise.' }),
  ),
  'paper.invalidated': judgedPapers(
    {
      title: 'Revise este documento',
      text: 'El equipo retiró su validación. Suba uno que se lea completo y esté vigente.',
    },
    (count) => ({
      title: `Revise estos ${count} documentos`,
      text: 'El equipo retiró su validación. Suba los que se lean completos y estén vigentes.',
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
  'payment.failed': ofService('El pago no se completó. Puede intentarlo de nuevo'),
  'payment.lost': ofService('Se perdió el pago de un servicio en marcha'),
  'payment.paid': ofService(({ role }) =>
    isClientRole(role) ? 'El pago ha sido realizado' : 'El cliente pagó el servicio',
  ),
  'payment.recovered': ofService('Se recibió el pago que se había perdido'),
  'payment.reminder': (worded) => ({ title: paymentLeft(worded), text: aboutService(worded) }),
  'payment.undone': ofService('El pago del cliente no se hizo efectivo: el servicio está por pagar'),
  'payout.paid': (worded) => ({
    title: payoutTitles[textOf(worded.facts, 'kind')]?.(moneyIn(worded)) ?? `Le pagamos ${moneyIn(worded)}`,
    text: aboutService(worded),
  }),
  'payout.returned': (worded) => ({
    title: `El banco devolvió su pago de ${moneyIn(worded)}: revise su cuenta`,
    text: aboutService(worded),
  }),
  'phone.silent': ofService('El teléfono del conductor no envía su ubicación'),
  'policy.issued': ofService('La aseguradora emitió su póliza'),
  'policy.missing': ofService(
    (worded) => `Un seguro pagado quedó sin póliza: hay que devolver ${moneyIn(worded)}`,
  ),
  'policy.unsold': ofService(
    (worded) => `La aseguradora no emitió su póliza: le devolvemos ${moneyIn(worded)}`,
  ),
  'pqr.answered': ({ facts }) => ({
    title: 'Respondimos su PQR',
    text: textOf(facts, 'subject') || 'Abra la plataforma para leer la respuesta.',
  }),
  'pqr.filed': ({ facts }) => ({
    title: 'Llegó una PQR',
    text: textOf(facts, 'subject') || 'Abra la plataforma para responderla.',
  }),
  'refund.paid': (worded) => ({
    title: `Le devolvimos ${moneyIn(worded)}`,
    text: aboutService(worded),
  }),
  'refund.rejected': (worded) => ({
    title: `La devolución de ${moneyIn(worded)} no llegó`,
    text: 'La pasarela o el banco la rechazó. La haremos otra vez y le avisaremos.',
  }),
  'standby.accepted': ofService('El cliente aceptó el cobro por la espera'),
  'standby.decided': ofService('Contabilidad resolvió el cobro por la espera'),
  'standby.objected': ofService('El cliente no está de acuerdo con el cobro por la espera'),
  'standby.paid': ofService('La espera del vehículo fue pagada'),
  'standby.proposed': ofService(({ role }) =>
    isClientRole(role)
      ? 'El vehículo esperó más de lo acordado. Revise el cobro'
      : 'Se propuso al cliente el cobro por la espera',
  ),
  'standby.unpaid': ofService('El pago de la espera no se completó. Puede intentarlo de nuevo'),
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

export const notificationWords = (kind: NotificationKind, worded: Worded): NotificationWords =>
  words[kind](worded)
