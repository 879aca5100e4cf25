/** What happened to a service, in words: the lines of its history, and the events that other systems are told of. */
import type { WebhookEvent, testEvent } from '@arriero/domain/house/integrations'
import type { OrderEvent } from '@arriero/domain/orders/order-event'
import type { finerActs, orderEvents } from '@arriero/domain/orders/order-events'

type Lined<Rows> = {
  [Name in keyof Rows]: Rows[Name] extends Required<Pick<OrderEvent, 'read'>> ? Name : never
}[keyof Rows]

const historyWords: Readonly<Record<Lined<typeof orderEvents> | Lined<typeof finerActs>, string>> = {
  'order.created': 'Se solicitó el servicio',
  'order.date_moved': 'Se cambió la fecha',
  'order.assigned': 'Se asignaron conductor y vehículo',
  'order.larger_vehicle':
    'El transportador envía un vehículo de un tipo mayor al solicitado; el valor no cambia',
  'order.support_document_loaded': 'Se subió el documento de soporte',
  'order.released': 'El transportador devolvió el servicio',
  'order.reminded': 'Arriero recordó asignar conductor y vehículo',
  'order.closed': 'Arriero cerró el servicio',
  'order.cancelled': 'Se canceló el servicio',
  'order.approved': 'El cliente aprobó el servicio',
  'order.rated': 'Se calificó el servicio',
  'order.insured': 'Se aseguró la carga',
  'order.waived': 'Arriero hizo una excepción',
  'order.reservation_passed': 'Pasó la fecha sin transportador',
  'offer.made': 'Llegó una oferta',
  'offer.accepted': 'Se aceptó una oferta',
  'offer.countered': 'El cliente propuso otro valor',
  'offer.withdrawn': 'Se retiró una oferta',
  'offer.expired': 'Venció una oferta',
  'payment.started': 'Se inició el pago',
  'payment.pending': 'El pago quedó en proceso',
  'payment.authorised': 'El pago fue autorizado',
  'payment.captured': 'El pago fue recibido',
  'payment.failed': 'El pago no se completó',
  'payment.undone': 'El pago no se hizo efectivo: el servicio está por pagar',
  'payment.lost': 'El pago se perdió con el servicio en marcha; Contabilidad lo revisa',
  'payment.recovered': 'El pago perdido fue recibido',
  'payment.expired': 'El intento de pago venció',
  'standby.proposed': 'Se propuso el cobro por la espera',
  'standby.accepted': 'El cliente aceptó el cobro por la espera',
  'standby.objected': 'El cliente no está de acuerdo con el cobro por la espera',
  'standby.decided': 'Contabilidad resolvió el cobro por la espera',
  'standby.paid': 'La espera fue pagada',
  'standby.unpaid': 'El pago de la espera no se completó',
  'payout.paid': 'Se pagó al transportador',
  'payout.returned': 'El banco devolvió el pago al transportador',
  'refund.paid': 'Se devolvió el dinero',
  'refund.rejected': 'La devolución fue rechazada',
  'policy.issued': 'La aseguradora emitió la póliza',
  'policy.unsold': 'La aseguradora no emitió la póliza: se devuelve lo pagado por ella',
  'policy.unpaid': 'La póliza emitida no entra en vigor mientras el servicio esté sin pagar',
  'policy.annulled': 'La aseguradora anuló la póliza',
  'milestone.onTheWay': 'El conductor salió hacia el cargue',
  'milestone.inPosition': 'El vehículo llegó al origen',
  'milestone.loadingStart': 'Empezó el cargue',
  'milestone.tripStart': 'Inició el viaje',
  'milestone.inFinish': 'El vehículo llegó al destino',
  'milestone.unloadingStart': 'Empezó el descargue',
  'milestone.finish': 'La carga fue entregada',
  'evidence.onTheWay': 'Ya cancelado, el conductor reportó que salió hacia el cargue',
  'evidence.inPosition': 'Ya cancelado, el conductor reportó que llegó al origen',
  'evidence.loadingStart': 'Ya cancelado, el conductor reportó que empezó el cargue',
  'evidence.tripStart': 'Ya cancelado, el conductor reportó que inició el viaje',
  'evidence.inFinish': 'Ya cancelado, el conductor reportó que llegó al destino',
  'evidence.unloadingStart': 'Ya cancelado, el conductor reportó que empezó el descargue',
  'evidence.finish': 'Ya cancelado, el conductor reportó la entrega',
  'arrival.origin': 'El GPS muestra que el vehículo se detuvo en el origen',
  'arrival.destination': 'El GPS muestra que el vehículo se detuvo en el destino',
  'phone.silent': 'El celular del conductor dejó de reportar su posición',
  'route.left': 'El vehículo se alejó de la ruta',
}

/** Undefined for what only a newer release writes. */
export const historyLine = (act: string): string | undefined =>
  Object.hasOwn(historyWords, act) ? historyWords[act as keyof typeof historyWords] : undefined

export const eventTexts: Record<WebhookEvent | typeof testEvent, string> = {
  'order.created': 'Servicio creado',
  'order.date_moved': 'Cambió la fecha',
  'offer.made': 'Llegó una oferta',
  'offer.withdrawn': 'Se retiró una oferta',
  'offer.countered': 'El cliente contraofertó',
  'offer.accepted': 'Servicio tomado',
  'order.paid': 'Servicio pagado',
  'order.assigned': 'Conductor y vehículo asignados',
  'order.milestone': 'Paso del viaje',
  'order.support_document_loaded': 'Documento de soporte cargado',
  'order.approved': 'El cliente aprobó el servicio',
  'order.released': 'El transportador devolvió el servicio',
  'order.cancelled': 'Servicio cancelado',
  'order.closed': 'Servicio cerrado por la plataforma',
  'standby.proposed': 'Cobro por espera propuesto',
  'policy.issued': 'Póliza emitida',
  'payout.paid': 'Pago recibido',
  'webhook.test': 'Prueba',
}
