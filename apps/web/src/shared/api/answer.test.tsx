import { CallError } from '@arriero/contract/call'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Answer, Pages, type Read } from './Answer.tsx'
import { both } from './queries.ts'

interface Listed {
  items: readonly string[]
}

const refetch = () => undefined
const awaited: Read<Listed> = { data: undefined, error: null, refetch }
const there: Read<Listed> = { data: { items: ['Cali', 'Pasto'] }, error: null, refetch }
const failing = (status: number, read: Read<Listed> = awaited): Read<Listed> => ({
  ...read,
  error: new CallError(status, { error: 'Algo pasó', code: 'server.unexpected', requestId: 'abcdef012345' }),
})

const draw = (of: Read<Listed>, around: { empty?: ReactNode; gone?: ReactNode } = {}) =>
  renderToStaticMarkup(
    <Answer of={of} {...around}>
      {({ items }) => items.join(' y ')}
    </Answer>,
  )

test('what is on its way is told as such', () => {
  expect(draw(awaited)).toContain('role="status"')
})

test('what did not come says why, its reference, and offers to be asked for again', () => {
  const drawn = draw(failing(500))
  expect([drawn.includes('Algo pasó'), drawn.includes('abcdef01'), drawn.includes('Reintentar')]).toEqual([
    true,
    true,
    true,
  ])
})

test('what is refused for what it is is not offered again', () => {
  expect(draw(failing(403))).not.toContain('Reintentar')
})

test('what was read stays, though it could not be read once more', () => {
  expect(draw(failing(500, there))).toBe('Cali y Pasto')
})

test('what is gone is gone, also where it was read before', () => {
  expect(draw(failing(404, there), { gone: 'No está' })).toBe('No está')
  expect(draw(failing(500, there), { gone: 'No está' })).toBe('Cali y Pasto')
})

test('a list without rows has its own words', () => {
  const nothing = { ...there, data: { items: [] } }
  expect([draw(nothing, { empty: 'Nada' }), draw(there, { empty: 'Nada' }), draw(nothing)]).toEqual([
    'Nada',
    'Cali y Pasto',
    '',
  ])
})

test('pages are one list, with a button while there are more', () => {
  const draw = (hasNextPage: boolean, pages: readonly Listed[]) =>
    renderToStaticMarkup(
      <Pages
        of={{
          data: { pages },
          error: null,
          refetch,
          hasNextPage,
          isFetchingNextPage: false,
          fetchNextPage: refetch,
        }}
        empty="Nada"
      >
        {(items) => items.join(' y ')}
      </Pages>,
    )
  const pages = [{ items: ['Cali'] }, { items: ['Pasto'] }]
  expect(draw(true, pages)).toMatch(/^Cali y Pasto<button.*Ver más/)
  expect([draw(false, pages), draw(false, [{ items: [] }])]).toEqual(['Cali y Pasto', 'Nada'])
})

test('two reads are there when both are, and tell the failure of either', () => {
  expect(both(there, awaited).data).toBeUndefined()
  expect(both(there, there).data).toEqual([there.data, there.data])
  expect(both(there, failing(500)).error).toBeInstanceOf(CallError)
})
