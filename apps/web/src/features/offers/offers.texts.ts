/** The carrier's side of the negotiation. The quoted sentences are the specification's. */
export const offersTexts = {
  how: 'Cómo quiere tomarlo',
  other: 'Ofertar otro valor',
  clientValue: 'Aceptar el valor del cliente',
  clientValueEarns: (amount: string) => `Usted gana ${amount} con el precio publicado.`,
  offered:
    'Se ha registrado la oferta, si el cliente acepta el valor éste servicio pasará a la pestaña mis servicios',
  taken: 'Ha tomado el servicio, dirijase a la pestaña mis servicios para asignar un conductor y un vehiculo',
  value: 'Valor que usted gana',
  valueHelp: 'La comisión de Arriero y el IVA se suman al valor que verá el cliente.',
  wouldEarn: (amount: string) => `Usted ganaría ${amount}, sin descuentos de Arriero.`,
  more: (amount: string) => `Son ${amount} más que con el valor del cliente.`,
  floor: (amount: string) => `Piso legal de este viaje (SICE-TAC): ${amount}.`,
  estimate: (cost: string, low: string, high: string) =>
    `Costo de referencia estimado: ${cost} (entre ${low} y ${high}). No es un piso legal.`,
  belowFloor: (amount: string) => `Está por debajo del piso legal de este viaje (SICE-TAC): ${amount}.`,
  less: (amount: string) => `Son ${amount} menos que con el valor del cliente.`,
  same: 'Es lo mismo que ganaría con el valor del cliente: puede aceptarlo ya.',
  description: 'Mensaje para el cliente',
  descriptionHelp: 'Qué incluye su valor: ayudantes, seguro, horario.',
  replaces: (amount: string) => `Esta oferta reemplaza la suya de ${amount}.`,
  roundsLeft: (count: number) =>
    count === 0
      ? 'Ya hizo las 5 propuestas que se permiten en este servicio.'
      : count === 1
        ? 'Le queda 1 propuesta.'
        : `Le quedan ${count} propuestas.`,
  offerAct: 'Enviar la oferta',
  offerActFor: (amount: string) => `Ofertar ${amount}`,
  take: {
    caption: 'Lo que usted gana',
    clientPrice: 'Precio que propuso el cliente, IVA incluido',
    earnings: 'Usted gana exactamente',
    note: 'Ya sin la comisión de Arriero ni el IVA.',
    act: (amount: string) => `Tomar por ${amount}`,
    confirmTitle: 'Tomar el servicio',
    confirm: (amount: string, from: string, to: string) =>
      `Usted gana ${amount} por llevar la carga de ${from} a ${to}. El servicio queda a su nombre y debe asignar conductor y vehículo.`,
    replaces: 'Su oferta se cierra.',
  },
  mine: {
    title: 'Su oferta',
    value: 'Usted ganaría',
    offeredValue: 'Usted había ofertado',
    state: 'Estado',
    expires: 'Vence',
    message: 'Su mensaje',
    waiting: 'Esperando al cliente',
    countered: 'El cliente propuso otro valor',
    counterTitle: 'El cliente propone otro valor',
    counterEarns: 'Con lo que propone, usted ganaría',
    counterSays: 'Mensaje del cliente',
    nothingSaid: 'Sin mensaje',
    accept: (amount: string) => `Aceptar por ${amount}`,
    acceptTitle: 'Aceptar el valor del cliente',
    acceptEffect: (amount: string) =>
      `Usted gana ${amount}. El servicio queda a su nombre y debe asignar conductor y vehículo.`,
    withdraw: 'Retirar la oferta',
    withdrawTitle: 'Retirar su oferta',
    withdrawEffect: (amount: string) =>
      `El cliente deja de ver su oferta de ${amount}. Mientras el servicio siga disponible puede ofertar de nuevo.`,
    withdrawn: 'Se retiró su oferta',
  },
  states: {
    open: 'Oferta enviada',
    countered: 'Responda al cliente',
    accepted: 'Oferta aceptada',
    declined: 'Oferta no elegida',
    withdrawn: 'Oferta retirada',
    replaced: 'Oferta reemplazada',
    expired: 'Oferta vencida',
  },
  noOffer: 'Sin oferta',
} as const
