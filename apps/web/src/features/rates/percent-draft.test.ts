import { describe, expect, test } from 'vitest'
import { numberIn, readNumber, writeNumber } from '@arriero/domain/typed/numbers'
import { changesBetween, draftOf, percentKinds, percentsOf, problemsOf, ratesOf } from './percent-draft.ts'

const first = { profit: 10, insurance: 0.15, percent: 19, percentArrieroInsurance: 10 }
const draft = draftOf(first)

test('what is in force is written with a comma and read back the same', () => {
  expect(writeNumber(0.15, percentKinds.insurance)).toBe('0,15')
  expect(numberIn('0,15', percentKinds.insurance)).toBe(0.15)
  expect(numberIn('0.2', percentKinds.insurance)).toBe(0.2)
  expect(percentsOf(draft)).toEqual(first)
})

describe('a percentage is refused with its sentence', () => {
  test.each([
    ['profit', '', 'Ingresa un valor'],
    ['profit', 'abc', 'Ingresa un valor'],
    ['profit', '-1', 'El valor no puede ser menor a 0'],
    ['insurance', '0,155', 'El valor puede tener hasta dos decimales'],
    ['profit', '101', 'El valor no puede ser mayor a 100'],
    ['profit', '1,5', 'La ganancia debe ser un número entero'],
    ['insurance', '', 'Ingresa un valor'],
    ['insurance', '1000', 'El valor no puede ser mayor a 100'],
    ['percent', '100,5', 'El valor no puede ser mayor a 100'],
    ['percentArrieroInsurance', '999', 'El valor no puede ser mayor a 100'],
  ] as const)('%s = «%s»', (name, text, sentence) => {
    const read = readNumber(text, percentKinds[name])
    const typed = { ...draft, [name]: read?.value }
    expect(read?.problem ? percentKinds[name].says(read.problem) : problemsOf(typed)[name]).toBe(sentence)
    expect(percentsOf(typed)).toBeUndefined()
  })
})

test('a change names what it was and what it becomes, and nothing that stays', () => {
  expect(changesBetween(first, { ...first, profit: 12, insurance: 0.2 })).toEqual([
    { name: 'profit', from: 10, to: 12 },
    { name: 'insurance', from: 0.15, to: 0.2 },
  ])
})

test('percentages become the rates of the domain', () => {
  expect(ratesOf(first)).toEqual({ profit: 1000, insurance: 15, vat: 1900, insurerShare: 1000 })
})
