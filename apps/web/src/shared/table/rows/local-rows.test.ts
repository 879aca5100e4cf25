import { expect, test } from 'vitest'
import type { Column } from '../columns/column.ts'
import { localRows } from './local-rows.ts'
import { firstPage, withFilter } from '../filters/table-state.ts'

interface Person {
  name: string
  isActive: boolean
}

const people: Person[] = [
  { name: 'Ángela Rincón', isActive: true },
  { name: 'Bernardo Peña', isActive: false },
  { name: 'Camila Ángel', isActive: true },
]

const columns: Column<Person>[] = [
  {
    key: 'name',
    title: 'name',
    render: ({ name }) => name,
    text: ({ name }) => name,
    compare: (one, other) => one.name.localeCompare(other.name),
  },
  {
    key: 'isActive',
    title: 'active',
    render: () => null,
    text: ({ isActive }) => String(isActive),
    filters: [{ value: 'true', label: 'yes' }],
  },
]

const names = (state: typeof firstPage) => localRows({ rows: people, columns, state }).map(({ name }) => name)

test('searching finds names without their accents', () => {
  expect(names(withFilter(firstPage, 'name', ['angel']))).toEqual(['Ángela Rincón', 'Camila Ángel'])
})

test('a filter keeps only its exact values', () => {
  expect(names(withFilter(firstPage, 'isActive', ['false']))).toEqual(['Bernardo Peña'])
})

test('a descending order turns the rows around and leaves the source untouched', () => {
  expect(names({ ...firstPage, sort: '-name' })[0]).toBe('Camila Ángel')
  expect(people[0]?.name).toBe('Ángela Rincón')
})
