/** The words around the endpoints on the API's page. */
export const apiPageTexts = {
  title: 'API de Arriero',
  intro:
    'Las formas completas están en <a href="/v1/openapi.json">OpenAPI 3.1</a>. Todo rechazo responde <code>{ error, code, requestId, fields? }</code>: la frase para la persona, el código para el programa. Se llama con <code>Authorization: Bearer</code> y la clave que entrega el ingreso; con <code>Idempotency-Key</code>, repetir una llamada que actúa responde lo mismo y no actúa dos veces.',
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
  '/v1/live':
    'Canal en vivo (socket.io) con un pase de un solo uso de POST /v1/auth/ticket en `auth.ticket`; se revisa el origen.',
  '/health': 'El proceso responde.',
  '/ready': 'La base de datos, su esquema y las tareas están listos, y el proceso no está terminando.',
}
