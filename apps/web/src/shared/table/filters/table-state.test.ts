import { expect, test } from 'vitest'
import {
  type TableState,
  firstPage,
  readTableState,
  withFilter,
  withSort,
  writeTableState,
} from './table-state.ts'

const columns = ['origin', 'status']

test('a list whose address is shared shows the same filters, order and page', () => {
  const state: TableState = {
    filters: { origin: ['Cali'], status: ['0', '1'] },
    sort: '-createdAt',
    after: 'c7',
    page: 3,
  }
  const address = writeTableState(new URLSearchParams('tab=mine'), columns, state)
  expect(readTableState(new URLSearchParams(address.toString()), columns)).toEqual(state)
  expect(address.get('tab')).toBe('mine')
})

test('the usual list leaves nothing in the address', () => {
  expect(writeTableState(new URLSearchParams('origin=Cali&pagina=4'), columns, firstPage).toString()).toBe('')
})

test('a page that is no number is the first', () => {
  expect(readTableState(new URLSearchParams('pagina=-2'), columns).page).toBe(1)
  expect(readTableState(new URLSearchParams('pagina=abc'), columns).page).toBe(1)
})

test('filtering or sorting starts again at the first page', () => {
  const onThirdPage: TableState = { ...firstPage, after: 'c7', page: 3, sort: 'origin' }
  expect(withFilter(onThirdPage, 'status', ['0'])).toEqual({
    ...firstPage,
    sort: 'origin',
    filters: { status: ['0'] },
  })
  expect(withSort(onThirdPage, undefined)).toEqual(firstPage)
})

test('clearing the last value of a filter removes it', () => {
  const filtered = withFilter(firstPage, 'status', ['0'])
  expect(withFilter(filtered, 'status', [])).toEqual(firstPage)
})
