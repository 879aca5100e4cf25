import { expect, test } from 'vitest'
import { usualLayout } from '../columns/layout.ts'
import { differs, screenOf, stateOf, type SavedView } from './view.ts'

const columns = [{ key: 'name' }, { key: 'city' }]
const screen = {
  asked: { filters: { status: ['0', '1'], q: ['cali'] }, sort: '-createdAt' },
  layout: { ...usualLayout, hidden: ['city'] },
}
const view: SavedView = {
  _id: 'a'.repeat(24),
  name: 'Pendientes de Cali',
  isOwn: true,
  isShared: false,
  isDefault: false,
  owner: { name: 'Rosa' },
  state: stateOf(screen),
  updatedAt: '2026-11-21T12:00:00.000Z',
}

test('a view opened on another device shows what it was saved from', () => {
  const { asked, layout } = screenOf(view)
  expect(asked).toEqual({ ...screen.asked, view: view._id })
  expect(layout).toEqual(screen.layout)
  expect(differs(columns, view, { asked, layout })).toBe(false)
})

test('filters chosen in another sequence are the same view', () => {
  const asked = { filters: { q: ['cali'], status: ['1', '0'] }, sort: '-createdAt' }
  expect(differs(columns, view, { ...screen, asked })).toBe(false)
})

test('another filter, order, column or density is a change that can be saved', () => {
  const { asked, layout } = screen
  for (const changed of [
    { asked: { ...asked, filters: { q: ['cali'] } }, layout },
    { asked: { ...asked, sort: undefined }, layout },
    { asked, layout: usualLayout },
    { asked, layout: { ...layout, density: 'compact' as const } },
  ])
    expect(differs(columns, view, changed)).toBe(true)
})
