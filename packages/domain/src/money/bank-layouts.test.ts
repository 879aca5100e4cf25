import { describe, expect, test } from 'vitest'
import { fixedLayouts, fixedLine, type HeadFact, type LineFact } from './bank-layouts.ts'

const head: Record<HeadFact, string> = {
  payerDocument: '900123456',
  payerName: 'ARRIERO SAS',
  payerAccount: '12345678',
  payerAccountKind: 'S',
  payerOffice: '123',
  purpose: 'LOTE 12',
  sequence: 'A1',
  day: '20261109',
  count: '2',
  total: '3596364',
}
const line: Record<LineFact, string> = {
  document: '900987654',
  documentKind: '3',
  name: 'TRANSPORTES DEL NORTE',
  bank: '1007',
  account: '00145678901',
  accountKind: '37',
  net: '1798182',
  day: '20261109',
  reference: '4F09AB',
  concept: 'SERVICIO 4F09AB',
}
const at = (text: string | undefined, from: number, width: number) => text?.slice(from - 1, from - 1 + width)

describe.each(Object.entries(fixedLayouts))('%s', (name, layout) => {
  const shortened = { ...line, documentKind: 'N', accountKind: '2', bank: '007' }
  const facts = name === 'bancoDeBogota' ? shortened : line

  test('its lines are as long as the bank counts them', () => {
    expect(fixedLine(layout.head, head)).toHaveLength(layout.width)
    expect(fixedLine(layout.line, facts)).toHaveLength(layout.width)
  })

  test('a number that does not fit is never cut', () => {
    expect(fixedLine(layout.line, { ...facts, account: '1'.repeat(18) })).toBeUndefined()
    expect(fixedLine(layout.head, { ...head, payerAccount: '1'.repeat(12) })).toBeUndefined()
  })

  test('a name that is too long ends where its place does', () => {
    expect(fixedLine(layout.line, { ...facts, name: 'A'.repeat(90) })).toHaveLength(layout.width)
  })
})

test('Bancolombia reads each part where its PAB has it', () => {
  const { head: ofHead, line: ofLine } = fixedLayouts.bancolombiaPab
  const first = fixedLine(ofHead, head)
  expect([
    at(first, 2, 15),
    at(first, 33, 3),
    at(first, 64, 6),
    at(first, 87, 17),
    at(first, 104, 12),
  ]).toEqual(['000000900123456', '220', '000002', '00000000359636400', '00012345678S'])
  const next = fixedLine(ofLine, line)
  expect([at(next, 2, 15), at(next, 47, 9), at(next, 56, 17), at(next, 74, 2), at(next, 76, 17)]).toEqual([
    '900987654      ',
    '000001007',
    '00145678901      ',
    '37',
    '00000000179818200',
  ])
  expect([at(next, 101, 21)?.trim(), at(next, 122, 1)]).toEqual(['4F09AB', '3'])
})

test('Banco de Bogotá reads each part where its file has it', () => {
  const { line: ofLine } = fixedLayouts.bancoDeBogota
  const next = fixedLine(ofLine, { ...line, documentKind: 'N', accountKind: '2', bank: '007' })
  expect([at(next, 2, 12), at(next, 55, 1), at(next, 56, 17), at(next, 73, 18), at(next, 95, 3)]).toEqual([
    'N00900987654',
    '2',
    '00145678901      ',
    '000000000179818200',
    '007',
  ])
  expect(at(next, 102, 80)?.trim()).toBe('SERVICIO 4F09AB')
})
