import type {
  KeptBecause,
  NotificationChannel,
  NotificationTopic,
} from '@arriero/domain/notifications/notification-topics'

const topics: Record<NotificationTopic, { title: string; help: string }> = {
  lanes: { title: 'Rutas guardadas', help: 'Cargas nuevas en las rutas que usted guardó.' },
  offers: { title: 'Ofertas', help: 'Ofertas nuevas, contraofertas, aceptadas, vencidas.' },
  services: {
    title: 'Cambios en sus servicios',
    help: 'Conductor asignado, cancelado, devuelto, calificado.',
  },
  trips: { title: 'Viaje', help: 'Llegadas, salida, entrega, viajes que le dan o le quitan.' },
  messages: { title: 'Mensajes', help: 'Lo que le escriben en la conversación de un servicio.' },
  payments: { title: 'Pagos de servicios', help: 'Pago pendiente, recibido o fallido.' },
  income: { title: 'Dinero que recibe', help: 'Pagos a su cuenta, anticipos y devoluciones.' },
  standby: { title: 'Esperas del vehículo', help: 'Cobros por esperar en el cargue o el descargue.' },
  insurance: { title: 'Seguro de la carga', help: 'Póliza emitida o que no se pudo emitir.' },
  papers: { title: 'Documentos y vehículos', help: 'Vencimientos, validaciones y rechazos.' },
  desk: { title: 'PQR por responder', help: 'Solicitudes que llegan a su equipo.' },
  treasury: {
    title: 'Tesorería',
    help: 'Anticipos pedidos, segundas confirmaciones, pagos perdidos, seguros sin póliza.',
  },
  requests: { title: 'Respuestas a sus PQR', help: 'Lo que respondemos a sus solicitudes y reclamos.' },
  integrations: { title: 'Integraciones', help: 'Webhooks que se detienen.' },
  account: { title: 'Cuenta y seguridad', help: 'Aprobación, contraseña, cuenta de pago, accesos.' },
}

const channels: Record<NotificationChannel, string> = {
  mail: 'Correo',
  push: 'Celular o navegador',
  whatsapp: 'WhatsApp',
}

/** The channels as they are named inside a sentence. */
const ways: Record<NotificationChannel, string> = {
  mail: 'correo',
  push: 'celular o navegador',
  whatsapp: 'WhatsApp',
}

const because: Record<KeptBecause, string> = {
  money: 'Siempre: tiene plazo para pagar o responder',
  legal: 'Siempre: la ley pide responderle por escrito',
  security: 'Siempre: protege su cuenta',
}

/** Where the rest of the topic is chosen: which letters come all the same. */
const always: Partial<Record<NotificationTopic, string>> = {
  payments: 'El recordatorio de un pago pendiente llega siempre.',
  standby: 'El aviso de un cobro por espera llega siempre.',
}

export const choicesTexts = {
  title: 'Preferencias de avisos',
  help: 'Elija por dónde se entera de cada tema. En la campana queda todo.',
  link: 'Elegir qué avisos recibo',
  back: 'Avisos',
  caption: 'Avisos por tema y canal',
  topic: 'Tema',
  topics,
  channels,
  ways,
  because,
  always,
  main: 'Lo importante',
  none: 'No aplica',
  cell: (topic: string, channel: string) => `${topic} por ${channel}`,
  on: (topic: string, channel: string) => `${topic}: llegará por ${channel}`,
  off: (topic: string, channel: string) => `${topic}: ya no llegará por ${channel}`,
  onlyAlways: (topic: string, channel: string) =>
    `${topic}: por ${channel} solo llegará lo que llega siempre`,
  mailTo: (email: string) => `Los correos llegan a ${email}.`,
  noMail: 'Su cuenta no tiene correo: pida al equipo que lo agregue.',
  whatsapp: {
    title: 'Avisos por WhatsApp',
    off: 'Reciba los avisos que elija en su celular, por WhatsApp. Empiezan solo cuando usted lo confirma y los detiene cuando quiera.',
    consent: (number: string) =>
      `Al confirmar el código autoriza a la plataforma a escribirle por WhatsApp al ${number} sobre los temas que elija abajo. Meta, dueña de WhatsApp, transporta esos mensajes. Puede retirarlo aquí o respondiendo BAJA.`,
    noMobile: 'El celular de su cuenta no recibe WhatsApp. Corríjalo en «Mi cuenta».',
    ask: (number: string) => `Enviar un código al ${number}`,
    again: 'Enviar otro código',
    asked: 'Le enviamos un código por WhatsApp. Vence en 10 minutos.',
    code: 'Código que le llegó por WhatsApp',
    confirm: 'Confirmar y activar',
    activated: 'Los avisos por WhatsApp quedaron activos',
    on: (number: string, since: string) => `Activos en el ${number} desde el ${since}`,
    end: 'Dejar de recibir por WhatsApp',
    ended: 'Ya no le escribiremos por WhatsApp',
    first: 'Actívelo arriba',
  },
} as const
