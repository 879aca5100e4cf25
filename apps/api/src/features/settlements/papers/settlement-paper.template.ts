/** Sets a carrier's settlement as a PDF: letter size, one block for each service, its lines, its net, the sums of all. */
import { conceptTexts, payoutKindTexts, withholdingRateText } from '@arriero/contract/es/settlement'
import type { CarrierSettlement, OwnPayout } from '@arriero/contract/money/settlement-shapes'
import PDFDocument from 'pdfkit'
import { settlementTexts as texts } from './settlement.texts.ts'

const colours = { main: '#14684A', ink: '#17211C', soft: '#55625B', line: '#C9D3CD' }
const margin = 56
const footHeight = 36
const rowHeight = 15

type Sheet = PDFKit.PDFDocument
type Line = OwnPayout['lines'][number]
type WholeSettlement = CarrierSettlement & { items: readonly OwnPayout[] }
export type Made = { brand: string; madeAt: Date }

const money = (pesos: number): string => {
  const written = String(Math.abs(pesos)).replace(/\B(?=(\d{3})+$)/g, '.')
  return pesos < 0 ? `-$${written}` : `$${written}`
}

const widthOf = (sheet: Sheet) => sheet.page.width - margin * 2

/** A block that would not fit begins on a page of its own. */
const room = (sheet: Sheet, height: number): void => {
  if (sheet.y + height > sheet.page.height - margin) sheet.addPage()
}

const rule = (sheet: Sheet): void => {
  const { y } = sheet
  sheet
    .moveTo(margin, y)
    .lineTo(margin + widthOf(sheet), y)
    .lineWidth(0.5)
    .stroke(colours.line)
}

type Cells = { what: string; base?: string; rate?: string; amount: string; isStrong?: boolean }

/** Concept, base, rate, amount; figures end where their heads end. */
const row = (sheet: Sheet, { what, base = '', rate = '', amount, isStrong = false }: Cells): void => {
  const width = widthOf(sheet)
  const { y } = sheet
  const edges = [0, 0.46, 0.66, 0.8, 1].map((share) => margin + width * share)
  sheet.font(isStrong ? 'Helvetica-Bold' : 'Helvetica').fontSize(9.5)
  for (const [index, text] of [what, base, rate, amount].entries()) {
    const [left = margin, right = margin] = [edges[index], edges[index + 1]]
    sheet.text(text, left, y, {
      width: right - left,
      align: index === 0 ? 'left' : 'right',
      lineBreak: false,
    })
  }
  sheet.x = margin
  sheet.y = y + rowHeight
}

const lineRow = (sheet: Sheet, { concept, base, rate, amount }: Line): void =>
  row(sheet, {
    what: conceptTexts[concept],
    base: base === null ? '' : money(base),
    rate: rate === null ? '' : withholdingRateText(concept, rate),
    amount: money(amount),
  })

const drawHead = (sheet: Sheet, settlement: CarrierSettlement, { brand, madeAt }: Made): void => {
  const width = widthOf(sheet)
  const { carrier, pay, from, to } = settlement
  sheet.rect(0, 0, sheet.page.width, 8).fill(colours.main)
  sheet.fillColor(colours.main).font('Helvetica-Bold').fontSize(13).text(brand, margin, 40)
  sheet.fillColor(colours.soft).font('Helvetica').fontSize(9)
  sheet.text(texts.made(madeAt), margin, 42, { width, align: 'right' })
  sheet.fillColor(colours.ink).font('Helvetica-Bold').fontSize(19).text(texts.title, margin, 72, { width })
  sheet.fillColor(colours.soft).font('Helvetica').fontSize(10.5).text(texts.period(from, to), { width })
  sheet.moveDown(0.7)
  const account = pay ? texts.accountOf(pay.bank, pay.accountType, pay.accountNumber) : texts.noAccount
  for (const [label, value] of [
    [texts.carrier, carrier.name],
    [texts.identification, carrier.identification],
    [texts.account, account],
  ] as const) {
    sheet.fillColor(colours.soft).font('Helvetica').fontSize(9).text(`${label}: `, { continued: true })
    sheet.fillColor(colours.ink).font('Helvetica-Bold').text(value)
  }
  sheet.moveDown(0.9)
}

