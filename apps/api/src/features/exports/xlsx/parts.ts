/** The fixed files of a workbook with one sheet. */
import { placeOf, xmlText } from './cells.ts'

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packaged = 'http://schemas.openxmlformats.org/package/2006'
const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

const contentTypes = `${head}<Types xmlns="${packaged}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${type}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${type}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${type}.styles+xml"/></Types>`

const rootRelations = `${head}<Relationships xmlns="${packaged}/relationships"><Relationship Id="rId1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`

const workbookRelations = `${head}<Relationships xmlns="${packaged}/relationships"><Relationship Id="rId1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${relations}/styles" Target="styles.xml"/></Relationships>`

/** In the order of `styles` in `cells.ts`; `quotePrefix` keeps a text a text also when it is edited. */
const stylesOfCells = `${head}<styleSheet xmlns="${main}"><numFmts count="3"><numFmt numFmtId="164" formatCode="dd/mm/yyyy"/><numFmt numFmtId="165" formatCode="dd/mm/yyyy\\ hh:mm"/><numFmt numFmtId="166" formatCode="&quot;$&quot;#,##0"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="9"><xf/><xf fontId="1" applyFont="1"/><xf numFmtId="3" applyNumberFormat="1"/><xf numFmtId="166" applyNumberFormat="1"/><xf numFmtId="4" applyNumberFormat="1"/><xf numFmtId="164" applyNumberFormat="1"/><xf numFmtId="165" applyNumberFormat="1"/><xf quotePrefix="1"/><xf numFmtId="166" fontId="1" applyNumberFormat="1" applyFont="1"/></cellXfs></styleSheet>`

/** Signs a sheet's name may not have, and its length. */
const sheetName = (title: string) => title.replace(/[\\/?*[\]:]/g, ' ').slice(0, 31)

const workbook = (title: string) =>
  `${head}<workbook xmlns="${main}" xmlns:r="${relations}"><sheets><sheet name="${xmlText(sheetName(title))}" sheetId="1" r:id="rId1"/></sheets></workbook>`

/** Everything but the sheet, by its place in the file. */
export const fixedParts = (title: string): readonly { path: string; text: string }[] => [
  { path: '[Content_Types].xml', text: contentTypes },
  { path: '_rels/.rels', text: rootRelations },
  { path: 'xl/workbook.xml', text: workbook(title) },
  { path: 'xl/_rels/workbook.xml.rels', text: workbookRelations },
  { path: 'xl/styles.xml', text: stylesOfCells },
]

/** A column that is not seen holds what a sum needs and nobody reads. */
export type SheetWidth = { width: number; isHidden?: true }

/** The head stays in sight while scrolling. */
export const sheetStart = (widths: readonly SheetWidth[]): string => {
  const columns = widths.map(
    ({ width, isHidden }, at) =>
      `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"${isHidden ? ' hidden="1"' : ''}/>`,
  )
  return `${head}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${columns.join('')}</cols><sheetData>`
}

/** Arrows to filter by in each head, over all rows. */
export const sheetEnd = (columnCount: number, rowCount: number): string =>
  `</sheetData><autoFilter ref="A1:${placeOf(columnCount - 1, rowCount + 1)}"/></worksheet>`
