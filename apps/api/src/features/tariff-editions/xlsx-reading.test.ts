import { buffer } from 'node:stream/consumers'
import { describe, expect, test } from 'vitest'
import { ZipFile } from 'yazl'
import { workbookOf } from './filled-sheet.fixture.ts'
import { readWorkbook } from './xlsx-reading.ts'

const zipOf = (files: Readonly<Record<string, string | Buffer>>): Promise<Buffer> => {
  const zip = new ZipFile()
  for (const [path, content] of Object.entries(files)) zip.addBuffer(Buffer.from(content), path)
  zip.end()
  return buffer(zip.outputStream)
}

/** As Excel writes it: shared strings, references on every cell, the sheet under a name of its own. */
const asExcel = (rows: string, shared = '') =>
  zipOf({
    'xl/workbook.xml':
      '<workbook xmlns:r="r"><sheets><sheet name="Hoja1" sheetId="4" r:id="rId7"/><sheet name="Otra" sheetId="2" r:id="rId8"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels':
      '<Relationships><Relationship Target="worksheets/sheet2.xml" Id="rId8"/><Relationship Id="rId7" Type="t" Target="worksheets/sheet9.xml"/></Relationships>',
    'xl/sharedStrings.xml': `<sst>${shared}</sst>`,
    'xl/worksheets/sheet2.xml':
      '<worksheet><sheetData><row r="1"><c r="A1"><v>99</v></c></row></sheetData></worksheet>',
    'xl/worksheets/sheet9.xml': `<worksheet><cols><col min="1" max="2"/></cols><sheetData>${rows}</sheetData></worksheet>`,
  })

describe('a workbook', () => {
  test('of our own writing is read back as it was written', async () => {
    const rows = [
      ['Precio del ACPM', 'pesos/galón', 10_842],
      ['Velocidad en montaña', 'km/h', null, 62, 23.57],
    ]
    const grid = readWorkbook(await workbookOf(rows))
    expect(grid?.[1]?.slice(0, 3)).toEqual(rows[0])
    expect(grid?.[2]?.slice(0, 5)).toEqual(rows[1])
  })

  test('saved by Excel is read by its references, with shared, rich and escaped strings', async () => {
    const bytes = await asExcel(
      '<row r="1" spans="1:3"><c r="A1" t="s"><v>0</v></c><c r="C1" t="s"><v>1</v></c></row>' +
        '<row r="3"><c r="B3" s="2"><v>10842.5</v></c><c r="D3"/><c r="AB3"><f>B3*2</f><v>1.5E3</v></c></row>',
      '<si><t>Diésel &amp; &quot;ACPM&quot; &#241;_x000A_</t></si><si><r><t>Ri</t></r><r><rPr><b/></rPr><t xml:space="preserve">co </t></r></si>',
    )
    const grid = readWorkbook(bytes)
    expect(grid?.[0]).toEqual(['Diésel & "ACPM" ñ\n', null, 'Rico '])
    expect(grid?.[1]).toBeUndefined()
    expect(grid?.[2]?.[1]).toBe(10_842.5)
    expect(grid?.[2]?.[3]).toBeNull()
    expect(grid?.[2]?.[27]).toBe(1_500)
  })

  test('whose cells hold words, truths and errors gives them as texts', async () => {
    const bytes = await asExcel(
      '<row r="1"><c r="A1" t="str"><v>uno</v></c><c r="B1" t="b"><v>1</v></c><c r="C1" t="e"><v>#N/A</v></c><c r="D1" t="inlineStr"><is><t>dos</t></is></c></row>',
    )
    expect(readWorkbook(bytes)?.[0]).toEqual(['uno', '1', '#N/A', 'dos'])
  })
})

describe('what is no workbook is told apart', () => {
  test.each([
    ['nothing', Buffer.alloc(0)],
    ['words', Buffer.from('Parámetro;Unidad;Valor\n')],
    ['a picture', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, 74, 70, 73, 70])],
    ['half a directory', Buffer.concat([Buffer.from([0x50, 0x4b, 0x05, 0x06]), Buffer.alloc(18, 0xff)])],
  ])('%s', (_what, bytes) => {
    expect(readWorkbook(bytes)).toBeUndefined()
  })

  test('a zip of something else', async () => {
    expect(readWorkbook(await zipOf({ 'word/document.xml': '<w/>' }))).toBeUndefined()
  })

  test('a workbook cut off, or with bytes turned', async () => {
    const bytes = await workbookOf([['Precio del ACPM', 'pesos/galón', 10_842]])
    expect(readWorkbook(bytes.subarray(0, bytes.length - 30))).toBeUndefined()
    for (let at = 0; at < bytes.length; at += 37) {
      const turned = Buffer.from(bytes)
      turned[at] = (turned[at] ?? 0) ^ 0xff
      // Whatever it reads, it comes back and throws nothing.
      expect(() => readWorkbook(turned)).not.toThrow()
    }
  })

  test('a sheet that swells beyond any template, without unpacking all of it', async () => {
    const bytes = await asExcel('<row r="1">'.padEnd(8_000_000, ' '))
    expect(bytes.length).toBeLessThan(100_000)
    expect(readWorkbook(bytes)).toBeUndefined()
  })

  // A reading whose work grows with the square of the tags would outlast the test's time by far.
  test('a sheet made to be read slowly is read to its end', async () => {
    expect(readWorkbook(await asExcel('<row '.repeat(300_000)))).toEqual([])
    expect(readWorkbook(await asExcel(`<row r="1">${'<c '.repeat(300_000)}`))).toEqual([])
  })

  test('rows and columns far outside any sheet are left aside', async () => {
    const grid = readWorkbook(
      await asExcel(
        '<row r="999999999"><c r="A1"><v>1</v></c></row><row r="2"><c r="ZZZ2"><v>1</v></c></row>',
      ),
    )
    expect(grid).toEqual([undefined, []])
  })
})
