export const driverTexts = {
  product: (house: string) => `${house} conductor`,
  skip: 'Saltar al contenido',
  live: { live: 'En vivo', connecting: 'Conectando', off: 'Sin conexión' },
  noNetwork: 'Sin señal de internet',
  keepReporting: 'Puede seguir reportando: se guarda en el teléfono.',
  // The hour ends with its own point: `p. m.`
  dataOf: (asOf: string) => `Datos ${asOf}`,
  away: 'Estos son sus datos de la última vez que hubo señal.',
  resumeFailed: 'No pudimos recuperar su sesión',
  elsewhere: 'Lo llevamos al portal…',
  lostTitle: 'Has perdido tu ruta',
  lostText: 'Lo que buscaba no se encontró.',
  map: 'Ver mapa',
  takenTitle: 'Este viaje ya no es suyo',
  takenText: 'Quedó a cargo de otro conductor o se cerró. Lo que usted reportó está guardado.',
  goTrips: 'Ver mis viajes',
  done: 'Hecho',
  notice: 'Aviso',
} as const

export const loginTexts = {
  title: 'Entre a su cuenta',
  help: 'Con su correo y su contraseña.',
  register: 'Crear una cuenta de conductor',
} as const

export const accountTexts = {
  open: 'Su cuenta',
  title: 'Su cuenta',
  drivesFor: (enterprise: string) => `Conduce para ${enterprise}`,
  appearance: 'Apariencia',
  colors: { system: 'Como el teléfono', light: 'Clara', dark: 'Oscura' },
  location: 'Ubicación en los viajes',
  // The hour ends with its own point: `p. m.`
  granted: (when: string) => `Permitida desde el ${when}`,
  declined: (when: string) => `Rechazada el ${when}`,
  unasked: 'Se le preguntará al reportar su primer paso.',
  toSend: 'Se envía cuando haya señal.',
  unread: 'Todavía no sabemos si dio su permiso: falta conexión.',
  allow: 'Compartir mi ubicación',
  stop: 'Dejar de compartir',
  logout: 'Cerrar sesión',
} as const

/** Whoever changes what is agreed to here gives it a new `consentVersions.location`: everybody is asked again. */
export const consentTexts = {
  title: 'Compartir su ubicación',
  intro: 'Para que sepan dónde va la carga, Arriero envía la ubicación de este teléfono:',
  points: [
    'Solo durante un viaje: desde que sale hacia el cargue hasta que finaliza la entrega.',
    'La ven su empresa y el equipo de Arriero; el cliente, desde que usted llega al cargue.',
    'Funciona con esta pantalla abierta. Arriba verá siempre si se está compartiendo.',
    'Se guarda 90 días. Puede dejar de compartir cuando quiera en «Su cuenta».',
  ],
  next: 'Enseguida el teléfono le pedirá permiso.',
  allow: 'Permitir',
  decline: 'Continuar sin ubicación',
  notKept: 'No se guardó su respuesta',
} as const

export const sharingTexts = {
  sharing: 'Compartiendo ubicación',
  searching: 'Buscando su ubicación',
  held: 'Guardamos su recorrido: se envía en cuanto se pueda',
  blocked: 'El teléfono no da permiso de ubicación. Actívelo en los ajustes del navegador.',
  lastSent: (when: string) => `enviada ${when}`,
  waiting: (count: number) => (count === 1 ? '1 punto por enviar' : `${count} puntos por enviar`),
  notShared: 'No comparte su ubicación',
  share: 'Compartir',
} as const

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`

export type WaitingCounts = { reports: number; points: number; answers: number; messages: number }

const listed = (parts: readonly string[]): string =>
  parts.length < 2 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')} y ${parts.at(-1)}`

