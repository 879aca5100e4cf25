import { expect, test } from 'vitest'
import { tableQuery } from './table-query.ts'
import { firstPage } from './table-state.ts'

const rules = {
  sorts: ['-createdAt', 'name'],
  filters: { isActive: 'many', name: 'one', typeVehicle: ['many', 'typeVehicleId'] },
} as const

test('a list is asked for by the names of the contract', () => {
  const filters = { q: ['ana'], isActive: ['true', 'false'], name: ['Gil'], typeVehicle: ['a1'] }
  expect(tableQuery({ ...firstPage, filters, sort: 'name', after: 'c7' }, rules)).toEqual({
    limit: 20,
    sort: 'name',
    after: 'c7',
    q: 'ana',
    isActive: ['true', 'false'],
    name: 'Gil',
    typeVehicleId: ['a1'],
  })
})

test('the usual list asks for nothing but its page; an order nobody knows is left out', () => {
  expect(tableQuery({ ...firstPage, sort: 'wages', filters: { wages: ['9'] } }, rules)).toEqual({ limit: 20 })
})
