/** The templates of WhatsApp as they are registered with Meta: one a topic, and the code by which a number is confirmed. Decision 0020. */
import { notificationTopics, type NotificationTopic } from '@arriero/domain/notifications/notification-topics'

export type WhatsappTemplate = {
  name: string
  category: 'UTILITY' | 'AUTHENTICATION'
  /** With `{{1}}`, `{{2}}` where its parameters stand; of a code Meta writes it itself. */
  body: string
  footer: string
  button: string
}

/** What a message of a topic begins with; Meta wants to read what it is about before it reads a parameter. */
const openings: Record<NotificationTopic, string> = {
  lanes: 'Hay cargas en una de sus rutas guardadas:',
  offers: 'Hay una novedad en las ofertas de su servicio:',
  services: 'Hay un cambio en su servicio:',
  trips: 'Hay una novedad del viaje:',
  messages: 'Hay un mensaje en la conversación de su servicio:',
  payments: 'Hay una novedad sobre un pago de su servicio:',
  income: 'Hay una novedad sobre el dinero que usted recibe:',
  standby: 'Hay una novedad sobre la espera del vehículo:',
  insurance: 'Hay una novedad sobre el seguro de su carga:',
  papers: 'Hay una novedad sobre sus documentos o vehículos:',
  desk: 'Llegó una solicitud a su equipo:',
  treasury: 'Contabilidad tiene un pendiente:',
  requests: 'Hay una respuesta a su solicitud:',
  integrations: 'Hay una novedad sobre sus integraciones:',
  account: 'Hay una novedad sobre su cuenta:',
}

const closing = 'Es un mensaje automático que usted activó en su cuenta.'
export const farewellHint = 'Responda BAJA para no recibir más.'

export const topicTemplate = (topic: NotificationTopic): WhatsappTemplate => ({
  name: `aviso_${topic}`,
  category: 'UTILITY',
  body: `${openings[topic]}\n*{{1}}*\n{{2}}\n${closing}`,
  footer: farewellHint,
  button: 'Ver en la plataforma',
})

export const codeTemplate: WhatsappTemplate = {
  name: 'codigo_whatsapp',
  category: 'AUTHENTICATION',
  body: '*{{1}}* es tu código de verificación. Por tu seguridad, no lo compartas.',
  footer: 'Este código caduca en 10 minutos.',
  button: 'Copiar código',
}

export const whatsappTemplates: readonly WhatsappTemplate[] = [
  codeTemplate,
  ...notificationTopics.map(topicTemplate),
]

/** The template's text with its parameters filled in. */
export const filledBody = ({ body }: WhatsappTemplate, parameters: readonly string[]): string =>
  body.replaceAll(/\{\{(\d)\}\}/g, (_whole, nth: string) => parameters[Number(nth) - 1] ?? '')
