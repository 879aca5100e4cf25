import { standbyStateTexts } from '@arriero/contract/es/standby'
import type { StandbyPhase, StandbyState } from '@arriero/domain/orders/standby'

const states: Readonly<Record<StandbyState | 'running' | 'none' | 'paid', string>> = {
  ...standbyStateTexts,
  running: 'El contador sigue',
  none: 'Sin cobro por espera',
  paid: 'Pagado',
}

const phases: Readonly<Record<StandbyPhase, string>> = { loading: 'Cargue', unloading: 'Descargue' }

/** What was reported at the ends of a wait, by the name of the act on the wire. */
const acts: Readonly<Record<string, string>> = {
  'milestone.inPosition': 'El vehículo llegó al origen',
  'order.assigned': 'El transportador cambió el conductor o el vehículo',
  'milestone.loadingStart': 'Empezó el cargue',
  'milestone.tripStart': 'Inició el viaje',
  'milestone.inFinish': 'El vehículo llegó al destino',
  'milestone.unloadingStart': 'Empezó el descargue',
  'milestone.finish': 'La carga fue entregada',
  'arrival.destination': 'El GPS muestra que el vehículo se detuvo en el destino',
}

const hourWords = (hours: number) => (hours === 1 ? '1 hora' : `${hours} horas`)

export const standbyTexts = {
  section: 'Espera (stand-by)',
  states,
  phases,
  hours: hourWords,
  act: (act: string) => acts[act] ?? 'Reporte del viaje',
  intro: (loading: number, unloading: number, price: string) =>
    `Son libres ${hourWords(loading)} de cargue y ${hourWords(unloading)} de descargue. Después, cada hora iniciada vale ${price}, para el transportador, más IVA si aplica.`,
  phase: {
    from: 'Desde',
    until: 'Hasta',
    running: 'sigue esperando',
    span: 'Periodo',
    early: 'Antes de la cita',
    waited: 'Tiempo de espera',
    free: 'Horas libres',
    charged: 'Horas por cobrar',
  },
  evidence: 'Soportes',
  evidenceNone: 'Sin reportes de esta etapa.',
  unverified: 'hora sin verificar',
  recorded: (when: string) => `recibido el ${when}`,
  by: (name: string) => `por ${name}`,
  place: (latitude: string, longitude: string) => `en ${latitude}, ${longitude}`,
  statement: {
    caption: 'Cobro por la espera',
    hours: (hours: string) => `Espera, ${hours}`,
    vat: 'IVA',
    noVat: 'IVA: en este servicio no se cobra sobre la espera',
    total: 'Total a cargo del cliente',
    metered: (hours: string) => `El contador marcó ${hours}.`,
  },
  objection: (reason: string) => `El cliente no está de acuerdo: «${reason}»`,
  decision: (by: string, when: string) => `Resuelto por ${by} el ${when}.`,
  reason: (reason: string) => `Motivo: ${reason}`,
  paid: (when: string) => `La espera se pagó el ${when}.`,
  notBegun: 'El vehículo todavía no ha llegado al cargue: el contador no ha empezado.',
  accept: {
    act: (amount: string) => `Aceptar ${amount}`,
    title: 'Aceptar el cobro por la espera',
    effect: (amount: string, hours: string) =>
      `Acepta pagar ${amount} por ${hours} de espera. Después pasa a la pasarela de pagos.`,
    done: 'Aceptó el cobro por la espera',
  },
  object: {
    open: 'No estoy de acuerdo',
    title: 'No estoy de acuerdo con la espera',
    reason: '¿Por qué no está de acuerdo?',
    help: 'Contabilidad lo lee con los soportes y decide.',
    act: 'Enviar a Contabilidad',
    done: 'Enviamos su desacuerdo a Contabilidad',
  },
  decide: {
    open: 'Resolver la espera',
    title: 'Resolver el cobro por la espera',
    hours: 'Horas que se cobran',
    hoursHelp: (metered: string) => `Con 0 no se cobra nada. El contador marcó ${metered}: es lo máximo.`,
    reason: 'Motivo',
    reasonHelp: 'Lo leen el cliente y el transportador.',
    act: (amount: string) => `Cobrar ${amount}`,
    waive: 'No cobrar la espera',
    done: 'Resolvió el cobro por la espera',
  },
} as const
