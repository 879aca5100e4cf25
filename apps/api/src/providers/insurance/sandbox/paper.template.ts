/** Draws a quotation or policy as a PDF, from its record alone: the same record gives the same page. */
import PDFDocument from 'pdfkit'
import { bogotaClock } from '@arriero/domain/time/calendar'
import { pesos, shareOf, sum } from '@arriero/domain/money/money'
import type { BasisPoints } from '@arriero/domain/money/money'
import type { Paper } from './paper-store.ts'
import { clauses, insurerName, insurerNote, labels, titles } from './paper.texts.ts'

type Sheet = PDFKit.PDFDocument

const colours = {
  main: '#14684A',
  ink: '#17211C',
  soft: '#55625B',
  line: '#C9D3CD',
  tint: '#EEF4F1',
  red: '#B3261E',
}
const margin = 54
/** Two lines: a longer value ends in dots, so that everything stays on one page. */
const mostHeight = 24

const money = (amount: number): string => `$${amount.toString().replace(/\B(?=(\d{3})+$)/g, '.')}`

const months = ['Ene', 'Feb', 'Mar', 'Abr', 'May', 'Jun', 'Jul', 'Ago', 'Sep', 'Oct', 'Nov', 'Dic']

/** `12 Ene 2026, 8:00 a. m.`, Bogotá time. */
const moment = (iso: string): string => {
  const at = bogotaClock(iso)
  const hour = at.getUTCHours()
  const minutes = String(at.getUTCMinutes()).padStart(2, '0')
  const half = hour < 12 ? 'a. m.' : 'p. m.'
  return `${at.getUTCDate()} ${months[at.getUTCMonth()]} ${at.getUTCFullYear()}, ${hour % 12 || 12}:${minutes} ${half}`
}

/** The standard fonts know Latin letters only; anything else would print as another letter. */
const printable = (text: string): string =>
  text.normalize('NFC').replace(/[^\u0020-\u007e\u00a0-\u00ff]/g, '?')

const innerWidth = (sheet: Sheet): number => sheet.page.width - margin * 2

const drawHead = (sheet: Sheet, paper: Paper): void => {
  const words = titles[paper.kind]
  sheet.rect(0, 0, sheet.page.width, 96).fill(colours.main)
  sheet.fillColor('#FFFFFF').font('Helvetica-Bold').fontSize(20).text(insurerName, margin, 30)
  sheet.font('Helvetica').fontSize(9).text(insurerNote, margin, 58)
  sheet
    .font('Helvetica-Bold')
    .fontSize(16)
    .text(words.head, margin, 32, { width: innerWidth(sheet), align: 'right' })
  sheet.fillColor(colours.ink).font('Helvetica-Bold').fontSize(14).text(words.title, margin, 116)
  sheet.font('Helvetica').fontSize(10).fillColor(colours.soft)
  sheet.text(`${words.number} ${paper.number}  ·  ${words.issued}: ${moment(paper.issuedAt)}`, margin, 136)
  if (!paper.annulledAt) return
  const text = `${labels.annulled} · ${moment(paper.annulledAt)}`
  sheet.fillColor(colours.red).font('Helvetica-Bold').fontSize(12).text(text, margin, 152)
}

type Row = readonly [label: string, value: string]

/** A titled block of rows; returns where the next one may start. */
const drawBlock = (sheet: Sheet, top: number, [title, rows]: readonly [string, readonly Row[]]): number => {
  const labelWidth = 190
  const valueWidth = innerWidth(sheet) - labelWidth
  sheet.rect(margin, top, innerWidth(sheet), 18).fill(colours.tint)
  sheet
    .fillColor(colours.main)
    .font('Helvetica-Bold')
    .fontSize(10)
    .text(title, margin + 6, top + 5)
  return rows.reduce((y, [label, value]) => {
    sheet.font('Helvetica').fontSize(10)
    const tall = Math.min(Math.max(sheet.heightOfString(value, { width: valueWidth - 6 }), 12), mostHeight)
    const height = tall + 6
    sheet.fillColor(colours.soft).text(label, margin + 6, y + 4, { width: labelWidth - 12 })
    sheet
      .fillColor(colours.ink)
      .text(value, margin + labelWidth, y + 4, { width: valueWidth - 6, height: tall, ellipsis: '...' })
    sheet
      .moveTo(margin, y + height)
      .lineTo(margin + innerWidth(sheet), y + height)
      .lineWidth(0.5)
      .stroke(colours.line)
    return y + height
  }, top + 18)
}

