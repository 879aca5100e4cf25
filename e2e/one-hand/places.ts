/**
 * What the menus do not lead to, by role: hidden screens, and what has an address below a screen. `:word` stands for one row, and
 * says which (`targets.ts`). `npm run check` names an address of the portal, the road or the public site that stands nowhere here.
 */
export type PortalRole =
  | 'administrator'
  | 'accountancy'
  | 'soport'
  | 'enterprise'
  | 'client'
  | 'cliententerprise'

const everybodys = ['/main/avisos/preferencias', '/main/mis-solicitudes/nueva']

const money = [
  '/main/bandeja/:waiting',
  '/main/contabilidad/pagos',
  '/main/contabilidad/pagos/anticipo',
  '/main/contabilidad/pagos/transportadores',
  '/main/contabilidad/pagos/liquidacion/:carrier',
  '/main/contabilidad/lotes',
  '/main/contabilidad/reembolsos',
  '/main/contabilidad/reclamos',
  '/main/contabilidad/retenciones',
  '/main/contabilidad/libro',
  '/main/contabilidad/libro/asientos',
  '/main/contabilidad/conciliacion',
  '/main/margenes/rutas',
  '/main/margenes/clientes',
  '/main/margenes/transportadores',
  '/main/margenes/semanas',
  '/main/margenes/servicios',
  '/main/margenes/ofertas',
  '/main/margenes/devueltos',
  '/main/cierres/cuentas',
  '/main/cierres/:month',
]

const profile = ['/main/detalle/:person', '/main/detalle/:person/editar', '/main/vehiculo/:plate']

/** Of who answers PQRs. */
const ofDesk = ['/main/pqrs/nueva', '/main/pqr/:pqr', '/main/pqr-correos', '/main/pqr-correos/:mail']

/** Of who asks for much. */
const ofCompanies = [
  '/main/mis-lugares/:savedPlace',
  '/main/plantillas/:orderTemplate',
  '/main/importar/:orderImport',
  '/main/recurrentes/:recurring',
]

const ofClients = [
  '/main/mis-lugares/nueva',
  '/main/recurrentes/nueva',
  '/main/cliente-servicios/:any/repetir',
  '/main/cliente-servicios/:any/plantilla',
  '/main/cliente-servicios/:any',
  '/main/cliente-servicios/:accept/ofertas',
  '/main/cliente-servicios/:insure/seguro',
  '/main/cliente-servicios/:running/mapa',
  '/main/cliente-servicios/:any/fotos',
  '/main/cliente-servicios/:moveDate/fecha',
  '/main/cliente-servicios/:cancel/cancelar',
  '/main/cliente-servicios/:rate/calificar',
  '/main/cliente-servicios/:finished/espera',
  '/main/cliente-servicios/:any/devolucion',
  '/main/cliente-servicios/:finished/reclamar',
  '/main/cliente-servicios/:running/mensajes',
  '/main/cliente-servicios/:pay/pagar',
  '/main/cliente-servicios/:pay/pagar/retorno',
  '/main/cliente-servicios/:finished/pagar/espera',
  '/main/cliente-servicios/:finished/pagar/espera/retorno',
]

