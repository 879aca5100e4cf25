import { expect, test } from 'vitest'
import { driverWords, type DriverRow } from './driver-words.ts'

const driver: DriverRow = {
  _id: '65f0c2a19b3e4d7a8c1f2e3d',
  identification: '52456717',
  name: 'Luz Dary Cifuentes',
  email: 'luz@example.co',
  cellPhone: '3185000004',
  image: null,
  countOrder: 1,
  isActive: true,
  validation: 'validated',
  rol: 'enterprisedriver',
  pendingPapers: 0,
  invitation: null,
  status: true,
  score: null,
  dateCreate: '2026-01-12T13:00:00Z',
  licenceCategory: 'C3',
  vehicles: [],
}

test('a driver is told by licence, availability and experience', () => {
  expect(driverWords(driver)).toEqual(['Licencia C3', 'Disponible', '1 servicio'])
})

test('a busy driver is told as busy', () => {
  expect(driverWords({ ...driver, status: false })).toContain('Ocupado')
})

test('an inactive driver is told as inactive even when he is free', () => {
  expect(driverWords({ ...driver, isActive: false })[1]).toBe('Inactivo')
})

test('a driver whom staff has not approved is told as in validation', () => {
  expect(driverWords({ ...driver, isActive: false, validation: 'pending' })[1]).toBe('En validación')
})

test('a driver without a licence on record says so', () => {
  expect(driverWords({ ...driver, licenceCategory: null })[0]).toBe('Sin licencia registrada')
})
