import type { ArrivalCause } from '@arriero/domain/arrival/arrival'

export const trackingTexts = {
  progress: 'Avance del viaje',
  remaining: { origin: 'Falta hasta el cargue', destination: 'Falta hasta el destino' },
  eta: { origin: 'Llegada estimada al cargue', destination: 'Llegada estimada al destino' },
  promised: { origin: 'Hora del cargue', destination: 'Llegada prometida' },
  /** Why the arrival has just moved. */
  cause: {
    stop: 'La llegada cambió porque el vehículo está detenido.',
    rest: 'La llegada cuenta con el descanso del conductor.',
    signalBack: 'La llegada se volvió a calcular: el celular estuvo sin señal.',
    backOnRoute: 'La llegada se volvió a calcular: el vehículo regresó a la ruta.',
    newRoute: 'La llegada se volvió a calcular por la nueva ruta.',
  } satisfies Record<ArrivalCause, string>,
  late: {
    origin: (span: string) => `Llegaría al cargue ${span} después de la hora acordada`,
    destination: (span: string) => `Llegaría ${span} después de lo prometido`,
  },
  seen: 'Última posición',
  seenAt: (time: string, age: string) => `${time} (${age})`,
  never: 'El celular aún no ha reportado',
  arrival: { origin: 'El GPS lo muestra en el origen', destination: 'El GPS lo muestra en el destino' },
  since: (time: string) => `desde las ${time}`,
  offRoute: (distance: string, time: string) =>
    `Fuera de la ruta: a ${distance} de ella. La llegada es la que se calculó a las ${time}.`,
  silent: 'El celular del conductor no reporta. Llámelo: puede estar sin señal o sin batería.',
  link: {
    title: 'Enlace para el destinatario',
    help: 'Quien lo reciba ve el avance del viaje sin entrar a Arriero. No muestra valores ni teléfonos, y vence al terminar el servicio.',
    make: 'Crear enlace',
    again: 'Crear otro enlace',
    revoke: 'Quitar el enlace',
    active: (when: string) =>
      `Hay un enlace vigente desde el ${when}. Por seguridad solo se muestra al crearlo.`,
    once: 'Copie el enlace ahora: no se vuelve a mostrar. El anterior, si había, dejó de servir.',
    copied: 'Enlace de seguimiento',
    revoked: 'El enlace ya no muestra el viaje.',
  },
} as const
