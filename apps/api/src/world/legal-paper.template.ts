/** Sets a legal document of the demo world as a PDF: letter size, head, sections, page numbers. */
import PDFDocument from 'pdfkit'
import { paperWords, type PaperSeed } from './seeds/documents.texts.ts'
import { sheetBytes } from './sheet-bytes.ts'

const colours = { main: '#14684A', ink: '#17211C', soft: '#55625B', line: '#C9D3CD' }
const margin = 64
const footHeight = 40

type Sheet = PDFKit.PDFDocument

const drawHead = (sheet: Sheet, { name }: PaperSeed, edition: string) => {
  const width = sheet.page.width - margin * 2
  sheet.rect(0, 0, sheet.page.width, 8).fill(colours.main)
  sheet.fillColor(colours.main).font('Helvetica-Bold').fontSize(13).text(paperWords.brand, margin, 44)
  sheet
    .fillColor(colours.soft)
    .font('Helvetica')
    .fontSize(9)
    .text(edition, margin, 46, { width, align: 'right' })
  sheet.fillColor(colours.ink).font('Helvetica-Bold').fontSize(20).text(name, margin, 84, { width })
  sheet.fillColor(colours.soft).font('Helvetica').fontSize(9).text(paperWords.note, { width })
  sheet.moveDown(0.8)
  const y = sheet.y
  sheet
    .moveTo(margin, y)
    .lineTo(margin + width, y)
    .lineWidth(0.5)
    .stroke(colours.line)
  sheet.moveDown(1)
}

const drawSections = (sheet: Sheet, { sections }: PaperSeed) => {
  for (const { title, paragraphs } of sections) {
    sheet.fillColor(colours.main).font('Helvetica-Bold').fontSize(12).text(title, { paragraphGap: 6 })
    sheet.fillColor(colours.ink).font('Helvetica').fontSize(10.5)
    for (const paragraph of paragraphs)
      sheet.text(paragraph, { align: 'justify', lineGap: 3, paragraphGap: 8 })
    sheet.moveDown(0.6)
  }
}

const drawFeet = (sheet: Sheet) => {
  const { start, count } = sheet.bufferedPageRange()
  for (let index = start; index < start + count; index++) {
    sheet.switchToPage(index)
    // Below the margin pdfkit would start a new page.
    sheet.page.margins.bottom = 0
    const y = sheet.page.height - footHeight
    const width = sheet.page.width - margin * 2
    sheet.fillColor(colours.soft).font('Helvetica').fontSize(8)
    sheet.text(paperWords.page(index + 1, count), margin, y, { width, align: 'center' })
  }
}

export const legalPaperPdf = (
  seed: PaperSeed,
  { version, at }: { version: number; at: Date },
): Promise<Buffer> => {
  const sheet = new PDFDocument({
    size: 'LETTER',
    margin,
    lang: 'es-CO',
    displayTitle: true,
    bufferPages: true,
    info: { Title: seed.name, Author: paperWords.brand, CreationDate: at },
  })
  const done = sheetBytes(sheet)
  drawHead(sheet, seed, paperWords.edition(version))
  drawSections(sheet, seed)
  drawFeet(sheet)
  sheet.end()
  return done
}
