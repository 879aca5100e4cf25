import { expect, test } from 'vitest'
import { directionOf, nextSort, sortsOf } from './sorting.ts'

const name = { key: 'name', isSortable: true } as const
const created = { key: 'createdAt', isSortable: 'down' } as const

test('pressing a head again and again goes up, down and back to the usual order', () => {
  expect(nextSort(name, undefined)).toBe('name')
  expect(nextSort(name, 'name')).toBe('-name')
  expect(nextSort(name, '-name')).toBeUndefined()
  expect(nextSort(name, '-createdAt')).toBe('name')
})

test('a list the server sorts one way only is offered that way', () => {
  expect(nextSort(created, undefined)).toBe('-createdAt')
  expect(nextSort(created, '-createdAt')).toBeUndefined()
  expect(sortsOf([name, created]).map(({ sort }) => sort)).toEqual(['name', '-name', '-createdAt'])
})

test('the head says which way its column goes', () => {
  expect(directionOf(name, 'name')).toBe('ascending')
  expect(directionOf(name, '-name')).toBe('descending')
  expect(directionOf(name, 'createdAt')).toBe('none')
})
