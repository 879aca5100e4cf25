/** What a driver who is his own carrier reads. */
export const navTexts = {
  label: 'Secciones',
  trips: 'Viajes',
  near: 'Cargas',
  earnings: 'Ganancias',
  vehicles: 'Vehículos',
} as const

export const nearTexts = {
  title: 'Cargas para usted',
  ways: { any: 'Cerca de mí', home: 'De regreso', offered: 'Mis ofertas' },
  waysLabel: 'Qué cargas ver',
  from: {
    phone: 'Distancias desde donde está su teléfono.',
    lastPosition: 'Distancias desde su última posición en un viaje.',
    baseTown: 'Distancias desde su ciudad base.',
    none: 'No sabemos dónde está: no hay distancias.',
  },
  homeTo: (town: string) => `Servicios que terminan hacia ${town}.`,
  order: 'Primero las más cercanas y próximas, para sus vehículos y de clientes bien calificados.',
  noBase: 'No tiene ciudad base registrada: no podemos buscar cargas de regreso.',
  approach: (distance: string) => `a ${distance} de usted`,
  home: (distance: string) => `termina a ${distance} de su base`,
  empty: {
    any: {
      title: 'No hay cargas disponibles',
      text: 'Vuelva en un rato: aparecen apenas un cliente las publica.',
    },
    home: { title: 'No hay cargas de regreso', text: 'Mire también las que están cerca de usted.' },
    offered: {
      title: 'No tiene ofertas abiertas',
      text: 'Cuando oferte un valor, aquí verá la respuesta del cliente.',
    },
  },
  reload: 'Actualizar',
  lanes: 'Avisarme de cargas en mis rutas',
  earns: 'Usted gana',
  noPrice: 'El cliente espera su oferta',
  unfit: 'No es para sus vehículos',
  tooHeavy: 'Pesa más de lo que llevan sus vehículos',
  busy: 'Está marcado como ocupado.',
  available: 'Disponible',
  unavailable: 'Ocupado',
  availableFor: {
    market: { title: 'Recibo cargas', help: 'Los clientes y Arriero ven si está disponible.' },
    enterprise: { title: 'Estoy disponible', help: 'Su empresa ve que puede asignarle viajes.' },
  },
} as const

export const lanesScreenTexts = {
  help: 'Le avisamos una vez de cada carga nueva que esté en una de ellas y que usted pueda llevar.',
  emptyTitle: 'No tiene rutas guardadas',
  emptyText: 'Guarde por dónde trabaja y le avisamos apenas salga una carga.',
  anywhere: 'cualquier lugar',
  from: (place: string) => `Desde ${place}`,
  to: (place: string) => `Hacia ${place}`,
  perKm: (amount: string) => `Desde ${amount} por kilómetro cargado`,
  weight: (kilos: string) => `Hasta ${kilos} kg`,
  loads: (count: number) =>
    count === 0
      ? 'Sin cargas en los últimos 30 días'
      : `${count === 1 ? '1 carga' : `${count} cargas`} en los últimos 30 días`,
  pause: 'Pausar',
  resume: 'Reanudar',
  change: 'Cambiar',
  gone: 'Esta ruta ya no está',
  goneHelp: 'La eliminó, o no es suya.',
} as const

export const serviceTexts = {
  back: 'Cargas',
  title: (code: string) => `Carga ${code}`,
  question: '¿Lleva esta carga?',
  pickUp: 'Cargue',
  delivery: 'Entrega',
  vehicle: 'Vehículo que piden',
  cargo: 'Carga',
  weight: 'Peso',
  measures: 'Alto × ancho',
  distance: 'Recorrido',
  description: 'Descripción',
  clientPrice: 'Precio del cliente, IVA incluido',
  floor: 'Piso legal (SICE-TAC)',
  take: (amount: string) => `Tomar por ${amount}`,
  takeSure: '¿Tomar este servicio?',
  takeEffect: (amount: string) =>
    `Usted gana ${amount}. El servicio queda a su nombre y debe asignarse con un vehículo.`,
  other: 'Ofertar otro valor',
  otherAgain: 'Cambiar mi oferta',
  taken: 'Ha tomado el servicio. Asígnese con uno de sus vehículos.',
  gone: 'Este servicio ya no está disponible.',
  cancel: 'Volver',
  offerQuestion: '¿Por cuánto lo lleva?',
  valueHelp: 'Lo que usted gana. La comisión de Arriero y el IVA se suman al valor que verá el cliente.',
  sent: 'Se registró su oferta. Le avisamos cuando el cliente responda.',
  clientSaid: 'El cliente propone otro valor',
  youWouldEarn: 'Usted ganaría',
  yourOffer: 'Su oferta',
  expires: (when: string) => `Vence ${when}`,
} as const

