import { expect, test } from 'vitest'
import { isSameLayout, moved, readLayout, toggled, usualLayout, visible } from './layout.ts'

const columns = [
  { key: 'id' },
  { key: 'name', isAlways: true },
  { key: 'city' },
  { key: 'email', isOptional: true },
  { key: 'act', isFixed: true },
]
const keys = (layout = usualLayout) => visible(columns, layout).map(({ key }) => key)
const columnOf = (key: string) => columns.find((column) => column.key === key) ?? { key }

test('a list shows its columns in their order, without the optional ones', () => {
  expect(keys()).toEqual(['id', 'name', 'city', 'act'])
})

test('a column is hidden and shown again; an optional one is shown on demand', () => {
  const hidden = toggled(columnOf('city'), usualLayout)
  expect(keys(hidden)).toEqual(['id', 'name', 'act'])
  expect(keys(toggled(columnOf('city'), hidden))).toEqual(keys())
  expect(keys(toggled(columnOf('email'), usualLayout))).toEqual(['id', 'name', 'city', 'email', 'act'])
})

test('the column by which a row is known and the one with its acts cannot be hidden', () => {
  for (const key of ['name', 'act']) expect(keys(toggled(columnOf(key), usualLayout))).toEqual(keys())
})

test('a column goes where it is put, and the acts stay at the end', () => {
  const first = moved(columns, usualLayout, { key: 'city', to: 0 })
  expect(keys(first)).toEqual(['city', 'id', 'name', 'act'])
  expect(keys(moved(columns, first, { key: 'city', to: 99 }))).toEqual(['id', 'name', 'city', 'act'])
  expect(moved(columns, usualLayout, { key: 'act', to: 0 })).toEqual(usualLayout)
})

test('a column of a newer release appears where its list has it', () => {
  const before = { ...usualLayout, order: ['city', 'name'] }
  expect(keys(before)).toEqual(['id', 'city', 'name', 'act'])
})

test('layouts that show the same are the same', () => {
  expect(isSameLayout(columns, usualLayout, { ...usualLayout, order: ['id', 'name'] })).toBe(true)
  expect(isSameLayout(columns, usualLayout, { ...usualLayout, density: 'compact' })).toBe(false)
})

test('what was kept and is not understood stands as usual', () => {
  for (const kept of [undefined, null, 7, 'x', { order: 'id', density: 'tight' }])
    expect(readLayout(kept)).toEqual(usualLayout)
})
