import { setTimeout } from 'node:timers/promises'
import { buffer } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import type { CellValue } from '@arriero/contract/lists/column'
import { writeWorkbook, type SheetBatch, type SheetColumn } from './workbook.ts'
import { openedSheet, reckonedBehind } from './opened-sheet.fixture.ts'
import { readSheet, unzip } from './workbook.fixture.ts'

const words = { yes: 'Sí', no: 'No', totals: 'Totales' }
const title = 'Servicios'

const written = (columns: readonly SheetColumn[], rows: CellValue[][]) => {
  async function* batches() {
    yield { rows }
  }
  return buffer(writeWorkbook({ title, columns, batches: batches(), words }))
}
const asText: SheetColumn[] = [{ title: 'Texto', kind: 'text' }]
const cellsOf = async (columns: readonly SheetColumn[], ...row: CellValue[]) =>
  readSheet(await written(columns, [row]))[1]

test('a workbook has the files a spreadsheet program looks for', async () => {
  const files = unzip(await written(asText, [['Cali']]))
  expect([...files.keys()].toSorted()).toEqual([
    '[Content_Types].xml',
    '_rels/.rels',
    'xl/_rels/workbook.xml.rels',
    'xl/styles.xml',
    'xl/workbook.xml',
    'xl/worksheets/sheet1.xml',
  ])
  expect(files.get('xl/workbook.xml')?.toString()).toContain('name="Servicios"')
})

test('the head names the columns, and every row has its cells in their order', async () => {
  const columns: SheetColumn[] = [...asText, { title: 'Valor', kind: 'pesos' }]
  expect(
    readSheet(
      await written(columns, [
        ['Cali', 2_618_000],
        ['Tunja', null],
      ]),
    ),
  ).toEqual([
    ['Texto', 'Valor'],
    ['Cali', 2_618_000],
    ['Tunja', null],
  ])
})

test.each(['=1+1', '+57 300', '-5', '@cmd', '\t=1', '\r=1', '=HYPERLINK("http://x","y")'])(
  'what looks like a formula (%j) stays a text',
  async (text) => {
    const bytes = await written(asText, [[text]])
    expect(readSheet(bytes)[1]).toEqual([text])
    const sheet = unzip(bytes).get('xl/worksheets/sheet1.xml')?.toString()
    expect(sheet).not.toContain('<f')
    // Also when somebody edits the cell.
    expect(sheet).toContain('<c r="A2" t="inlineStr" s="7">')
  },
)

test('codes, plates and long numbers keep their zeros and every digit', async () => {
  for (const text of ['007', '9007199254740993123', '1E5', 'ABC123', '3'.repeat(24)])
    expect(await cellsOf(asText, text)).toEqual([text])
})

test('signs of XML, of Spanish and of spreadsheets come out as they went in', async () => {
  for (const text of ['<a & "b">', 'Ñandú €', '_x0041_', 'línea 1\nlínea 2', '😀'])
    expect(await cellsOf(asText, text)).toEqual([text])
})

test('what no spreadsheet can hold is left out, and the rest of the text stays', async () => {
  expect(await cellsOf(asText, 'a\u0000b\u001fc')).toEqual(['abc'])
  expect(await cellsOf(asText, 'a\ud800b')).toEqual(['a\ufffdb'])
  const [long] = (await cellsOf(asText, 'x'.repeat(40_000))) ?? []
  expect(long).toHaveLength(32_767)
})

test('an instant is written with its day and hour in Bogotá, a day as itself', async () => {
  const columns: SheetColumn[] = [
    { title: 'a', kind: 'day' },
    { title: 'b', kind: 'moment' },
    { title: 'c', kind: 'day' },
  ]
  const late = '2026-01-13T03:30:59.000Z'
  expect(await cellsOf(columns, late, late, '2026-02-28')).toEqual([
    '12/01/2026',
    '12/01/2026 22:30',
    '28/02/2026',
  ])
})

test('yes and no are words; a figure that is none leaves its cell empty', async () => {
  const columns: SheetColumn[] = [
    { title: 'a', kind: 'yesNo' },
    { title: 'b', kind: 'yesNo' },
    { title: 'c', kind: 'number' },
    { title: 'd', kind: 'day' },
  ]
  expect(await cellsOf(columns, true, false, Number.NaN, 'ayer')).toEqual(['Sí', 'No', null, null])
})

