export const cancellationsTexts = {
  title: 'Cancelar el servicio',
  charged: (amount: string) => `Se cobrará ${amount} por cancelar: 5 % más IVA`,
  wasFree: (until: string) => `Era gratis hasta el ${until}`,
  free: 'Cancelar ahora no tiene costo.',
  freeUntil: (until: string) => `Puede cancelar gratis hasta el ${until}`,
  insuranceKept: (amount: string) => `Del seguro no se devuelven ${amount}.`,
  refund: (amount: string) => `Se le devolverán ${amount}.`,
  nothingPaid: 'Usted no ha pagado este servicio: no hay nada por devolver.',
  reason: 'Motivo',
  reasonHelp: 'Lo leerá el transportador, si ya lo hay.',
  act: 'Cancelar el servicio',
  actCharged: (amount: string) => `Cancelar y pagar ${amount}`,
  done: 'Servicio cancelado',
  effect: 'El servicio no se podrá recuperar.',
} as const

export const closeTexts = {
  as: 'Cómo se cierra',
  finished: 'Finalizado',
  finishedHelp: 'El servicio se hizo: se debe al transportador lo acordado y no se cobra nada más.',
  cancelled: 'Cancelado',
  cancelledHelp: 'El servicio no se terminó: se retiene el cobro con su IVA y se devuelve el resto.',
  undriven:
    'Nadie fue nombrado para hacer este servicio: se cancela sin cobro, se le devuelve todo al cliente y él puede publicarlo de nuevo con otra fecha. Si ya estaba pagado y el transportador tuvo al menos una hora para nombrar a alguien, cuenta en su perfil como servicio devuelto.',
  fee: 'Cobro antes de IVA',
  feeHelp: 'Deje $0 para devolverlo todo.',
  reason: 'Motivo',
  reasonHelp: 'Lo leerán el cliente y el transportador.',
  passwordHelp: 'Se pide otra vez porque el cierre mueve dinero y no se puede deshacer.',
  statement: 'Cómo queda el dinero de este cierre',
  received: 'Recibido del cliente',
  feeLine: 'Cobro por el cierre',
  vat: 'IVA del cobro',
  insurance: 'Seguro: ya cubre este servicio',
  refund: 'Se devuelve al cliente',
  nothingReceived: 'De este servicio no ha entrado dinero: no hay nada que retener ni devolver.',
  actFinished: 'Cerrar como finalizado',
  actCancelled: 'Cerrar como cancelado',
  actCharged: (amount: string) => `Cerrar y cobrar ${amount}`,
  done: 'El servicio se ha actualizado correctamente',
} as const

export const releaseTexts = {
  effect:
    'El servicio se cancela y deja de ser suyo. El cliente no paga nada: si ya pagó, se le devuelve todo.',
  counted: 'La devolución queda contada en su perfil y no se puede deshacer.',
  reason: 'Motivo',
  reasonHelp: 'Lo leerá el cliente.',
  act: 'Devolver el servicio',
  done: 'Servicio cancelado',
} as const
