import type { ShownSettingKey } from './shown-settings.ts'

interface SettingTexts {
  title: string
  help: string
  label: string
  /** What it changes, asked before it is set. */
  effect: string
}

const each: Readonly<Record<ShownSettingKey, SettingTexts>> = {
  secondPersonFromPesos: {
    title: 'Segunda persona',
    help: 'Desde qué valor un pago, un lote, un anticipo o una devolución lo confirma otra persona con la misma referencia.',
    label: 'Una persona sola paga hasta',
    effect:
      'Rige para lo que se pague desde ahora. Lo que ya espera a su segunda persona la sigue esperando.',
  },
  advanceMostBasisPoints: {
    title: 'Tope de los anticipos',
    help: 'Qué parte del valor de un servicio se le puede pagar al transportador con el viaje en marcha.',
    label: 'Parte del valor',
    effect: 'Rige para los anticipos que se paguen desde ahora. Los que ya se pagaron no cambian.',
  },
  policyIssueCostPesos: {
    title: 'Costo de expedir la póliza',
    help: 'Lo que no se devuelve del seguro cuando un servicio asegurado se cancela antes de que empiece la cobertura.',
    label: 'Costo por póliza',
    effect: 'Rige para las cancelaciones desde ahora. Lo ya cancelado conserva su cuenta.',
  },
  carrierShareOfFeeBasisPoints: {
    title: 'Parte del cobro por cancelar',
    help: 'Qué parte del cobro por cancelar tarde recibe el transportador que ya tenía conductor y vehículo asignados.',
    label: 'Parte del transportador',
    effect: 'Rige para las cancelaciones desde ahora. Lo ya cancelado conserva su reparto.',
  },
  captureWithinDays: {
    title: 'Espera de la captura',
    help: 'Cuántos días puede tardar la pasarela en capturar un pago que autorizó. Pasado ese tiempo, la conciliación lo muestra en «Autorizado y sin capturar».',
    label: 'Días de espera',
    effect: 'Rige para la próxima conciliación, también para los pagos que ya esperan.',
  },
  drivingHoursMost: {
    title: 'Jornada del conductor',
    help: 'Cuántas horas maneja un conductor antes de descansar. La llegada prometida y la estimada cuentan sus descansos.',
    label: 'Horas al volante',
    effect: 'Rige para las llegadas que se calculen desde ahora. Lo ya prometido no cambia.',
  },
  restHours: {
    title: 'Descanso del conductor',
    help: 'Cuánto descansa un conductor al terminar su jornada.',
    label: 'Horas de descanso',
    effect: 'Rige para las llegadas que se calculen desde ahora. Lo ya prometido no cambia.',
  },
  offRouteKm: {
    title: 'Fuera de la ruta',
    help: 'A qué distancia de su ruta un vehículo se ha apartado de ella y se avisa a quienes lo siguen.',
    label: 'Distancia de la ruta',
    effect: 'Rige desde la próxima posición de cada vehículo.',
  },
}

export const settingsTexts = {
  each,
  days: 'días',
  hours: 'horas',
  km: 'km',
  initial: (words: string) => `De fábrica: ${words}.`,
  limits: (least: string, most: string) => `Entre ${least} y ${most}.`,
  required: 'Escriba el nuevo valor',
  saveOf: (title: string) => `Cambiar: ${title.toLowerCase()}`,
  unchanged: 'Es el valor que ya rige.',
  confirmTitle: (title: string) => `Cambiar: ${title.toLowerCase()}`,
  change: (from: string, to: string) => `De ${from} a ${to}.`,
  act: (to: string) => `Cambiar a ${to}`,
  done: 'La regla se ha actualizado correctamente',
  updatedAt: 'Último cambio',
  never: 'Nadie la ha cambiado.',
  example: {
    title: 'Ejemplo',
    secondAlone: (amount: string) => `Un pago de ${amount} lo registra una sola persona.`,
    secondBoth: (amount: string) => `Uno de ${amount} espera a que otra persona lo confirme.`,
    secondAlways: 'Todo pago espera a que otra persona lo confirme.',
    advance: 'Anticipo, como máximo',
    rest: 'Queda para su liquidación',
    total: 'Valor del servicio',
    premium: 'Seguro con IVA',
    issueCost: 'Costo de la póliza',
    refund: 'Se devuelve del seguro',
    fee: 'Cobro por cancelar (5 %)',
    carrierPart: 'Recibe el transportador',
    platformPart: 'Queda a Arriero',
    captureWaits: (days: string) => `Un pago autorizado y sin capturar espera ${days} sin avisar.`,
    restsOf: (hours: string, times: string) =>
      `En un viaje de ${hours} al volante, el conductor descansa ${times}.`,
    times: (count: number) => (count === 1 ? 'una vez' : `${count} veces`),
    restMoves: (hours: string) => `Cada descanso lleva la llegada ${hours} más allá.`,
    leftWay: (distance: string) =>
      `Se avisa una vez cuando el vehículo lleva tres minutos a más de ${distance} de su ruta.`,
    captureTold: 'Después aparece en la conciliación hasta que la pasarela lo capture o lo anule.',
  },
} as const
