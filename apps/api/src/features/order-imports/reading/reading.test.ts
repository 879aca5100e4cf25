import { deflateRawSync } from 'node:zlib'
import { utils, write, type WorkSheet } from '@e965/xlsx'
import { readRow } from '@arriero/domain/imports/rows'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { AppError } from '#app-error.ts'
import {
  anyService,
  anyStyle,
  fileOf,
  readingOf,
  titles,
  type Service,
  type Style,
} from './generated-file.fixture.ts'
import { contentHash, sheetsIn } from './read-file.ts'
import { chosen, proposed, rowsOf } from './reading.ts'
import { decoded, readSheets, separatorOf, type Sheet } from './sheets.ts'

const sheetsOf = (bytes: Buffer): Sheet[] => {
  const read = readSheets(bytes)
  if ('problem' in read) throw new Error(read.problem)
  return read.sheets
}

const rowsIn = (bytes: Buffer) => {
  const sheets = sheetsOf(bytes)
  const reading = proposed(sheets)
  return rowsOf(sheets, reading).map(({ cells }) => readRow(cells, reading))
}

const readAs = ({ measures, origin, destination, ...row }: ReturnType<typeof rowsIn>[number]) => ({
  reference: row.reference,
  day: row.day,
  hour: row.hour,
  ...measures,
  pricePesos: row.pricePesos,
  origin: origin.town,
  destination: destination.town,
  description: row.description,
})

test('whatever program wrote them, the same services are read', () => {
  fc.assert(
    fc.property(fc.array(anyService, { minLength: 1, maxLength: 8 }), anyStyle, (services, style) => {
      const rows = rowsIn(fileOf(services, style))
      expect(rows.flatMap(({ faults }) => faults)).toEqual([])
      expect(rows.map(readAs)).toEqual(services.map(readingOf))
    }),
    { numRuns: 60 },
  )
})

const style: Style = {
  format: 'csv',
  separator: ';',
  encoding: 'latin1',
  day: 'dayFirst',
  numbers: 'points',
  lineEnd: '\r\n',
  blanksAbove: 0,
}
const service: Service = {
  reference: 'P-1',
  origin: 'Bogotá',
  destination: 'Popayán',
  day: '2026-04-03',
  minute: 480,
  weightKg: 7000,
  highCm: 220,
  widthCm: 240,
  pesos: 1_500_000,
  description: '12E5',
}

test('Spanish Excel: semicolons, Latin letters of Windows, points in thousands, the day first', () => {
  const bytes = fileOf([service], style)
  expect(separatorOf(decoded(bytes))).toBe(';')
  expect(rowsIn(bytes)).toMatchObject([
    { day: '2026-04-03', pricePesos: 1_500_000, origin: { town: 'Bogotá' } },
  ])
})

test('UTF-16 and a line that says the separator are read too', () => {
  const text = decoded(fileOf([service], { ...style, separator: ',' }))
  const wide = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(`sep=,\r\n${text}`, 'utf16le')])
  expect(rowsIn(wide)).toMatchObject([{ reference: 'P-1', destination: { town: 'Popayán' } }])
})

test('the same file saved by another program is the same content', () => {
  const one = sheetsOf(fileOf([service], style))
  const other = sheetsOf(fileOf([service], { ...style, encoding: 'bom', lineEnd: '\n', separator: ',' }))
  expect(contentHash(one)).toBe(contentHash(other))
  expect(contentHash(one)).not.toBe(contentHash(sheetsOf(fileOf([{ ...service, weightKg: 1 }], style))))
})

const bookOf = (sheets: Record<string, WorkSheet>): Buffer => {
  const book = utils.book_new()
  for (const [name, sheet] of Object.entries(sheets)) utils.book_append_sheet(book, sheet, name)
  return Buffer.from(write(book, { type: 'buffer', bookType: 'xlsx' }) as Uint8Array)
}
const line = ['P-1', 'Cali', 'Ibagué', '2026-12-01', '08:00', 'General', 'Camión sencillo', 7000, 220, 240]
const head = titles.slice(0, 10)

