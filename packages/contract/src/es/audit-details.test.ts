import { expect, test } from 'vitest'
import { auditDetailWords } from './audit-details.ts'

const id = `${'a'.repeat(18)}b37029`

test('a validated paper is read by its name and the end of its code', () => {
  expect(auditDetailWords({ paperId: id, kind: 'occupationalRisk' })).toEqual([
    'documento: b37029',
    'tipo: ARL',
  ])
})

test('percentages are read as such, and a fee as pesos', () => {
  expect(auditDetailWords({ profitAfter: 1250, profitBefore: 1000, fee: 155_771 })).toEqual([
    'ganancia: 10\u00a0% → 12,5\u00a0%',
    'cobro: $155.771',
  ])
})

test('withholdings are read in their own units, before and after', () => {
  expect(
    auditDetailWords({
      from: '2027-01-01',
      uvtBefore: 52_374,
      uvtAfter: 55_000,
      sourceBefore: 1,
      sourceAfter: 1.5,
      perMille: 4.14,
    }),
  ).toEqual([
    'desde: 2027-01-01',
    'UVT: $52.374 → $55.000',
    'retención en la fuente: 1\u00a0% → 1,5\u00a0%',
    'ReteICA: 4,14\u00a0‰',
  ])
})

test('an export says of which list and by what it was narrowed', () => {
  expect(auditDetailWords({ list: 'pqrs', filters: 'light sort status' })).toEqual([
    'lista: PQR',
    'filtros: plazo, orden, estado',
  ])
  expect(auditDetailWords({ list: 'pqrs', filters: '' })).toContain('filtros: —')
})

test('states, roles and requirements are read in words, what somebody wrote stays as he wrote it', () => {
  expect(
    auditDetailWords({
      before: 'pending',
      after: 'solved',
      status: 4,
      role: 'soport',
      visible: 'driver, client',
      isActive: false,
      reason: 'driver',
    }),
  ).toEqual([
    'cambio: Pendiente → Solucionado',
    'estado: Cancelado',
    'rol: Soporte',
    'visible para: Conductor, Cliente',
    'activo: no',
    'motivo: driver',
  ])
  expect(auditDetailWords({ gate: 'vehicle.capacity_too_small' })[0]).not.toContain('vehicle.')
})

test('what there is no word for keeps its name', () => {
  expect(auditDetailWords({ waivedGate: null, constructor: 3 })).toEqual(['waivedGate: —', 'constructor: 3'])
})
