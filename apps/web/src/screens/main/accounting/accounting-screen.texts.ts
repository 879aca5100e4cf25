import type { ReconciliationCheck } from '@arriero/domain/money/reconciliation'

interface CheckTexts {
  title: string
  /** What the journal's figure is compared with. */
  against: string
  /** What it means where they differ, and what to do. */
  differing?: string
}

const checks: Readonly<Record<ReconciliationCheck, CheckTexts>> = {
  zero: { title: 'Partida doble', against: 'Cada asiento suma cero' },
  sums: { title: 'Saldos guardados', against: 'Suma de los asientos' },
  payments: { title: 'Pagos de los servicios', against: 'Intentos de pago que cuentan' },
  gateway: { title: 'Pagos según la pasarela', against: 'Avisos firmados de la pasarela' },
  captures: { title: 'Capturas', against: 'Pagos capturados por la pasarela' },
  finished: { title: 'Servicios finalizados', against: 'Total de la tabla contable' },
  carriers: { title: 'Ganancia de los transportadores', against: 'Valores acordados, cobros y esperas' },
  platform: { title: 'Ganancia de la plataforma', against: 'Comisión, margen del seguro y cobros' },
  vat: { title: 'IVA', against: 'IVA de servicios, seguros, cobros y esperas' },
  insurer: { title: 'Aseguradora', against: 'Pólizas emitidas' },
  refundsDue: { title: 'Devoluciones debidas', against: 'Pagos por devolver' },
  refundsPaid: { title: 'Devoluciones pagadas', against: 'Devoluciones con referencia' },
  payouts: { title: 'Pagos a transportadores', against: 'Liquidaciones y anticipos pagados' },
  carrierBalances: { title: 'Saldos con transportadores', against: 'Pagos por hacer, anticipos y deudas' },
  offsets: { title: 'Cruces entre servicios', against: 'Anticipos recuperados: deben sumar cero' },
  receivable: { title: 'Clientes en servicios cerrados', against: 'Debe estar en cero' },
  transit: { title: 'En tránsito en servicios cerrados', against: 'Autorizado, a la espera de captura' },
  uncaptured: {
    title: 'Autorizado y sin capturar',
    against: 'Debe estar en cero pasado el plazo',
    differing:
      'La pasarela prometió este dinero y no ha dicho que lo tomó. Captúrelo en la pasarela, o reenvíe desde allí su aviso.',
  },
  closedMonths: { title: 'Meses cerrados', against: 'Lo que sumaban al cerrarlos' },
  dashboardFinished: { title: 'Tablero: servicios finalizados', against: 'Conteo del tablero' },
  dashboardPaid: { title: 'Tablero: valor pagado', against: 'Suma del tablero' },
}

export const accountingScreenTexts = {
  title: 'Contabilidad',
  sections: 'Secciones de contabilidad',
  table: {
    standing: 'Con saldo en',
    anyAccount: 'Cualquier cuenta',
    states: 'Totales por estado del dinero',
    all: 'Todos',
    services: (count: string) => (count === '1' ? '1 servicio' : `${count} servicios`),
    sumTitle: (title: string, services: string) => `${title} · ${services}`,
    sumsFailed: 'No pudimos sumar la tabla',
    counted:
      'Suma lo que quedó de cada pago: un servicio en curso, devuelto o sin capturar suma $0 y lo pactado sigue en «Total acordado».',
    why: {
      running: 'Suma al finalizar',
      uncaptured: 'Falta la captura',
      unpaid: 'El pago se perdió',
      due: (amount: string) => `Por devolver ${amount}`,
      back: (amount: string) => `Devuelto ${amount}`,
    },
  },
  ledger: {
    list: 'Cuentas del libro diario',
    days: 'Movimientos',
    account: 'Cuenta',
    debit: 'Débitos',
    credit: 'Créditos',
    balance: 'Saldo',
    entries: 'Asientos',
    all: 'Ver todos los asientos',
    open: 'Abierto',
    services: 'Ver servicios con saldo',
    debitSide: 'débito',
    creditSide: 'crédito',
    sums: (debit: string, credit: string) => `Débitos ${debit} · Créditos ${credit}`,
  },
  entries: {
    back: 'Cuentas del libro',
    sums: (debit: string, credit: string, balance: string) =>
      `Débitos ${debit} · Créditos ${credit} · Diferencia ${balance}`,
  },
  reconciliation: {
    help: 'El libro diario contra servicios, pasarela, aseguradora, devoluciones y tablero, todo en un mismo instante.',
    at: 'Leído',
    again: 'Conciliar de nuevo',
    underWay: (percent: number) => (percent === 0 ? 'Conciliando…' : `Conciliando… ${percent} %`),
    allGood: 'Todo concuerda',
    differing: (count: number) =>
      count === 1 ? '1 comparación tiene diferencias' : `${count} comparaciones tienen diferencias`,
    matches: 'Concuerda',
    differs: 'Difiere',
    journal: 'Libro diario',
    difference: 'Diferencia',
    services: (count: number) => (count === 1 ? 'En 1 servicio' : `En ${count} servicios`),
    newest: (shown: number) => `Los ${shown} más recientes`,
    service: 'Servicio',
    other: 'Del otro lado',
    checks,
  },
} as const
