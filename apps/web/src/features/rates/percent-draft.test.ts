import { describe, expect, test } from 'vitest'
import { changesBetween, draftOf, percentsOf, problemsOf, ratesOf } from './percent-draft.ts'

const first = { profit: 10, insurance: 0.15, percent: 19, percentArrieroInsurance: 10 }
const draft = draftOf(first)

test('what is in force is written with a comma and read back the same', () => {
  expect(draft).toEqual({ profit: '10', insurance: '0,15', percent: '19', percentArrieroInsurance: '10' })
  expect(percentsOf(draft)).toEqual(first)
  expect(percentsOf({ ...draft, insurance: '0.2' })?.insurance).toBe(0.2)
})

describe('a percentage is refused with its sentence', () => {
  test.each([
    ['profit', '', 'Ingresa un valor'],
    ['profit', 'abc', 'Ingresa un valor'],
    ['profit', '-1', 'Ingresa un valor'],
    ['profit', '101', 'El valor no puede ser mayor a 100'],
    ['profit', '1,5', 'La ganancia debe ser un número entero'],
    ['insurance', '', 'Ingresa un valor'],
    ['insurance', '1000', 'El valor no puede ser mayor a 100'],
    ['percent', '100,5', 'El valor no puede ser mayor a 100'],
    ['percentArrieroInsurance', '999', 'El valor no puede ser mayor a 100'],
  ] as const)('%s = «%s»', (name, text, sentence) => {
    expect(problemsOf({ ...draft, [name]: text })).toEqual({ [name]: sentence })
    expect(percentsOf({ ...draft, [name]: text })).toBeUndefined()
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
