import { paths } from '#shared/paths.ts'

/** What people call a screen beside its title, by its address: what they type where everything is looked for. */
export const screenWords: Readonly<Record<string, string>> = {
  [paths.home]: 'inicio principal tablero portada resumen',
  [paths.backofficeUsers]: 'equipo personal funcionarios administradores permisos roles',
  [paths.enterprises]: 'transportadoras transportistas flotas',
  [paths.drivers]: 'conductores choferes camioneros',
  [paths.cargoOwners]: 'clientes generadores remitentes',
  [paths.services]: 'viajes ordenes despachos fletes cargas en proceso asignados pendientes',
  [paths.signals]: 'fraude sospecha alerta duplicado placa telefono cuenta repetida',
  [paths.inbox]: 'pendientes urgente excepciones cola tareas triage por hacer',
  [paths.loadBoard]: 'cargas disponibles fletes regreso vacio retorno ofertar tomar kilometro ganancia',
  [paths.enterpriseServices]: 'viajes ordenes despachos fletes cargas en proceso asignados pendientes',
  [paths.cancelled]: 'cancelaciones anulados caidos',
  [paths.accounting]: 'plata dinero ganancias ingresos cuentas excel iva',
  [paths.closings]: 'cierre mes cerrar contable siigo alegra world office asientos exportar',
  [paths.vehicles]: 'camiones carros placas mulas tractomulas',
  [paths.clientServices]: 'viajes ordenes despachos fletes cargas envios',
  [paths.savedLanes]: 'avisos alertas notificaciones cargas nuevas silencio favoritas',
  [paths.savedPlaces]: 'libreta direcciones bodegas contactos sitios puntos de cargue descargue',
  [paths.orderTemplates]: 'repetir modelos formatos pedir otra vez frecuentes guardados',
  [paths.orderImports]: 'excel csv archivo masivo cargar muchos lote plantilla subir',
  [paths.recurringOrders]: 'programados repetir semanal diario calendario festivos automatico',
  [paths.clientHelp]: 'ayuda soporte contacto telefono',
  [paths.legalDocuments]: 'contratos politicas terminos reglamentos formatos',
  [paths.percentages]: 'comision tarifa plataforma seguro iva utilidad',
  [paths.mails]: 'correos emails buzon recibidos respuestas sin casar',
  [paths.replyTemplates]: 'plantillas respuestas modelos textos macros pqr',
  [paths.supportRequests]: 'peticiones quejas reclamos solicitudes tickets soporte',
  [paths.ownRequests]: 'peticiones quejas reclamos soporte ayuda',
  [paths.ownAccount]:
    'perfil clave contraseña sesiones doble factor segundo factor verificacion cuenta bancaria baja correo',
  [paths.notificationChoices]: 'configurar notificaciones correos whatsapp push ajustes',
  [paths.dispatchBoard]:
    'despacho programar asignar planear turnos semana camiones conductores espera descanso',
  [paths.fleet]: 'mapa gps rastreo ubicacion posiciones satelital',
  [paths.endingPapers]: 'documentos vencidos soat tecnomecanica licencias papeles por vencer',
  [paths.paperReview]: 'validar papeles aprobar rechazar cola por validar uno a uno estacion',
  [paths.standby]: 'demoras cargue descargue tiempos horas muertas cobro de espera',
  [paths.earnings]: 'ganancias plata pagos liquidaciones extractos',
  [paths.margins]:
    'ganancia utilidad rentabilidad comision rutas clientes transportadores reportes graficas ofertas ganadas referencia piso devueltos',
  [paths.referencePrice]: 'sicetac sice-tac costos piso flete minimo peajes combustible',
  [paths.moneyRules]:
    'topes limites aprobaciones anticipos cobro por cancelar parametros ajustes descanso conductor jornada llegada ruta formato archivo bancolombia cuenta que paga',
  [paths.paymentNotices]: 'notificaciones pagos webhooks pasarela transacciones rechazadas',
  [paths.audit]: 'historial registros trazabilidad quien hizo bitacora log',
  [paths.notifications]: 'campana notificaciones alertas mensajes',
  [paths.brand]: 'logo color nombre apariencia correos ajustes',
  [paths.integrations]: 'api claves llaves webhooks sistema erp conectar',
}

/** Words by which the search finds tabs and forms. */
export const innerWords = {
  accountingTabs: {
    table: '',
    payouts: 'pagos a transportadores por pagar cuentas nuevas desembolsos giros',
    batches: 'archivo del banco transferencias pab dispersion aprobar respuesta devueltos rechazados',
    refunds: 'reembolsos devoluciones plata por devolver reversos',
    complaints: 'siniestros averias faltantes quejas de carga',
    withholdings: 'retefuente ica reteica impuestos certificados',
    ledger: 'asientos contables cuentas puc debitos creditos balance',
    reconciliation: 'cuadre conciliar diferencias descuadres',
  },
  settlement: 'extracto cuenta de cobro',
  chart: 'puc cuentas contables codigos plan unico',
  register: 'nuevo crear agregar añadir',
} as const

export const innerTitles = {
  registerUser: 'Registrar usuario del equipo',
  registerEnterprise: 'Registrar empresa transportadora',
  registerDriver: 'Registrar conductor',
  hiredDrivers: 'Conductores de empresas',
  companyOwners: 'Empresas cliente',
  registerCompany: 'Registrar empresa cliente',
  mine: 'Mis servicios',
  available: 'Servicios disponibles',
  settlement: 'Liquidación',
  chart: 'Plan de cuentas',
  newVehicle: 'Registrar vehículo',
  newService: 'Solicitar servicio',
} as const