const blocks = ({ request }: Paper, vat: BasisPoints): [string, Row[]][] => {
  const premium = pesos(request.premiumPesos)
  const vatPesos = shareOf(premium, vat)
  const rate = `${(vat / 100).toString().replace('.', ',')} %`
  const coded = ({ name, code }: { name: string; code: string }) => `${printable(name)} (${printable(code)})`
  return [
    [
      labels.parties,
      [
        [labels.insurer, insurerName],
        [labels.insured, printable(request.insured.name)],
        [labels.identification, printable(request.insured.identification)],
        [labels.service, request.reference.slice(0, 24).slice(-6)],
      ],
    ],
    [
      labels.trip,
      [
        [labels.origin, printable(request.origin)],
        [labels.destination, printable(request.destination)],
        [labels.cargo, coded(request.commodity)],
        [labels.packaging, coded(request.packaging)],
        [labels.mobilization, coded(request.mobilization)],
      ],
    ],
    [
      labels.cover,
      [
        [labels.from, moment(request.coverFrom)],
        [labels.until, labels.untilText],
      ],
    ],
    [
      labels.money,
      [
        [labels.declared, money(request.declaredPesos)],
        [labels.premium, money(premium)],
        [`${labels.vat} (${rate})`, money(vatPesos)],
        [labels.total, money(sum(premium, vatPesos))],
      ],
    ],
  ]
}

const drawClauses = (sheet: Sheet, top: number, paper: Paper): void => {
  sheet
    .fillColor(colours.main)
    .font('Helvetica-Bold')
    .fontSize(10)
    .text(labels.clauses, margin + 6, top)
  sheet.fillColor(colours.ink).font('Helvetica').fontSize(9)
  sheet.list([...clauses[paper.kind]], margin + 10, top + 18, {
    width: innerWidth(sheet) - 20,
    bulletRadius: 1.5,
    lineGap: 2,
  })
}

const drawFoot = (sheet: Sheet, paper: Paper): void => {
  const y = sheet.page.height - 40
  // Below the margin pdfkit would start a new page.
  sheet.page.margins.bottom = 0
  sheet.fillColor(colours.soft).font('Helvetica').fontSize(8)
  sheet.text(`${insurerNote}  ·  ${paper.number}`, margin, y, { width: innerWidth(sheet), align: 'center' })
}

/** VAT is added on top of the premium at the insurer's rate. */
export const paperPdf = (paper: Paper, vat: BasisPoints): Promise<Buffer> => {
  const sheet = new PDFDocument({
    size: 'LETTER',
    margin,
    lang: 'es-CO',
    displayTitle: true,
    info: {
      Title: `${titles[paper.kind].title} ${paper.number}`,
      Author: insurerName,
      CreationDate: new Date(paper.issuedAt),
    },
  })
  const chunks: Buffer[] = []
  const done = new Promise<Buffer>((resolve, reject) => {
    sheet.on('data', (chunk: Buffer) => chunks.push(chunk))
    sheet.on('end', () => resolve(Buffer.concat(chunks)))
    sheet.on('error', reject)
  })
  drawHead(sheet, paper)
  const end = blocks(paper, vat).reduce((top, block) => drawBlock(sheet, top, block) + 12, 176)
  drawClauses(sheet, end + 4, paper)
  drawFoot(sheet, paper)
  sheet.end()
  return done
}