const drawColumns = (sheet: Sheet): void => {
  sheet.fillColor(colours.soft)
  row(sheet, { what: texts.concept, base: texts.base, rate: texts.rate, amount: texts.amount })
  rule(sheet)
  sheet.y += 5
}

const standing = ({ state, paidAt, reference, dueOn }: OwnPayout): string => {
  if (paidAt === null) return texts.dueOn(dueOn)
  return state === 'offset' ? texts.crossedOn(paidAt) : texts.paidOn(paidAt, reference ?? '')
}

const drawItem = (sheet: Sheet, item: OwnPayout): void => {
  room(sheet, 58 + item.lines.length * rowHeight)
  const width = widthOf(sheet)
  const head = [payoutKindTexts[item.kind], item.order.slice(18), item.licensePlate ?? ''].filter(Boolean)
  sheet.fillColor(colours.main).font('Helvetica-Bold').fontSize(10.5)
  sheet.text(head.join(' · '), margin, sheet.y, { width })
  sheet.fillColor(colours.soft).font('Helvetica').fontSize(8.5)
  sheet.text(`${item.origin} – ${item.destination}`, { width, height: 11, ellipsis: true })
  sheet.text(standing(item), { width })
  sheet.y += 3
  sheet.fillColor(colours.ink)
  for (const line of item.lines) lineRow(sheet, line)
  row(sheet, { what: texts.net, amount: money(item.net), isStrong: true })
  rule(sheet)
  sheet.y += 9
}

const drawTotals = (sheet: Sheet, { totals, net, paid, owed, debt }: CarrierSettlement): void => {
  room(sheet, 125 + totals.length * rowHeight)
  sheet.fillColor(colours.main).font('Helvetica-Bold').fontSize(12)
  sheet.text(texts.totals, margin, sheet.y + 4, { width: widthOf(sheet) })
  sheet.y += 4
  sheet.fillColor(colours.ink)
  for (const line of totals) lineRow(sheet, line)
  row(sheet, { what: texts.net, amount: money(net), isStrong: true })
  row(sheet, { what: texts.paidNet, amount: money(paid) })
  row(sheet, { what: texts.owedNet, amount: money(owed) })
  if (debt > 0) row(sheet, { what: texts.debt, amount: money(0 - debt) })
  sheet.moveDown(0.8)
  sheet.fillColor(colours.soft).font('Helvetica').fontSize(8.5)
  sheet.text(texts.note, margin, sheet.y, { width: widthOf(sheet) })
}

const drawFeet = (sheet: Sheet): void => {
  const { start, count } = sheet.bufferedPageRange()
  for (let index = start; index < start + count; index++) {
    sheet.switchToPage(index)
    // Below the margin pdfkit would start a new page.
    sheet.page.margins.bottom = 0
    sheet.fillColor(colours.soft).font('Helvetica').fontSize(8)
    const y = sheet.page.height - footHeight
    sheet.text(texts.page(index + 1, count), margin, y, { width: widthOf(sheet), align: 'center' })
  }
}

export const settlementPdf = (settlement: WholeSettlement, made: Made): Promise<Buffer> => {
  const info = { Title: texts.title, Author: made.brand, CreationDate: made.madeAt }
  const sheet = new PDFDocument({
    size: 'LETTER',
    margin,
    lang: 'es-CO',
    displayTitle: true,
    bufferPages: true,
    info,
  })
  const chunks: Buffer[] = []
  const done = new Promise<Buffer>((resolve, reject) => {
    sheet.on('data', (chunk: Buffer) => chunks.push(chunk))
    sheet.on('end', () => resolve(Buffer.concat(chunks)))
    sheet.on('error', reject)
  })
  drawHead(sheet, settlement, made)
  if (settlement.items.length === 0 && settlement.debt === 0)
    sheet.fillColor(colours.ink).fontSize(10.5).text(texts.none)
  else {
    drawColumns(sheet)
    for (const item of settlement.items) drawItem(sheet, item)
    drawTotals(sheet, settlement)
  }
  drawFeet(sheet)
  sheet.end()
  return done
}
