/** The words around the endpoints in the description of the API. Paragraphs are Markdown. */
export const apiTexts = {
  title: (brand: string) => `API de ${brand}`,
  intro: [
    'Todo rechazo responde `{ error, code, requestId, fields? }`: la frase para la persona, el código para el programa. Se llama con `Authorization: Bearer` y la clave que entrega el ingreso; con `Idempotency-Key`, repetir una llamada que actúa responde lo mismo y no actúa dos veces.',
    'Cada llamada se puede probar aquí, con una clave de API o, si ingresó en este navegador, con su sesión. **Lo que pruebe se hace de verdad.**',
  ],
  systems: '## Integrar su sistema',
  keys: [
    'Una empresa transportadora o una empresa cliente crea sus claves en «Integraciones». La clave empieza por `arriero_`, se muestra una sola vez, tiene los permisos que usted elija y se puede terminar en cualquier momento. Se envía como la del ingreso.',
    'Sirve solo donde abajo dice «Clave de API con permiso»: nunca para ingresar, cambiar la cuenta ni crear otras claves. Cada clave puede hacer 300 llamadas por minuto; pasado el límite, la respuesta 429 dice en `Retry-After` cuántos segundos esperar.',
    'Una respuesta puede traer campos nuevos, y un rechazo un código nuevo: su sistema pasa por alto los campos que no conoce y se guía por el estado HTTP cuando no conoce el código.',
  ],
  keyExample: (publicUrl: string) => `curl ${publicUrl}/v1/order/detail/64f0c2a19b3e7d0012ab34cd \\
  -H "Authorization: Bearer arriero_…"`,
  webhooks: [
    'Un webhook recibe en su servidor, por `POST` y en JSON, los eventos que elija. La firma sigue [Standard Webhooks](https://www.standardwebhooks.com): cualquiera de sus bibliotecas la verifica con el secreto `whsec_…`.',
    'Responda 2xx en menos de 10 segundos. Si no, se intenta de nuevo a los 5 segundos, 1 minuto, 5 y 30 minutos, 2, 6 y 12 horas. Un evento puede llegar dos veces o en otro orden: guarde `webhook-id` y pregunte el estado actual con su clave. 410 detiene el webhook; tres días sin recibir nada, también. Solo se llama por https, a los puertos 443 u 8443; no se siguen redirecciones ni se llaman direcciones privadas.',
  ],
  webhookExample: `webhook-id: 64f0c2a19b3e7d0012ab34ce
webhook-timestamp: 1790000000
webhook-signature: v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=

{"type":"order.assigned","timestamp":"2026-11-22T13:00:00.000Z",
 "data":{"orderId":"64f0c2a19b3e7d0012ab34cd","code":"ab34cd","status":1,"statusOrder":"Asignado"}}

firma = base64( HMAC-SHA256( base64⁻¹(secreto sin "whsec_"), id + "." + timestamp + "." + cuerpo ) )`,
  access: 'Acceso',
  scope: 'Clave de API con permiso',
  anyScope: 'Cualquier clave de API',
  anybody: 'cualquiera, sin ingresar',
  gateway: 'la pasarela, con su firma',
  signature: 'quien tenga la dirección firmada',
  ticket: 'quien tenga un pase',
  answered: 'Lo que responde',
  bearer: 'La clave que entrega el ingreso, o una clave de API (`arriero_…`).',
  repeatKey: 'Una clave nueva por acto (UUID). Repetir la llamada con la misma no actúa dos veces.',
  refusal: 'Rechazo',
  refusalCode: 'Código de rechazo',
  noScript: 'Esta página necesita JavaScript. La descripción completa está en',
} as const

/** What the page of the API says of a list's query parameters. */
export const listTexts = {
  sorted: (columns: string) => `Por lo que se ordena; con \`-\` delante, de mayor a menor. ${columns}`,
  search: (what: string) => `Busca por ${what}.`,
  from: (what: string) => `${what}: desde este día.`,
  to: (what: string) => `${what}: hasta este día.`,
} as const

