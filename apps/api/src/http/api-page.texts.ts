/** The words around the endpoints on the API's page. */
export const apiPageTexts = {
  title: (brand: string) => `API de ${brand}`,
  intro:
    'Las formas completas están en <a href="/v1/openapi.json">OpenAPI 3.1</a>. Todo rechazo responde <code>{ error, code, requestId, fields? }</code>: la frase para la persona, el código para el programa. Se llama con <code>Authorization: Bearer</code> y la clave que entrega el ingreso; con <code>Idempotency-Key</code>, repetir una llamada que actúa responde lo mismo y no actúa dos veces.',
  scope: 'Clave de API con permiso',
  anyScope: 'Cualquier clave de API',
  systems: 'Integrar su sistema',
  keys: [
    'Una empresa transportadora o una empresa cliente crea sus claves en «Integraciones». La clave empieza por <code>arriero_</code>, se muestra una sola vez, tiene los permisos que usted elija y se puede terminar en cualquier momento. Se envía como la del ingreso.',
    'Sirve solo donde abajo dice «Clave de API con permiso»: nunca para ingresar, cambiar la cuenta ni crear otras claves. Cada clave puede hacer 300 llamadas por minuto; pasado el límite, la respuesta 429 dice en <code>Retry-After</code> cuántos segundos esperar.',
  ],
  keyExample: (publicUrl: string) => `curl ${publicUrl}/v1/order/detail/64f0c2a19b3e7d0012ab34cd \\
  -H "Authorization: Bearer arriero_…"`,
  webhooks: [
    'Un webhook recibe en su servidor, por <code>POST</code> y en JSON, los eventos que elija. La firma sigue <a href="https://www.standardwebhooks.com">Standard Webhooks</a>: cualquiera de sus bibliotecas la verifica con el secreto <code>whsec_…</code>.',
    'Responda 2xx en menos de 10 segundos. Si no, se intenta de nuevo a los 5 segundos, 1 minuto, 5 y 30 minutos, 2, 6 y 12 horas. Un evento puede llegar dos veces o en otro orden: guarde <code>webhook-id</code> y pregunte el estado actual con su clave. 410 detiene el webhook; tres días sin recibir nada, también. Solo se llama por https, a los puertos 443 u 8443; no se siguen redirecciones ni se llaman direcciones privadas.',
  ],
  webhookExample: `webhook-id: 64f0c2a19b3e7d0012ab34ce
webhook-timestamp: 1790000000
webhook-signature: v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=

{"type":"order.assigned","timestamp":"2026-11-22T13:00:00.000Z",
 "data":{"orderId":"64f0c2a19b3e7d0012ab34cd","code":"ab34cd","status":1,"statusOrder":"Asignado"}}

firma = base64( HMAC-SHA256( base64⁻¹(secreto sin "whsec_"), id + "." + timestamp + "." + cuerpo ) )`,
  access: 'Acceso',
  refuses: 'Rechaza con',
  answers: 'Responde',
  beside: 'Fuera de la tabla',
  codes: 'Códigos de rechazo',
  anybody: 'cualquiera, sin ingresar',
  gateway: 'la pasarela, con su firma',
  signature: 'quien tenga la dirección firmada',
  ticket: 'quien tenga un pase',
} as const

/** By the first part of the path; a part that has no word stands as it is. */
export const nounTexts: Readonly<Record<string, string>> = {
  accounting: 'Contabilidad',
  audit: 'Auditoría',
  auth: 'Ingreso',
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
  location: 'Posiciones',
  notification: 'Notificaciones',
  offer: 'Ofertas',
  order: 'Servicios',
  paper: 'Papeles',
  payment: 'Pagos',
  place: 'Lugares',
  pqr: 'PQR',
  registration: 'Registro',
  search: 'Búsqueda',
  session: 'Sesiones',
  setting: 'Ajustes',
  settlement: 'Liquidaciones',
  standby: 'Espera',
  table: 'Vistas de listas',
  tariff: 'Precio de referencia',
  tracking: 'Seguimiento público',
  typeload: 'Tipos de carga',
  typevehicle: 'Tipos de vehículo',
  upload: 'Archivos',
  user: 'Personas',
  vehicle: 'Vehículos',
}

/** The doors beside the table, by path. */
export const doorTexts: Readonly<Record<string, string>> = {
  '/v1/file/{id}':
    'Un archivo por la dirección firmada que dio una respuesta; la dirección vence en cinco minutos.',
  '/v1/logo': 'El logo de la casa, en PNG; una dirección con `v` muestra siempre la misma imagen.',
  '/v1/live':
    'Canal en vivo (socket.io) con un pase de un solo uso de POST /v1/auth/ticket en `auth.ticket`; se revisa el origen.',
  '/health': 'El proceso responde.',
  '/ready':
    'La base de datos, su esquema y las tareas están listos, hay espacio en el disco, el mundo de demostración está completo y el proceso no está terminando.',
}
