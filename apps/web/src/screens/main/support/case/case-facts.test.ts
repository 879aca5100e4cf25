import { filledTemplate, openPlaces } from '@arriero/domain/support/templates'
import { expect, test } from 'vitest'
import type { OpenedPqr } from '#features/support/pqr.ts'
import { factsOf } from './case-facts.ts'

const pqr = {
  number: '2026-000042',
  subject: 'Cobro doble',
  createDate: '2026-11-09T13:00:00.000Z',
  dueOn: '2026-12-01',
  orderId: null,
  order: null,
  userId: { _id: '1', name: 'Ana Ruiz', rol: 'client' },
} as unknown as OpenedPqr
const around = { colleague: 'Luis', brand: 'Arriero' }

test('a template is filled from the case that is open', () => {
  expect(filledTemplate('{nombre}, {radicado}: {responsable} de {marca}', factsOf(pqr, around))).toBe(
    'Ana Ruiz, 2026-000042: Luis de Arriero',
  )
})

test('of a case without a service the places of one stay open', () => {
  expect(openPlaces(filledTemplate('{servicio} {ruta} {nombre}', factsOf(pqr, around)))).toEqual([
    'order',
    'route',
  ])
})