/** By the first part of the path; a part that has no word stands as it is. */
export const nounTexts: Readonly<Record<string, string>> = {
  accounting: 'Contabilidad',
  audit: 'Auditoría',
  auth: 'Ingreso',
  beside: 'Fuera de la tabla',
  bodywork: 'Carrocerías',
  brand: 'Marcas',
  calification: 'Calificaciones',
  cancellation: 'Cancelaciones',
  dashboard: 'Tablero',
  document: 'Documentos legales',
  enterprise: 'Conductores de empresas',
  export: 'Exportaciones',
  fleet: 'Flota',
  increase: 'Porcentajes',
  integration: 'Integraciones',
  invitation: 'Invitaciones',
  lane: 'Historia de una ruta',
  location: 'Posiciones',
  inbox: 'Bandeja del equipo',
  margin: 'Márgenes',
  notification: 'Notificaciones',
  offer: 'Ofertas',
  order: 'Servicios',
  paper: 'Papeles',
  payment: 'Pagos',
  refund: 'Devoluciones',
  place: 'Lugares',
  message: 'Mensajes de un servicio',
  note: 'Notas internas de un servicio o una PQR',
  pqr: 'PQR',
  registration: 'Registro',
  search: 'Búsqueda',
  session: 'Sesiones',
  setting: 'Ajustes',
  settlement: 'Liquidaciones',
  signal: 'Señales de fraude',
  standby: 'Espera',
  table: 'Vistas de listas',
  tariff: 'Precio de referencia',
  tolls: 'Peajes',
  tracking: 'Seguimiento público',
  typeload: 'Tipos de carga',
  typevehicle: 'Tipos de vehículo',
  upload: 'Archivos',
  user: 'Personas',
  vehicle: 'Vehículos',
}

/** The doors beside the table, by path: what each is for. */
export const doorTexts: Readonly<Record<string, string>> = {
  '/v1/file/{id}':
    'Un archivo por la dirección firmada que dio una respuesta; la dirección vence en cinco minutos. Con `Range` llega una parte (206), con `If-None-Match` nada si ya se tiene (304).',
  '/v1/logo': 'El logo de la casa, en PNG; una dirección con `v` muestra siempre la misma imagen.',
  '/v1/live':
    'Canal en vivo (socket.io) con un pase de un solo uso de POST /v1/auth/ticket en `auth.ticket`; se revisa el origen.',
  '/health': 'El proceso responde `{ ok: true }`; con 404, que está por terminar.',
  '/ready':
    'La base de datos, su esquema y las tareas están listos, hay espacio en el disco, el mundo de demostración está completo y el proceso no está terminando. Responde `{ ok: true }`.',
}

/** What the library says in English whatever language it is asked for, as it stands in its program. */
export const libraryWords: Readonly<Record<string, string>> = {
  'Request Example for': 'Ejemplo de la llamada',
  'Code sample': 'Ejemplo de código',
  'Copy code': 'Copiar el código',
  'Copy ${i.value} code': 'Copiar el código',
  Copy: 'Copiar',
  Copied: 'Copiado',
  'Copied to the clipboard': 'Copiado',
  'Failed to copy to clipboard': 'No se pudo copiar',
  'Open Group': 'Abrir grupo',
  'Close Group': 'Cerrar grupo',
  'HTTP Method': 'Método HTTP',
  'Wrap lines': 'Ajustar las líneas',
  'Disable line wrap': 'No ajustar las líneas',
  Notifications: 'Mensajes',
  'An error occurred while building the request': 'No se pudo armar la llamada',
  'An error occurred while making the request': 'No se pudo hacer la llamada',
  'An unknown error has occurred.': 'Ocurrió un error inesperado.',
  'There is an invalid header present, please double check your params.':
    'Hay un encabezado que no es válido: revise los parámetros.',
  'The request has been cancelled': 'La llamada se canceló',
}
