import type { MonthCheck, MonthState } from '@arriero/domain/money/closing/months'
import type { VoucherFileKind } from '@arriero/domain/money/closing/voucher-files'

interface CheckTexts {
  title: string
  /** What it means, and what to do. */
  help: string
  /** Where it is mended. */
  way: string
}

const checks: Readonly<Record<MonthCheck, CheckTexts>> = {
  lopsided: {
    title: 'Asientos que no suman cero',
    help: 'Cada asiento debe tener los mismos débitos y créditos.',
    way: 'Ver la conciliación',
  },
  unmatched: {
    title: 'Pagos que la pasarela cuenta distinto',
    help: 'Los avisos firmados de la pasarela y el libro deben decir lo mismo de cada servicio.',
    way: 'Ver la conciliación',
  },
  uncaptured: {
    title: 'Pagos autorizados sin capturar',
    help: 'La pasarela prometió este dinero y no ha dicho que lo tomó. Captúrelo allá o reenvíe su aviso.',
    way: 'Ver los servicios',
  },
  refundsOpen: {
    title: 'Devoluciones sin hacer',
    help: 'Dinero que se debe a clientes desde este mes o antes.',
    way: 'Ver las devoluciones',
  },
  payoutsOpen: {
    title: 'Pagos a transportadores sin hacer',
    help: 'No impide cerrar: quedan como saldo por pagar y se pagan cuando venzan.',
    way: 'Ver los pagos',
  },
}

const states: Readonly<Record<MonthState, string>> = {
  running: 'En curso',
  open: 'Por cerrar',
  closed: 'Cerrado',
}

export const fileKindTexts: Readonly<Record<VoucherFileKind, string>> = {
  xlsx: 'Excel',
  csv: 'CSV con punto y coma',
  json: 'JSON de su API',
}

export const closingsTexts = {
  title: 'Cierres',
  help: 'Cada mes de los libros se revisa y se cierra en orden. Lo que llegue después queda en el mes abierto.',
  toChart: 'Plan de cuentas',
  list: 'Meses de los libros',
  emptyTitle: 'Todavía no hay meses',
  empty: 'El primer pago de un cliente escribe el primer asiento, y con él empieza el primer mes.',
  states,
  columns: {
    month: 'Mes',
    state: 'Estado',
    debit: 'Débitos = créditos',
    entries: 'Asientos',
    closed: 'Cierre',
  },
  closedBy: (name: string) => `por ${name}`,
  month: {
    title: (month: string) => `Cierre de ${month}`,
    back: 'Todos los meses',
    review: 'Revisión antes de cerrar',
    check: 'Qué se mira',
    result: 'Resultado',
    count: 'Cantidad',
    value: 'Valor',
    where: 'Dónde',
    good: 'En orden',
    pending: 'Pendiente',
    warning: 'Aviso',
    accounts: 'Lo que movió cada cuenta',
    account: 'Cuenta',
    opening: 'Saldo inicial',
    debit: 'Débitos',
    credit: 'Créditos',
    balance: 'Saldo final',
    entries: 'Asientos',
    total: 'Total',
    debitSide: 'débito',
    creditSide: 'crédito',
    closed: 'Este mes está cerrado: sus cifras ya no cambian.',
    late: 'Después del cierre',
    lateHelp: 'Lo que meses siguientes devolvieron, corrigieron o saldaron de este. No cambia sus cifras.',
    next: 'En los meses siguientes',
  },
  checks,
  close: {
    act: (month: string) => `Cerrar ${month}`,
    title: (month: string) => `¿Cerrar ${month}?`,
    effect: (entries: string, amount: string) =>
      `Asientos que quedan fijos: ${entries}, por ${amount} en débitos y en créditos. Un mes cerrado no se vuelve a abrir.`,
    after: 'Una devolución, una corrección o una espera que llegue después queda en el primer mes abierto.',
    warned: (title: string, count: string, amount: string) =>
      `${title}: ${count}, por ${amount}. Quedan como saldo.`,
    done: (month: string) => `${month} quedó cerrado`,
    running: (month: string) => `${month} sigue en curso. Se cierra cuando termine en Bogotá.`,
    earlier: 'Hay un mes anterior sin cerrar. Los meses se cierran en orden.',
    pending: 'Resuelva lo pendiente de la revisión para cerrar el mes.',
  },
  files: {
    title: 'Archivo para el programa contable',
    help: 'Cada asiento es un comprobante completo con las cuentas de su plan. Las sumas son las del libro.',
    program: 'Programa',
    kind: 'Clase de archivo',
    part: 'Parte',
    onePart: (lines: string) => `Todo el mes, ${lines} líneas`,
    partOf: (part: number, parts: number, lines: string) => `${part} de ${parts}, ${lines} líneas`,
    siigo: 'Hasta 500 líneas por archivo. El JSON trae un cuerpo de POST /v1/journals por comprobante.',
    alegra: 'Hasta 2.000 líneas por archivo. Acomode las columnas a la plantilla de su cuenta.',
    general: 'Acomode las columnas a la plantilla de su programa.',
    document: 'Tipo de comprobante en Siigo',
    documentHelp: 'El número (id) del comprobante contable en su empresa de Siigo.',
    act: 'Descargar',
    none: 'Este mes no tuvo asientos: no hay archivo que hacer.',
  },
  chart: {
    title: 'Plan de cuentas',
    help: 'El código del PUC de cada cuenta del libro. Los archivos para programas contables salen con estos códigos.',
    suggested: (code: string) => `Sugerido: ${code}`,
    unkept:
      'Nadie ha guardado el plan: abajo están los códigos sugeridos. Revíselos con su contador y guárdelos.',
    kept: 'Guardado',
    save: 'Guardar el plan de cuentas',
    done: 'Plan de cuentas guardado',
  },
} as const
