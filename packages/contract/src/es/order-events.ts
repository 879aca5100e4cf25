/** All that is said of what happens to a service, one entry for each event: the line of its history, its notification, its name for other systems. */
import type { WebhookEvent, testEvent } from '@arriero/domain/house/integrations'
import type { finerActs, orderEvents, ServiceNotice } from '@arriero/domain/orders/order-events'
import type { raisedNotices } from '@arriero/domain/orders/raised-notices'
import { isClientRole, isOperatorRole } from '@arriero/domain/people/roles'
import {
  moneyIn,
  ofService,
  textOf,
  type NoticeTitle,
  type NotificationWords,
  type Worded,
} from './notice-words.ts'

/** What stands below its title, where that is not the service. */
type OwnText = { title: NoticeTitle; text: string }

/** What a row of the table has to be said in. */
type WordsOf<Row> = (Row extends { read: object } ? { line: string } : unknown) &
  (Row extends { notice: object } ? { notice: NoticeTitle | OwnText } : unknown) &
  (Row extends { webhook: { as: string } }
    ? unknown
    : Row extends { webhook: object }
      ? { system: string }
      : unknown)
type Spoken<Rows> = {
  [Name in keyof Rows as unknown extends WordsOf<Rows[Name]> ? never : Name]: WordsOf<Rows[Name]>
}
/** Several events of a service may be one to other systems. */
type Wide<Rows> = {
  [Name in keyof Rows]: Rows[Name] extends { webhook: { as: infer As extends string } } ? As : never
}[keyof Rows]
type Words = Spoken<typeof orderEvents> &
  Spoken<typeof finerActs> &
  Record<Wide<typeof finerActs>, { system: string }> &
  Record<keyof typeof raisedNotices, { notice: NoticeTitle }>

const cancelTitles: Record<string, string> = {
  unpaid: 'El servicio se canceló: no se recibió el pago',
  untaken: 'El servicio se canceló: nadie lo tomó',
}

const payoutTitles: Record<string, (money: string) => string> = {
  advance: (money) => `Le pagamos un anticipo de ${money}`,
  standby: (money) => `Le pagamos ${money} por la espera`,
  cancellation: (money) => `Le pagamos ${money} por una cancelación`,
}