test('rows that fail half way fail the file instead of leaving it without an end', async () => {
  async function* batches() {
    yield { rows: [['Cali']] }
    throw new Error('the list is away')
  }
  const file = buffer(writeWorkbook({ title, columns: asText, batches: batches(), words }))
  await expect(file).rejects.toThrow('the list is away')
})

const money: SheetColumn[] = [
  { title: 'Total', kind: 'amount', isSummed: true },
  { title: 'Ciudad', kind: 'text' },
  { title: 'Parte', kind: 'pesos', isSummed: true },
  { title: 'Viajes', kind: 'number' },
]

test('a last row adds up what is money, to the peso, over all batches; a missing amount adds nothing', async () => {
  async function* batches(): AsyncGenerator<SheetBatch> {
    yield {
      rows: [
        [2_618_000, 'Cali', 5_000_000_000, 3],
        [null, '=1+1', -4_999_999_999, 4],
      ],
    }
    yield { rows: [[1, 'Tunja', 0, 5]] }
  }
  const bytes = await buffer(writeWorkbook({ title, columns: money, batches: batches(), words }))
  expect(readSheet(bytes).at(-1)).toEqual([2_618_001, 'Totales', 1, null])
  const sheet = unzip(bytes).get('xl/worksheets/sheet1.xml')?.toString()
  // What the head's arrows sort and filter ends above it.
  expect(sheet).toContain('<autoFilter ref="A1:D4"/>')
})

test('the sums are formulas that follow a filter, and the sum of all rows is kept beside them', async () => {
  const rows: CellValue[][] = [
    [5, 'Cali', 2, 1],
    [7, 'Tunja', 3, 1],
    [11, 'Cali', null, 1],
  ]
  const sheet = openedSheet(await written(money, rows))
  expect(sheet.formulas()).toEqual({ A5: 'SUBTOTAL(109,A2:A4)', C5: 'SUBTOTAL(109,C2:C4)' })
  expect(sheet.sums()).toEqual({ Total: 23, Parte: 5 })
  expect(sheet.filtered((row) => row['Ciudad'] === 'Cali').sums()).toEqual({ Total: 16, Parte: 2 })
  expect(sheet.filtered(() => false).sums()).toEqual({ Total: 0, Parte: 0 })
})

test('also where not every row is in the sums, they follow a filter', async () => {
  const counts: CellValue[] = [5, 'Cali', 2, 1]
  const aside: CellValue[] = [7, 'Cali', 3, 1]
  const other: CellValue[] = [11, 'Tunja', 4, 1]
  async function* batches(): AsyncGenerator<SheetBatch> {
    yield { rows: [counts, aside, other], summed: [counts, other] }
  }
  const book = { title, columns: money, batches: batches(), words, isPartial: true }
  const sheet = openedSheet(await buffer(writeWorkbook(book)))
  expect(sheet.sums()).toEqual({ Total: 16, Parte: 6 })
  expect(sheet.filtered((row) => row['Ciudad'] === 'Cali').sums()).toEqual({ Total: 5, Parte: 2 })
})

test('every row and every cell says where it stands: some programs open nothing else', async () => {
  const sheet = unzip(await written(money, [[5, 'Cali', null, 1]])).get('xl/worksheets/sheet1.xml')
  const rows = [...(sheet?.toString() ?? '').matchAll(/<row([^>]*)>([\s\S]*?)<\/row>/g)]
  expect(rows.map(([, attributes]) => attributes)).toEqual([' r="1"', ' r="2"', ' r="3"'])
  const places = rows.map(([, , cells = '']) =>
    [...cells.matchAll(/<c\b([^>]*)/g)].map(([, attributes = '']) => /r="(\w+)"/.exec(attributes)?.[1]),
  )
  expect(places).toEqual([
    ['A1', 'B1', 'C1', 'D1'],
    ['A2', 'B2', 'C2', 'D2'],
    ['A3', 'B3', 'C3'],
  ])
})

test('what is not in the sums stands in the file and adds nothing; where nothing is, there is no last row', async () => {
  const counts: CellValue[] = [5, 'Cali', 2, 1]
  const aside: CellValue[] = [7, 'Tunja', 3, 1]
  const sheetOf = (batch: SheetBatch) => {
    async function* batches() {
      yield batch
    }
    return buffer(writeWorkbook({ title, columns: money, batches: batches(), words, isPartial: true }))
  }
  const rows = [counts, aside]
  expect(readSheet(await sheetOf({ rows, summed: [counts] })).slice(1)).toEqual([
    counts,
    aside,
    [5, 'Totales', 2, null],
  ])
  expect(readSheet(await sheetOf({ rows, summed: [] })).slice(1)).toEqual(rows)
})

