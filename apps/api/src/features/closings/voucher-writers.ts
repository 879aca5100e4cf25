/** Vouchers as a spreadsheet, as text with semicolons, and as the body that Siigo's web service documents. docs/decisions/0071. */
import { buffer } from 'node:stream/consumers'
import { journalEventTexts, ledgerAccountTexts } from '@arriero/contract/es/accounting'
import type { FileKind } from '@arriero/contract/lists/column'
import type { Chart } from '@arriero/domain/money/closing/chart'
import { isLegalPerson } from '@arriero/domain/people/accounts'
import { parseNit, shortCode } from '@arriero/domain/people/identifiers'
import { bogotaDay } from '@arriero/domain/time/calendar'
import { writeWorkbook } from '#features/exports/xlsx/workbook.ts'
import { voucherFileTexts as texts } from './voucher-files.texts.ts'
import type { VoucherLine } from './voucher-lines.views.ts'

export type Vouchers = { lines: readonly VoucherLine[]; chart: Chart }

type Cell = string | number | null
type ColumnKey = keyof typeof texts.columns

/** Numbers of people and accounts are texts: no nought is lost, and nobody adds them up. */
const kinds: Record<ColumnKey, FileKind> = {
  date: 'day',
  number: 'text',
  concept: 'text',
  account: 'text',
  accountName: 'text',
  documentType: 'text',
  document: 'text',
  checkDigit: 'text',
  party: 'text',
  description: 'text',
  debit: 'pesos',
  credit: 'pesos',
  reference: 'text',
}
const keys = Object.keys(texts.columns) as ColumnKey[]

const partyCells = (party: VoucherLine['party']) => {
  if (!party) return { documentType: null, document: null, checkDigit: null, party: null }
  const isCompany = isLegalPerson(party.role)
  const nit = isCompany ? parseNit(party.identification) : undefined
  return {
    documentType: isCompany ? texts.nit : texts.cedula,
    document: nit?.digits ?? party.identification,
    checkDigit: nit ? String(nit.checkDigit) : null,
    party: party.name,
  }
}

const conceptOf = ({ kind, orderId }: VoucherLine): string =>
  texts.description(journalEventTexts[kind], shortCode(orderId))

const cellsOf = (line: VoucherLine, chart: Chart): Cell[] => {
  const cells: Record<ColumnKey, Cell> = {
    date: bogotaDay(line.at),
    number: String(line.number),
    concept: journalEventTexts[line.kind],
    account: chart[line.account] ?? null,
    accountName: ledgerAccountTexts[line.account],
    ...partyCells(line.party),
    description: conceptOf(line),
    debit: line.pesos > 0 ? line.pesos : null,
    credit: line.pesos < 0 ? -line.pesos : null,
    reference: line.orderId,
  }
  return keys.map((key) => cells[key])
}

/** Nothing that a spreadsheet would run, and every text in quotes. */
const quoted = (text: string): string =>
  `"${text
    .replace(/\s+/g, ' ')
    .replace(/^(?=[=+\-@])/, "'")
    .replaceAll('"', '""')}"`

const csvCell = (cell: Cell): string => {
  if (cell === null) return ''
  return typeof cell === 'number' ? String(cell) : quoted(cell)
}

/** With the mark by which a spreadsheet knows accents. */
export const csvOf = ({ lines, chart }: Vouchers): Buffer => {
  const rows = lines.map((line) => cellsOf(line, chart).map(csvCell).join(';'))
  const head = keys.map((key) => texts.columns[key]).join(';')
  return Buffer.from(`\uFEFF${[head, ...rows].join('\r\n')}\r\n`)
}

export const workbookOf = ({ lines, chart }: Vouchers): Promise<Buffer> => {
  async function* batches() {
    yield { rows: lines.map((line) => cellsOf(line, chart)) }
  }
  const columns = keys.map((key) => ({
    title: texts.columns[key],
    kind: kinds[key],
    ...(kinds[key] === 'pesos' && { isSummed: true as const }),
  }))
  return buffer(writeWorkbook({ title: texts.sheet, columns, batches: batches(), words: texts.words }))
}

const siigoItem = (line: VoucherLine, chart: Chart) => {
  const { document } = partyCells(line.party)
  return {
    account: { code: chart[line.account] ?? '', movement: line.pesos > 0 ? 'Debit' : 'Credit' },
    ...(document !== null && { customer: { identification: document, branch_office: 0 } }),
    description: conceptOf(line),
    value: Math.abs(line.pesos),
  }
}

/** One body of `POST /v1/journals` for each voucher. `documentId`: the company's own number of the voucher type. */
export const siigoOf = ({ lines, chart }: Vouchers, documentId: number): Buffer => {
  const vouchers = [...Map.groupBy(lines, ({ number }) => number).values()]
  const bodies = vouchers.flatMap((items) => {
    const [first] = items
    if (!first) return []
    return {
      document: { id: documentId },
      date: bogotaDay(first.at),
      items: items.map((line) => siigoItem(line, chart)),
      observations: `${first.number} ${first.orderId}`,
    }
  })
  return Buffer.from(JSON.stringify(bodies, null, 2))
}