export const assignTexts = {
  question: '¿Con qué vehículo va?',
  needs: (type: string, weight: string) => `Piden ${type}, ${weight}.`,
  act: 'Asignarme',
  done: 'Quedó asignado. Le avisamos cuando pueda salir.',
  none: 'No tiene vehículos activos. Registre uno y espere su validación.',
  larger: '¿Ir con un vehículo más grande?',
  largerEffect: 'Es de un tipo mayor al pedido. El cliente lo sabrá.',
  goOn: 'Sí, ir con este',
  change: 'Cambiar de vehículo',
  changed: 'Quedó asignado con el otro vehículo.',
  noOther: 'No tiene otro vehículo registrado.',
  reason: 'Motivo del cambio',
} as const

export const earningsTexts = {
  title: 'Mis ganancias',
  help: 'Lo que recibe por sus servicios, después de retenciones y anticipos.',
  paper: 'Liquidación del mes en PDF',
  detail: 'Ganancia',
  back: 'Mis ganancias',
  service: 'Ver el viaje',
  reference: 'Referencia del pago',
  gone: 'Esta ganancia no existe o no es suya.',
  month: (amount: string) => `Total: ${amount}`,
  sums: 'Lo que suma',
  span: 'Periodo',
  everything: 'Todo',
  net: 'Neto',
  received: 'Recibido',
  toCome: 'Por recibir',
  services: (count: string) => (count === '1' ? '1 servicio' : `${count} servicios`),
  emptyTitle: 'Aún no tiene servicios terminados',
  emptyText: 'Cuando finalice una entrega, aquí verá lo que ganó.',
  months: ['Ene', 'Feb', 'Mar', 'Abr', 'May', 'Jun', 'Jul', 'Ago', 'Sep', 'Oct', 'Nov', 'Dic'],
} as const

export const vehiclesTexts = {
  title: 'Mis vehículos',
  add: 'Registrar un vehículo',
  emptyTitle: 'No tiene vehículos',
  emptyText: 'Registre el primero con fotos, SOAT, tarjeta de propiedad y tecnicomecánica.',
  active: 'Activo',
  inactive: 'En validación',
  papers: 'Papeles',
  noPhoto: 'Sin foto',
  photo: (number: number) => `Foto del vehículo ${number}`,
  back: 'Mis vehículos',
  facts: {
    type: 'Tipo',
    body: 'Carrocería',
    capacity: 'Capacidad',
    brand: 'Marca y modelo',
    trailer: 'Remolque',
    cargo: 'Puede llevar',
  },
  missing: 'Falta',
  notBrought: 'Sin subir',
  bring: 'Subir',
  bringOf: (paper: string) => `Subir ${paper}`,
  askCargo: 'Pedir otro tipo de carga',
  askCargoHelp: 'Suba los papeles del tipo que quiere llevar. Arriero los valida y concede el permiso.',
  renew: 'Renovar',
  renewOf: (paper: string) => `Renovar ${paper}`,
  waiting: 'Una versión nueva espera la validación.',
  turnedDown: (reason: string) => `No aceptamos la nueva versión: ${reason}`,
  refused: (reason: string) => `No lo aceptamos: ${reason}`,
  sent: 'Se envió a validación.',
  send: 'Enviar a validación',
  cancel: 'Cancelar',
} as const

export const newVehicleScreenTexts = {
  title: 'Registrar un vehículo',
  step: (number: number, of: number) => `Paso ${number} de ${of}`,
  next: 'Siguiente',
  back: 'Anterior',
} as const

export const papersTexts = {
  title: 'Mis papeles',
  help: 'Renuévelos antes de que venzan: sin papeles vigentes no puede tomar servicios.',
  list: 'Sus papeles',
} as const

export const pictureTexts = {
  take: 'Tomar foto',
  pick: 'Elegir del teléfono',
  pickFile: 'Elegir foto o PDF',
  remove: (number: number) => `Quitar la foto ${number}`,
  photo: (number: number) => `Foto ${number}`,
} as const

export const carrierTexts = {
  title: 'Su servicio',
} as const
