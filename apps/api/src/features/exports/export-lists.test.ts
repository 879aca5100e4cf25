import { filtersOf, questionsOf, screenColumns } from '@arriero/contract/lists/column'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { exportLists } from './export-lists.ts'

const values = exportLists.map(({ name, list, query, roles }) => ({ name, list, query, roles }))
const keysOf = (query: z.ZodType) => (query instanceof z.ZodObject ? Object.keys(query.shape) : [])

test('there are lists to be asked', () => {
  expect(values.length).toBeGreaterThan(10)
})

test.each(values)('whatever $name offers to sort and narrow by, its endpoint takes', ({ list, query }) => {
  const { sorts, filters } = questionsOf(list)
  for (const sort of sorts) expect(query.safeParse({ sort }).error?.issues ?? [], sort).toEqual([])
  const offered = new Map(screenColumns(list))
  for (const [key, rule] of Object.entries(filters)) {
    const [many, name] = typeof rule === 'string' ? [rule, key] : rule
    expect(keysOf(query), key).toContain(name)
    const column = offered.get(key)
    for (const value of Object.keys((column && filtersOf(column)) ?? {})) {
      const asked = { [name]: many === 'many' ? [value] : value }
      expect(query.safeParse(asked).error?.issues ?? [], `${key}=${value}`).toEqual([])
    }
  }
})

test.each(values)('what $name puts on screen and in the file stands among its columns', ({ list }) => {
  const shown = screenColumns(list).map(([key]) => key)
  expect(list.screen ?? shown).toEqual(shown)
  for (const { of } of Object.values(list.columns)) if (of) expect(Object.keys(list.columns)).toContain(of)
})

test.each(values)('who may have the file of $name may read the list', ({ list, roles }) => {
  const { access } = list.from
  expect(roles.length).toBeGreaterThan(0)
  expect(typeof access === 'string' ? [] : access.roles).toEqual(expect.arrayContaining([...roles]))
})