export const portalPlaces: Readonly<Record<PortalRole, readonly string[]>> = {
  administrator: [
    ...everybodys,
    ...money,
    ...profile,
    '/main/revision/:toReview',
    '/main/detalle/:applicant/devolver',
    '/main/detalle/:colleague/dos-pasos',
    '/main/contabilidad/retenciones/vigencia',
    '/main/contabilidad/retenciones/tarifa',
    '/main/servicios/:any',
    '/main/servicios/:any/fotos',
    '/main/servicios/:running/mapa',
    '/main/servicios/:running/mensajes',
    '/main/servicios/:close/cerrar',
    '/main/servicios/:waive/exceptuar',
    '/main/servicios/pagos-perdidos',
    '/main/servicio/:any',
    '/main/servicio/:finished/dinero',
    '/main/servicio/:running/viaje',
    '/main/servicio/:any/papeles',
    '/main/servicio/:running/mensajes',
    '/main/servicio/:any/notas',
    '/main/servicio/:running/enviado',
    '/main/servicio/:any/historial',
    '/main/servicio/:close/cerrar',
    '/main/servicio/:waive/exceptuar',
    '/main/senales/:signal',
    '/main/usuarios/registrar',
    '/main/empresas/registrar',
    '/main/transportadores?tipo=empresa',
    '/main/duenodecarga?tipo=empresa',
    '/main/duenodecarga/registrar?tipo=empresa',
    '/main/documentacion/nueva',
    ...ofDesk,
    '/main/pqr-plantillas',
    '/main/pqr-plantillas/nueva',
    '/main/pqr-plantillas/:replyTemplate',
  ],
  accountancy: [...everybodys, ...money, '/main/cancelados/pagos-perdidos'],
  soport: [...everybodys, ...ofDesk, '/main/bandeja/:waiting'],
  enterprise: [
    ...everybodys,
    ...profile,
    '/main/transportadores/registrar',
    '/main/ingresos/liquidacion',
    '/main/ingresos/resumen',
    '/main/ingresos/por-mes',
    '/main/ingresos/por-vehiculo',
    '/main/ingresos/por-conductor',
    '/main/enterprise-services/mis',
    '/main/enterprise-services/mis/:any',
    '/main/enterprise-services/mis/:any/fotos',
    '/main/enterprise-services/mis/:running/anticipo',
    '/main/enterprise-services/mis/:running/mapa',
    '/main/enterprise-services/mis/:running/mensajes',
    '/main/enterprise-services/mis/:assign/asignar',
    '/main/enterprise-services/mis/:loadSupportDocument/documento',
    '/main/enterprise-services/mis/:inFinish/reportar',
    '/main/enterprise-services/mis/:release/devolver',
    '/main/enterprise-services/mis/:rate/calificar',
    '/main/enterprise-services/disponibles',
    '/main/enterprise-services/disponibles/:open',
    '/main/enterprise-services/disponibles/:open/fotos',
    '/main/enterprise-services/disponibles/:open/mapa',
    '/main/enterprise-services/disponibles/:open/tomar',
    '/main/tablero-de-cargas/:open',
    '/main/tablero-de-cargas/:open/fotos',
    '/main/tablero-de-cargas/:open/mapa',
    '/main/tablero-de-cargas/:open/tomar',
    '/main/rutas-guardadas/nueva',
    '/main/rutas-guardadas/:savedLane',
  ],
  client: [...everybodys, ...ofClients],
  cliententerprise: [...everybodys, ...ofClients, ...ofCompanies],
}

/** The wizards, whose steps stand at one address. */
export const serviceWizard = '/main/cliente-servicios/nuevo'
export const vehicleWizard = '/main/vehiculos/nuevo'
export const roadVehicleWizard = '/conductor/vehiculos/nuevo'
export const registration = '/auth/registro'

const ofDrivers = [
  '/conductor',
  '/conductor/viaje/:trip',
  '/conductor/viaje/:trip/mensajes',
  '/conductor/solicitudes',
  '/conductor/solicitudes/nueva',
  '/conductor/solicitudes/:request',
  '/conductor/documentos',
  '/conductor/rastreo',
  '/conductor/avisos',
  '/conductor/avisos/preferencias',
  '/conductor/papeles',
  '/conductor/perfil',
]

export const roadPlaces = {
  driver: [
    ...ofDrivers,
    '/conductor/cargas',
    '/conductor/cargas/:service',
    '/conductor/cargas/:service/oferta',
    '/conductor/rutas',
    '/conductor/rutas/nueva',
    '/conductor/rutas/horario',
    '/conductor/rutas/:lane',
    '/conductor/ganancias',
    '/conductor/ganancias/:earning',
    '/conductor/vehiculos',
    '/conductor/vehiculos/:plate',
  ],
  enterprisedriver: ofDrivers,
} as const

/** `invitation` and `follow` lead where a letter does. */
export const publicPlaces = [
  '/',
  '/term',
  '/auth/login',
  '/auth/primer-administrador',
  '/auth/invitacion',
  '/reset/resetPassword',
  '/seguimiento/:token',
  '/conductor',
  '/no-hay-nada',
]
