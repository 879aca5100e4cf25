import { formatNumber } from '#shared/format.ts'

const people = (count: number, one: string, many: string) =>
  `${formatNumber(count)} ${count === 1 ? one : many}`

export const dashboardTexts = {
  counts: 'Cifras',
  cards: {
    driver: { title: 'Conductores nuevos', hint: 'Últimos 30 días' },
    driverAll: { title: 'Conductores', hint: 'Todos' },
    order: { title: 'Servicios finalizados', hint: 'Desde el comienzo' },
    orderCanceled: { title: 'Servicios cancelados', hint: 'Desde el comienzo' },
    countInsurance: { title: 'Pólizas generadas', hint: 'Desde el comienzo' },
  },
  spending: {
    title: 'Gasto en transporte',
    failed: 'No pudimos leer su gasto',
    ofMonth: (month: string) => `En ${month}`,
    before: 'El mes anterior',
    count: (services: number) => people(services, 'servicio pagado', 'servicios pagados'),
    nothing:
      'Sin servicios pagados este mes ni el anterior. Con el primero verá aquí cuánto gasta cada mes y por ruta.',
    lanes: 'Gasto del mes por ruta',
    lane: 'Ruta',
    way: (from: string, to: string) => `${from} → ${to}`,
    services: 'Servicios',
    value: 'Valor',
  },
  countsFailed: 'No pudimos leer las cifras',
  attention: {
    title: 'Requiere atención ahora',
    failed: 'No pudimos revisar qué está pendiente',
    nothing: 'Todo está al día.',
    quiet: (titles: readonly string[]) => `Sin pendientes: ${titles.join(', ').toLowerCase()}.`,
    unassigned: 'Servicios sin conductor',
    lostPayments: 'Pagos perdidos',
    lateTrucks: 'Vehículos con retraso',
    strayTrucks: 'Vehículos fuera de la ruta',
    counted: (what: string, count: number) => `${what}: ${formatNumber(count)}`,
    requests: {
      title: 'PQR cerca de su plazo legal',
      detail: (red: number) =>
        red > 0 ? `${formatNumber(red)} vencen o ya vencieron` : 'Vencen esta semana',
    },
    refunds: { title: 'Devoluciones por pagar', detail: (money: string) => `Suman ${money}` },
    accounts: { title: 'Cuentas por validar', detail: 'Todavía no pueden trabajar' },
    papers: { title: 'Papeles por validar', detail: 'De personas y vehículos' },
    lists: {
      drivers: (count: number) => people(count, 'conductor natural', 'conductores naturales'),
      enterpriseDrivers: (count: number) => people(count, 'conductor de empresa', 'conductores de empresa'),
      enterprises: (count: number) => people(count, 'empresa', 'empresas'),
      clients: (count: number) => people(count, 'cliente', 'clientes'),
      clientEnterprises: (count: number) => people(count, 'empresa cliente', 'empresas cliente'),
    },
  },
  money: {
    title: 'Dinero por mover',
    failed: 'No pudimos revisar qué dinero espera',
    payouts: {
      title: 'Pagos listos',
      detail: (value: string, late: number) =>
        late > 0
          ? `${value} antes de retenciones, ${formatNumber(late)} con el plazo vencido`
          : `${value} antes de retenciones`,
    },
    refunds: {
      title: 'Devoluciones por pagar',
      detail: (value: string, unsold: number) =>
        unsold > 0
          ? `Suman ${value}, con ${people(unsold, 'seguro que quedó sin póliza', 'seguros que quedaron sin póliza')}`
          : `Suman ${value}`,
    },
    second: {
      title: 'Esperan a la segunda persona',
      detail: (own: number) =>
        own > 0
          ? `Usted puede confirmarlas. Otras ${formatNumber(own)} las registró usted`
          : 'Usted puede confirmarlas',
      payouts: (count: number) => people(count, 'pago', 'pagos'),
      batches: (count: number) => people(count, 'lote', 'lotes'),
      refunds: (count: number) => people(count, 'devolución', 'devoluciones'),
    },
    standby: { title: 'Esperas por decidir', detail: 'El cliente no está de acuerdo con el cobro' },
    complaints: { title: 'Reclamos sin resolver', detail: 'Retienen el pago al transportador' },
    notices: {
      title: 'Avisos sin pago que les corresponda',
      detail: 'De la pasarela, en los últimos 30 días',
    },
    months: {
      title: 'Meses por cerrar',
      detail: (month: string) => `El más antiguo: ${month}`,
      none: 'Todos están cerrados',
    },
    reconciliation: {
      title: (count: number) =>
        count === 1 ? 'Diferencia en la conciliación' : 'Diferencias en la conciliación',
      detail: (when: string) => `Comparaciones que no concuerdan: revise los servicios que señalan, ${when}`,
      uncaptured: (services: number, when: string) =>
        `${people(services, 'servicio', 'servicios')} con pago autorizado y sin capturar pasado el plazo: ese dinero no ha llegado. Captúrelo en la pasarela, o reenvíe desde allí su aviso, ${when}`,
    },
    reading: 'Conciliando el libro diario…',
    notRead: 'No pudimos conciliar el libro diario.',
  },
  pie: {
    title: 'Servicios por estado',
    status: 'Estado',
    count: 'Servicios',
    share: 'Parte',
    total: (count: number) => (count === 1 ? '1 servicio' : `${formatNumber(count)} servicios`),
    empty: 'Todavía no hay servicios.',
  },
  days: {
    title: 'Servicios por día',
    help: 'Solicitados en los últimos 30 días',
    day: 'Día',
    services: 'Servicios',
    empty: 'No se solicitaron servicios en estos días.',
  },
  weeks: {
    title: 'Valor por semana',
    help: 'Pagado por servicios que no se cancelaron, últimas 13 semanas',
    week: 'Semana del',
    value: 'Valor',
    payments: 'Pagos',
    empty: 'No se recibieron pagos en estas semanas.',
    current: 'semana en curso',
  },
  chartsFailed: 'No pudimos leer las gráficas',
  millions: (value: number) => `${formatNumber(value / 1_000_000, 1)} M`,
} as const