describe('a workbook', () => {
  test('is read by the sheet that names services, wherever it stands', () => {
    const sheets = sheetsOf(
      bookOf({
        Notas: utils.aoa_to_sheet([['Hola'], ['Llamar a Ana']]),
        Despachos: utils.aoa_to_sheet([['Diciembre'], [], head, line]),
      }),
    )
    expect(proposed(sheets)).toMatchObject({ sheet: 1, head: 2 })
    const other = chosen(sheets, proposed(sheets), { sheet: 0 })
    expect(other).toMatchObject({ sheet: 0, head: 0, mapping: {} })
    expect(chosen(sheets, other, { sheet: 1, mapping: { origin: 1, day: 99 } }).mapping).toEqual({
      origin: 1,
    })
  })

  test('of which no sheet names services says so by its columns, and is read by hand', () => {
    const sheets = sheetsOf(
      bookOf({
        Hoja1: utils.aoa_to_sheet([
          ['a', 'b'],
          [1, 2],
        ]),
      }),
    )
    expect(proposed(sheets)).toMatchObject({ sheet: 0, head: 0, titles: ['a', 'b'], mapping: {} })
  })

  test('merged cells and formulas without a result are told where they are', () => {
    const sheet = utils.aoa_to_sheet([head, line, ['P-2', ...line.slice(1)]])
    sheet['!merges'] = [{ s: { r: 1, c: 1 }, e: { r: 2, c: 1 } }]
    Object.assign(sheet, {
      H3: { t: 'n', f: 'A1*2' },
      I3: { t: 'e', v: 7, f: '1/0' },
      J3: { t: 'n', v: 240, f: '200+40' },
    })
    const [read] = sheetsOf(bookOf({ Servicios: sheet }))
    expect(read?.faults).toEqual(
      expect.arrayContaining([
        { row: 2, column: 1, code: 'import.cells_merged' },
        { row: 2, column: 8, code: 'import.formula_empty' },
      ]),
    )
    expect(read?.rows[2]?.[9]).toBe(240)
  })

  test('of the other epoch keeps its days', () => {
    const sheet = utils.aoa_to_sheet([head, line])
    sheet['D2'] = { t: 'n', v: 46_357 - 1462, z: 'dd/mm/yyyy' }
    const book = utils.book_new()
    utils.book_append_sheet(book, sheet, 'Servicios')
    book.Workbook = { WBProps: { date1904: true } }
    const bytes = Buffer.from(write(book, { type: 'buffer', bookType: 'xlsx' }) as Uint8Array)
    expect(rowsIn(bytes)).toMatchObject([{ day: '2026-12-01' }])
  })
})

/** A zip of one file that says it inflates to little and inflates to much. */
const bomb = (size: number): Buffer => {
  const packed = deflateRawSync(Buffer.alloc(size))
  const name = Buffer.from('xl/worksheets/sheet1.xml')
  const local = Buffer.alloc(30)
  local.writeUInt32LE(0x04034b50, 0)
  local.writeUInt16LE(8, 8)
  local.writeUInt32LE(packed.length, 18)
  local.writeUInt32LE(1000, 22)
  local.writeUInt16LE(name.length, 26)
  const entry = Buffer.alloc(46)
  entry.writeUInt32LE(0x02014b50, 0)
  entry.writeUInt16LE(8, 10)
  entry.writeUInt32LE(packed.length, 20)
  entry.writeUInt32LE(1000, 24)
  entry.writeUInt16LE(name.length, 28)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(1, 8)
  end.writeUInt16LE(1, 10)
  end.writeUInt32LE(46 + name.length, 12)
  end.writeUInt32LE(30 + name.length + packed.length, 16)
  return Buffer.concat([local, name, packed, entry, name, end])
}

describe('what is no file of services', () => {
  const refusal = async (bytes: Buffer): Promise<string> => {
    try {
      const sheets = await sheetsIn(bytes)
      rowsOf(sheets, proposed(sheets))
      return 'taken'
    } catch (error) {
      return error instanceof AppError ? error.code : String(error)
    }
  }
  const many = (count: number) =>
    fileOf(
      Array.from({ length: count }, (_, at) => ({ ...service, reference: `P-${at}` })),
      style,
    )

  test.each([
    ['nothing', Buffer.alloc(0), 'file.required'],
    ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 0]), 'import.file_unreadable'],
    [
      'a workbook of before 2007',
      Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0, 0]),
      'import.file_unreadable',
    ],
    [
      'half a zip',
      bookOf({ a: utils.aoa_to_sheet([head, line]) }).subarray(0, 600),
      'import.file_unreadable',
    ],
    ['a zip of something else', bomb(10), 'import.file_unreadable'],
    ['a bomb', bomb(300_000_000), 'import.file_unreadable'],
    ['blanks', Buffer.from('\n\n   \n'), 'import.no_rows'],
    ['a head alone', Buffer.from(head.join(';')), 'import.no_rows'],
    ['more than 10 MB', Buffer.alloc(10 * 1024 * 1024 + 1, 65), 'import.file_too_large'],
    ['2,001 services', many(2_001), 'import.too_many_rows'],
    ['50,000 services', many(50_000), 'import.too_many_rows'],
  ])('%s is told: %#', async (_, bytes, code) => {
    expect(await refusal(bytes)).toBe(code)
  })

  test('2,000 services are taken', async () => {
    expect(await refusal(many(2_000))).toBe('taken')
  })

  test('any bytes at all are read or refused, and never break anything', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 400 }), fc.boolean(), (noise, isZip) => {
        const bytes = Buffer.from(isZip ? [0x50, 0x4b, 3, 4, ...noise] : noise)
        const read = readSheets(bytes)
        expect('problem' in read || Array.isArray(read.sheets)).toBe(true)
      }),
      { numRuns: 200 },
    )
  })
})
