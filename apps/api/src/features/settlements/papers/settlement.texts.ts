import { dayText, momentText } from '@arriero/contract/es/when'

/** What the settlement and the bank's file say. */
export const settlementTexts = {
  title: 'Liquidación al transportador',
  period: (from: string, to: string) => `Del ${dayText(from)} al ${dayText(to)}`,
  made: (at: Date) => `Generada el ${momentText(at)}`,
  carrier: 'Transportador',
  identification: 'Identificación',
  account: 'Cuenta',
  noAccount: 'Sin cuenta registrada',
  accountOf: (bank: string, type: string, number: string) => `${bank}, ${type} ${number}`,
  concept: 'Concepto',
  base: 'Base',
  rate: 'Tarifa',
  amount: 'Valor',
  net: 'Neto',
  totals: 'Total del periodo',
  paidNet: 'Pagado',
  owedNet: 'Por pagar',
  debt: 'Debe hoy por anticipos de servicios cancelados',
  none: 'No hubo servicios liquidados en este periodo.',
  paidOn: (at: string, reference: string) => `Pagado el ${momentText(at)}, referencia ${reference}`,
  crossedOn: (at: string) => `Cruzado el ${momentText(at)} con sus anticipos, sin giro`,
  dueOn: (day: string) => `Se paga a más tardar el ${dayText(day)}`,
  page: (number: number, of: number) => `Página ${number} de ${of}`,
  note: 'Retención en la fuente, ReteICA y FOPAT según las normas vigentes el día en que terminó cada servicio.',
  fileName: (carrier: string, { from, to }: { from: string; to: string }) =>
    `Liquidación ${carrier} ${from} a ${to}.pdf`,
} as const
