/** A tax registry of the demo world, as a PDF that was written and not photographed: what it says can be read where it is judged. No real form is drawn. */
import PDFDocument from 'pdfkit'
import { sheetBytes } from './sheet-bytes.ts'

type Registry = {
  name: string
  identification: string
  /** A day, `YYYY-MM-DD`. */
  issuedOn: string
}

export const taxRegistryPdf = ({ name, identification, issuedOn }: Registry): Promise<Buffer> => {
  const sheet = new PDFDocument({ size: 'LETTER', margin: 64, lang: 'es-CO', info: { Title: 'RUT' } })
  const done = sheetBytes(sheet)
  sheet.font('Helvetica-Bold').fontSize(20).text('Registro Único Tributario')
  sheet.font('Helvetica').fontSize(10).text('Documento de demostración, sin validez.')
  sheet.moveDown(2).fontSize(13)
  const lines = [
    `Razón social: ${name}`,
    `NIT: ${identification}`,
    `Fecha de expedición: ${issuedOn}`,
    'Responsabilidades: 05 renta, 07 retención en la fuente, 48 IVA',
  ]
  for (const line of lines) sheet.text(line, { paragraphGap: 10 })
  sheet.end()
  return done
}
