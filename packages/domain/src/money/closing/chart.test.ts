import { expect, test } from 'vitest'
import { accounts } from '../journal.ts'
import { chartDenial, isChartCode, suggestedCodes, unmapped } from './chart.ts'

test.each(['1110', '111005', '11100501', '1110050102', '9999'])('%s is a code of the chart', (code) => {
  expect(isChartCode(code)).toBe(true)
})

test.each([
  '',
  '1',
  '11',
  '111',
  '11100',
  '1110050',
  '111005010203',
  '011005',
  '11.05',
  '11100a',
  ' 1110',
  '١١١٠',
])('«%s» is none', (code) => {
  expect(isChartCode(code)).toBe(false)
})

test('what is suggested is a code for each account of the journal, no two the same', () => {
  expect(Object.keys(suggestedCodes).toSorted()).toEqual([...accounts].toSorted())
  expect(Object.values(suggestedCodes).every(isChartCode)).toBe(true)
  expect(new Set(Object.values(suggestedCodes)).size).toBe(accounts.length)
})

test('an account without a code keeps every file back, and is named', () => {
  const { bank: _bank, ...others } = suggestedCodes
  expect(unmapped(others)).toEqual(['bank'])
  expect(chartDenial(others)).toBe('chart.incomplete')
  expect(chartDenial({})).toBe('chart.incomplete')
  expect(chartDenial(suggestedCodes)).toBeUndefined()
})
