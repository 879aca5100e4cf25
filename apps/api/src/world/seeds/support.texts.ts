/** What people of the demo world asked and were answered. */
import type { Light, RequestKind, RequestStatus } from '@arriero/domain/support/support'
import type { Seat } from './people.texts.ts'

export type RequestSeed = {
  author: Seat
  kind: RequestKind
  subject: string
  description: string
  /** How its legal clock stands today; solved ones are told by their answers. */
  light: Light | 'overdue'
  /** On a service of his own. */
  isOnService?: true
  /** Written down by support for somebody who called. */
  isByPhone?: true
  answers?: readonly { hoursLater: number; status: RequestStatus; response: string }[]
}

export const requestSeeds: readonly RequestSeed[] = [
  {
    author: 'cliententerprise',
    kind: 'claim',
    subject: 'Dos estibas llegaron mojadas',
    description:
      'En la entrega de ayer dos de las doce estibas llegaron mojadas. Adjuntamos la anotación en la remesa y pedimos revisar el caso con el transportador.',
    light: 'red',
    isOnService: true,
  },
  {
    author: 'client',
    kind: 'question',
    subject: 'Factura del servicio de octubre',
    description: 'Necesito la factura electrónica del servicio de octubre a nombre de mi empresa.',
    light: 'overdue',
  },
  {
    author: 'enterprise',
    kind: 'question',
    subject: 'Fecha de pago de tres servicios',
    description: 'Tres servicios ya fueron aprobados por el cliente. ¿En qué fecha se consignan?',
    light: 'amber',
    answers: [
      {
        hoursLater: 26,
        status: 'inProgress',
        response:
          'Estamos confirmando con contabilidad la fecha de consignación. Le respondemos esta semana.',
      },
    ],
  },
  {
    author: 'driver',
    kind: 'claim',
    subject: 'Me calificaron por una demora ajena',
    description:
      'El cargue empezó cinco horas después de la cita y el cliente me calificó con dos estrellas por llegar tarde.',
    light: 'amber',
    isOnService: true,
  },
  {
    author: 'enterprisedriver',
    kind: 'dataQuestion',
    subject: 'Qué ubicaciones guardan de mis viajes',
    description: 'Quiero saber qué posiciones de mi teléfono tienen guardadas y quién las puede ver.',
    light: 'green',
  },
  {
    author: 'client',
    kind: 'dataClaim',
    subject: 'Corregir mi número de cédula',
    description: 'Mi cédula quedó con un dígito cambiado en el registro. Pido que la corrijan.',
    light: 'green',
    isByPhone: true,
  },
  {
    author: 'cliententerprise',
    kind: 'question',
    subject: 'Cómo cambiar la fecha de un servicio',
    description: '¿Puedo mover para el viernes un servicio que todavía no tiene transportador?',
    light: 'green',
  },
  {
    author: 'enterprise',
    kind: 'question',
    subject: 'Agregar un tipo de carga a un vehículo',
    description: 'Queremos transportar carga refrigerada con el camión WLM230. ¿Qué papeles hacen falta?',
    light: 'overdue',
    answers: [
      {
        hoursLater: 20,
        status: 'inProgress',
        response: 'Suba el certificado sanitario y el plan de mantenimiento en el detalle del vehículo.',
      },
      {
        hoursLater: 70,
        status: 'solved',
        response: 'El certificado fue validado: el vehículo ya tiene permiso para carga refrigerada.',
      },
    ],
  },
  {
    author: 'client',
    kind: 'claim',
    subject: 'Cobro por cancelar un servicio',
    description: 'Cancelé con tres horas de anticipación y en el resumen aparecía un cobro.',
    light: 'overdue',
    answers: [
      {
        hoursLater: 30 * 24,
        status: 'solved',
        response: 'Revisamos la hora de la cancelación: fue sin costo y no se hizo ningún cobro.',
      },
    ],
  },
]