const begun = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`

/** What waits in the phone: `3 reportes y 120 posiciones`. Of answers only the last one counts for him. */
const waitingParts = ({ reports, points, answers, messages }: WaitingCounts): string =>
  listed([
    ...(reports > 0 ? [counted(reports, 'reporte', 'reportes')] : []),
    ...(points > 0 ? [counted(points, 'posición', 'posiciones')] : []),
    ...(messages > 0 ? [counted(messages, 'mensaje', 'mensajes')] : []),
    ...(answers > 0 ? ['su respuesta sobre la ubicación'] : []),
  ])

const isOne = ({ reports, points, answers, messages }: WaitingCounts) =>
  reports + points + messages + Math.min(1, answers) === 1

export const waitingTexts = {
  stuck: (waiting: WaitingCounts) =>
    `${begun(waitingParts(waiting))} ${isOne(waiting) ? 'espera' : 'esperan'} señal`,
  sending: (waiting: WaitingCounts) => `Enviando ${waitingParts(waiting)}`,
  refused: (count: number) => `${counted(count, 'reporte', 'reportes')} por revisar`,
  see: 'Ver',
  onLeaving: (waiting: WaitingCounts) =>
    isOne(waiting)
      ? `Queda en este teléfono ${waitingParts(waiting)}: se envía cuando vuelva a entrar.`
      : `Quedan en este teléfono ${waitingParts(waiting)}: se envían cuando vuelva a entrar.`,
} as const

export const updateTexts = {
  ready: 'Hay una versión nueva de Arriero.',
  take: 'Actualizar',
} as const

export const tripsTexts = {
  title: 'Mis viajes',
  groups: { now: 'En curso', next: 'Próximos', past: 'Anteriores' },
  emptyTitle: 'Aún no tiene viajes',
  emptyText: 'Cuando le asignen un servicio aparecerá aquí, con la hora y el lugar de cargue.',
  emptyOwnText: 'Mire las cargas que esperan transportador: tome una u oferte su valor.',
  seeLoads: 'Ver cargas',
  noneOpen: 'No tiene viajes pendientes.',
  appointment: 'Cita de cargue',
  from: 'Origen',
  to: 'Destino',
  cargo: 'Carga',
  newTrip: 'Tiene un nuevo viaje asignado.',
  cancelled: 'Servicio cancelado',
  withdrawn: 'Este viaje ya no es suyo: lo lleva otro conductor.',
} as const

/** Words that guide a driver through his first trip. */
export const guideTexts = {
  share: {
    title: 'Diga si comparte su ubicación',
    text: 'Toque arriba «Su cuenta». Solo se envía durante un viaje.',
  },
  report: {
    title: 'Reporte su primer paso',
    text: 'Abra el viaje y toque el botón grande cuando salga hacia el cargue o llegue.',
  },
  deliver: {
    title: 'Entregue con fotos',
    text: 'Al llegar, tome las fotos de la entrega y finalice el viaje.',
  },
} as const

export const tripTexts = {
  back: 'Mis viajes',
  title: (code: string) => `Viaje ${code}`,
  appointment: (when: string) => `Cita: ${when}`,
  plannedEnd: (when: string) => `Fin previsto: ${when}`,
  waiting: {
    assignment: {
      title: 'Falta el vehículo',
      text: 'Podrá reportar el viaje cuando el servicio tenga conductor y vehículo asignados.',
    },
    payment: {
      title: 'Esperando el pago',
      text: 'Le avisamos aquí cuando el cliente pague. Todavía no salga.',
    },
  },
  over: {
    finished: { title: 'Entrega finalizada', text: 'Gracias. Ya no se comparte su ubicación en este viaje.' },
    cancelled: { title: 'Servicio cancelado', text: 'No continúe este viaje.' },
  },
  cancelReason: 'Motivo',
  sendsIn: (act: string, seconds: number) => `«${act}» se envía en ${seconds} s`,
  undo: 'Deshacer',
  sendNow: 'Enviar ya',
  sending: 'Enviando…',
  notKept: 'No se guardó su reporte',
  phoneFull: 'El teléfono no dejó guardarlo. Libere espacio y reintente.',
  refused: 'No se pudo registrar',
  refusedReport: (act: string, when: string) => `Su reporte: «${act}», ${when}.`,
  evidence: 'Lo que usted reportó quedó guardado como evidencia.',
  understood: 'Entendido',
  goBack: 'Volver',
  keptTime: (when: string) => `Guardamos la hora: ${when}.`,
  retry: 'Reintentar',
  drop: 'Descartar',
  recorded: (done: string, when: string) => `${done}: ${when}`,
  kept: (done: string) => `${done}: guardado en el teléfono. Se envía cuando haya señal.`,
  toSend: 'por enviar',
  documentToSend: 'Documento de soporte por enviar',
  unverified: 'hora sin verificar',
  byEnterprise: 'reportado por la empresa',
  reportsTitle: 'Reportes',
  noReports: 'Todavía no ha reportado nada en este viaje.',
  seeDocument: 'Ver documento de soporte',
  deliveryPhotos: 'Fotos de la entrega',
  deliveryPhoto: (number: number) => `Foto de la entrega ${number}`,
  client: 'Cliente',
  noPhone: 'Sin teléfono registrado',
  call: 'Llamar',
  pickUp: 'Cargue',
  delivery: 'Entrega',
  cargoTitle: 'La carga',
  facts: {
    code: 'Código',
    cargo: 'Tipo',
    weight: 'Peso',
    volume: 'Volumen',
    pieces: 'Piezas',
    high: 'Alto',
    width: 'Ancho',
    depth: 'Profundidad',
    description: 'Descripción',
    plate: 'Vehículo',
    trailer: 'Remolque',
    distance: 'Distancia',
  },
  cargoPhoto: (number: number) => `Foto de la carga ${number}`,
  mapLabel: 'Ruta del viaje',
} as const

/** What the truck's own standing asks. */
export const arrivalTexts = {
  inPosition: {
    question: (when: string) => `¿Llegó al cargue a las ${when}?`,
    confirm: 'Sí, llegué al cargue',
    strip: '¿Ya llegó al cargue?',
  },
  inFinish: {
    question: (when: string) => `¿Llegó al destino a las ${when}?`,
    confirm: 'Sí, llegué al destino',
    strip: '¿Ya llegó al destino?',
  },
  help: 'Su ubicación muestra que se detuvo en este lugar.',
  deny: 'Todavía no',
  answer: 'Responder',
} as const

export const documentTexts = {
  question: 'Tome una foto del documento de soporte',
  help: 'Remesa, manifiesto o guía firmada, completa y legible.',
  take: 'Tomar foto',
  pick: 'Elegir foto o PDF',
  submit: 'Subir documento',
  done: 'Documento subido exitosamente',
  kept: 'Documento guardado en el teléfono. Se envía cuando haya señal.',
} as const

export const finishTexts = {
  photos: 'Fotos de la entrega',
  photosHelp: 'De 1 a 5: la carga entregada y la guía firmada.',
  take: 'Tomar foto',
  code: 'Código de entrega',
  codeHelp: 'Los 4 dígitos que tiene quien recibe.',
  reason: '¿Se agotaron los intentos del código?',
  reasonHelp: 'Escriba quién recibió la carga y por qué no hay código.',
} as const