test('where nothing is money, or there is no row, nothing is added up', async () => {
  expect(readSheet(await written(asText, [['Cali']]))).toHaveLength(2)
  expect(readSheet(await written(money, []))).toHaveLength(1)
})

test('a list without rows is a file with its head', async () => {
  async function* batches(): AsyncGenerator<SheetBatch> {}
  const bytes = await buffer(writeWorkbook({ title, columns: asText, batches: batches(), words }))
  expect(readSheet(bytes)).toEqual([['Texto']])
})

test('rows that fail before anybody reads the file fail it when it is read, and nothing else', async () => {
  async function* batches(): AsyncGenerator<SheetBatch> {
    await Promise.reject(new Error('the rows are away'))
    yield { rows: [] }
  }
  const bytes = writeWorkbook({ title, columns: asText, batches: batches(), words })
  await setTimeout(30)
  await expect(buffer(bytes)).rejects.toThrow('the rows are away')
})

const byState = { by: 0, title: 'Por estado', rows: 'Filas' }
const withStates = (isPartial = false, name = "Pagos d'hoy"): Promise<Buffer> => {
  const columns: SheetColumn[] = [
    { title: 'Estado', kind: 'text' },
    { title: 'Valor', kind: 'pesos', isSummed: true },
  ]
  const rows: CellValue[][] = [
    ['Pagado', 5],
    ['Por pagar', 7],
    ['Pagado', 11],
  ]
  async function* batches(): AsyncGenerator<SheetBatch> {
    yield isPartial ? { rows, summed: rows.slice(0, 2) } : { rows }
  }
  const workbook = { title: name, columns, batches: batches(), words, isPartial, subtotals: byState }
  return buffer(writeWorkbook(workbook))
}

test('sums by the words of a column stand on a sheet of their own, formulas over the rows of the first', async () => {
  const bytes = await withStates()
  const files = unzip(bytes)
  expect(files.get('xl/workbook.xml')?.toString()).toContain(
    '<sheet name="Por estado" sheetId="2" r:id="rId2"/>',
  )
  expect(files.get('[Content_Types].xml')?.toString()).toContain('/xl/worksheets/sheet2.xml')
  const sheet = files.get('xl/worksheets/sheet2.xml')?.toString() ?? ''
  const texts = [...sheet.matchAll(/<t [^>]*>([^<]*)<\/t>/g)].map(([, text]) => text)
  expect(texts).toEqual(['Estado', 'Filas', 'Valor', 'Pagado', 'Por pagar'])
  const figures = [...sheet.matchAll(/<f>([^<]*)<\/f><v>(\d+)<\/v>/g)].map(([, formula, value]) => [
    formula,
    value,
  ])
  const there = "'Pagos d''hoy'!"
  expect(figures).toEqual([
    [`COUNTIF(${there}$A$2:$A$4,A2)`, '2'],
    [`SUMIFS(${there}$B$2:$B$4,${there}$A$2:$A$4,A2)`, '16'],
    [`COUNTIF(${there}$A$2:$A$4,A3)`, '1'],
    [`SUMIFS(${there}$B$2:$B$4,${there}$A$2:$A$4,A3)`, '7'],
  ])
})

test('a spreadsheet program reckons the sums by a word as they stand', async () => {
  for (const name of ['Pagos', 'Contabilidad Arriero'])
    expect(reckonedBehind(await withStates(false, name))).toEqual([
      { Estado: 'Pagado', Filas: 2, Valor: 16 },
      { Estado: 'Por pagar', Filas: 1, Valor: 7 },
    ])
})

test('where not every row counts, the sums by a word count what the last row counts', async () => {
  const sheet =
    unzip(await withStates(true))
      .get('xl/worksheets/sheet2.xml')
      ?.toString() ?? ''
  const sums = [...sheet.matchAll(/<f>SUMIFS\('[^!]*!\$([A-Z])[^<]*<\/f><v>(\d+)<\/v>/g)]
  expect(sums.map(([, column, value]) => [column, value])).toEqual([
    ['C', '5'],
    ['C', '7'],
  ])
})