const words: Words = {
  'order.created': { line: 'Se solicitó el servicio', system: 'Servicio creado' },
  'order.date_moved': {
    line: 'Se cambió la fecha',
    notice: 'El cliente cambió la fecha: su oferta se cerró, puede ofertar de nuevo',
    system: 'Cambió la fecha',
  },
  'order.reservation_passed': {
    line: 'Pasó la fecha sin transportador',
    notice: 'Pasó la fecha y nadie tomó su servicio',
  },
  'offer.made': {
    line: 'Llegó una oferta',
    notice: 'Llegó una oferta para su servicio',
    system: 'Llegó una oferta',
  },
  'offer.withdrawn': {
    line: 'Se retiró una oferta',
    notice: 'Un transportador retiró su oferta',
    system: 'Se retiró una oferta',
  },
  'offer.countered': {
    line: 'El cliente propuso otro valor',
    notice: 'El cliente propuso otro valor a su oferta',
    system: 'El cliente contraofertó',
  },
  'offer.expired': {
    line: 'Venció una oferta',
    notice: ({ role }) =>
      isClientRole(role) ? 'El transportador no respondió a su propuesta a tiempo' : 'Su oferta venció',
  },
  'offer.accepted': {
    line: 'Se aceptó una oferta',
    notice: ({ role }) =>
      isClientRole(role)
        ? 'Un transportador tomó su servicio. Ya puede pagar'
        : 'El servicio es suyo. Asigne conductor y vehículo',
    system: 'Servicio tomado',
  },
  'payment.started': { line: 'Se inició el pago' },
  'payment.lost': {
    line: 'El pago se perdió con el servicio en marcha; Contabilidad lo revisa',
    notice: 'Se perdió el pago de un servicio en marcha',
  },
  'payment.recovered': {
    line: 'El pago perdido fue recibido',
    notice: 'Se recibió el pago que se había perdido',
  },
  'order.insured': { line: 'Se aseguró la carga' },
  'order.reminded': { line: 'Arriero recordó asignar conductor y vehículo' },
  'order.proposed': { line: 'Arriero pidió a quienes ofertaron, y al cliente, que confirmen' },
  'call.client': { line: 'Arriero llamó al cliente' },
  'call.carrier': { line: 'Arriero llamó al transportador' },
  'call.driver': { line: 'Arriero llamó al conductor' },
  'order.waived': {
    line: 'Arriero hizo una excepción',
    notice: 'Arriero aprobó una excepción para asignar este servicio',
  },
  'order.paid': { system: 'Servicio pagado' },
  'order.assigned': {
    line: 'Se asignaron conductor y vehículo',
    notice: 'Su servicio ya tiene conductor y vehículo',
    system: 'Conductor y vehículo asignados',
  },
  'order.larger_vehicle': {
    line: 'El transportador envía un vehículo de un tipo mayor al solicitado; el valor no cambia',
    notice: 'El transportador envía un vehículo mayor al solicitado; el valor no cambia',
  },
  'phone.silent': { line: 'El celular del conductor dejó de reportar su posición' },
  'route.left': { line: 'El vehículo se alejó de la ruta' },
  'order.evidence_kept': { notice: 'El conductor reportó sobre un servicio ya cancelado' },
  'order.milestone': { system: 'Paso del viaje' },
  'order.support_document_loaded': {
    line: 'Se subió el documento de soporte',
    notice: 'Se subió el documento de soporte',
    system: 'Documento de soporte cargado',
  },
  'order.approved': {
    line: 'El cliente aprobó el servicio',
    notice: 'El cliente aprobó el servicio',
    system: 'El cliente aprobó el servicio',
  },
  'order.rated': { line: 'Se calificó el servicio', notice: 'Recibió una calificación' },
  'order.released': {
    line: 'El transportador devolvió el servicio',
    notice: 'El transportador devolvió el servicio. Puede publicarlo de nuevo',
    system: 'El transportador devolvió el servicio',
  },
  'order.cancelled': {
    line: 'Se canceló el servicio',
    notice: ({ role, facts }) =>
      cancelTitles[textOf(facts, 'cause')] ??
      (isOperatorRole(role) ? 'Se canceló su viaje' : 'El cliente canceló el servicio'),
    system: 'Servicio cancelado',
  },
  'order.closed': {
    line: 'Arriero cerró el servicio',
    notice: 'Arriero cerró el servicio',
    system: 'Servicio cerrado por la plataforma',
  },
  'standby.proposed': {
    line: 'Se propuso el cobro por la espera',
    notice: ({ role }) =>
      isClientRole(role)
        ? 'El vehículo esperó más de lo acordado. Revise el cobro'
        : 'Se propuso al cliente el cobro por la espera',
    system: 'Cobro por espera propuesto',
  },
  'standby.accepted': {
    line: 'El cliente aceptó el cobro por la espera',
    notice: 'El cliente aceptó el cobro por la espera',
  },
  'standby.objected': {
    line: 'El cliente no está de acuerdo con el cobro por la espera',
    notice: 'El cliente no está de acuerdo con el cobro por la espera',
  },
  'standby.decided': {
    line: 'Contabilidad resolvió el cobro por la espera',
    notice: 'Contabilidad resolvió el cobro por la espera',
  },
  'standby.paid': { line: 'La espera fue pagada', notice: 'La espera del vehículo fue pagada' },
  'standby.unpaid': {
    line: 'El pago de la espera no se completó',
    notice: 'El pago de la espera no se completó. Puede intentarlo de nuevo',
  },
  'policy.issued': {
    line: 'La aseguradora emitió la póliza',
    notice: 'La aseguradora emitió su póliza',
    system: 'Póliza emitida',
  },
  'policy.unsold': {
    line: 'La aseguradora no emitió la póliza: se devuelve lo pagado por ella',
    notice: (worded) => `La aseguradora no emitió su póliza: le devolvemos ${moneyIn(worded)}`,
  },
  'policy.unpaid': { line: 'La póliza emitida no entra en vigor mientras el servicio esté sin pagar' },
  'policy.annulled': { line: 'La aseguradora anuló la póliza' },
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
  'payment.pending': { line: 'El pago quedó en proceso' },
  'payment.failed': {
    line: 'El pago no se completó',
    notice: 'El pago no se completó. Puede intentarlo de nuevo',
  },
  'payment.expired': { line: 'El intento de pago venció' },
  'payment.authorised': { line: 'El pago fue autorizado' },
  'payment.captured': { line: 'El pago fue recibido' },
  'payment.undone': {
    line: 'El pago no se hizo efectivo: el servicio está por pagar',
    notice: 'El pago del cliente no se hizo efectivo: el servicio está por pagar',
  },
  'milestone.onTheWay': {
    line: 'El conductor salió hacia el cargue',
    notice: 'El conductor salió hacia el cargue',
  },
  'milestone.inPosition': { line: 'El vehículo llegó al origen', notice: 'El vehículo llegó al origen' },
  'milestone.loadingStart': { line: 'Empezó el cargue' },
  'milestone.tripStart': { line: 'Inició el viaje', notice: 'Inició el viaje' },
  'milestone.inFinish': { line: 'El vehículo llegó al destino', notice: 'El vehículo llegó al destino' },
  'milestone.unloadingStart': { line: 'Empezó el descargue' },
  'milestone.finish': {
    line: 'La carga fue entregada',
    notice: ({ role }) =>
      isClientRole(role) ? 'Su carga fue entregada. Califique el servicio' : 'La carga fue entregada',
  },
  'evidence.onTheWay': { line: 'Ya cancelado, el conductor reportó que salió hacia el cargue' },
  'evidence.inPosition': { line: 'Ya cancelado, el conductor reportó que llegó al origen' },
  'evidence.loadingStart': { line: 'Ya cancelado, el conductor reportó que empezó el cargue' },
  'evidence.tripStart': { line: 'Ya cancelado, el conductor reportó que inició el viaje' },
  'evidence.inFinish': { line: 'Ya cancelado, el conductor reportó que llegó al destino' },
  'evidence.unloadingStart': { line: 'Ya cancelado, el conductor reportó que empezó el descargue' },
  'evidence.finish': { line: 'Ya cancelado, el conductor reportó la entrega' },
  'arrival.origin': {
    line: 'El GPS muestra que el vehículo se detuvo en el origen',
    notice: '¿Ya llegó al cargue? Confírmelo',
  },
  'arrival.destination': {
    line: 'El GPS muestra que el vehículo se detuvo en el destino',
    notice: '¿Ya llegó al destino? Confírmelo',
  },
  'driver.reminder': { notice: 'Falta asignar conductor y vehículo' },
  'offer.wanted': {
    notice: 'El servicio sigue sin transportador: confirme su oferta si todavía puede',
  },
  'offer.unanswered': { notice: 'Su servicio sigue sin transportador y tiene ofertas por responder' },
  'offer.declined': {
    notice: ({ facts }) =>
      textOf(facts, 'cause')
        ? 'El servicio se canceló y su oferta se cerró'
        : 'El cliente eligió a otro transportador',
  },
  'order.trip_given': { notice: 'Tiene un viaje nuevo' },
  'order.trip_withdrawn': { notice: 'Este viaje ya no es suyo' },
  'payment.paid': {
    notice: ({ role }) => (isClientRole(role) ? 'El pago ha sido realizado' : 'El cliente pagó el servicio'),
  },
  'policy.missing': {
    notice: (worded) => `Un seguro pagado quedó sin póliza: hay que devolver ${moneyIn(worded)}`,
  },
}

type Entry = { line?: string; notice?: NoticeTitle | OwnText; system?: string }
const entries: Readonly<Record<string, Entry>> = words

/** Undefined for what only a newer release writes. */
export const historyLine = (act: string): string | undefined =>
  Object.hasOwn(entries, act) ? entries[act]?.line : undefined

const noticeOf = (notice: NoticeTitle | OwnText): ((worded: Worded) => NotificationWords) =>
  typeof notice !== 'object'
    ? ofService(notice)
    : (worded) => ({ ...ofService(notice.title)(worded), text: notice.text })

export const serviceNotices = Object.fromEntries(
  Object.entries(entries).flatMap(([kind, { notice }]) => (notice ? [[kind, noticeOf(notice)]] : [])),
) as Record<ServiceNotice, (worded: Worded) => NotificationWords>

/** Those that other systems are told of. */
export const eventTexts = Object.fromEntries([
  ...Object.entries(entries).flatMap(([event, { system }]) => (system ? [[event, system]] : [])),
  ['webhook.test', 'Prueba'],
]) as Record<WebhookEvent | typeof testEvent, string>
