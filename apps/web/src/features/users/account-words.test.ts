import { expect, test } from 'vitest'
import { availabilityWord, standingWord } from './account-words.ts'

test('an account that was never approved says so instead of «Inactivo»', () => {
  expect(standingWord({ isActive: false, validation: 'pending' })).toEqual({
    tone: 'waiting',
    word: 'En validación',
  })
  expect(standingWord({ isActive: false, validation: 'returned' }).word).toBe('Devuelta')
  expect(standingWord({ isActive: false, validation: 'validated' })).toEqual({
    tone: 'off',
    word: 'Inactivo',
  })
  expect(standingWord({ isActive: true, validation: 'validated' })).toEqual({ tone: 'good', word: 'Activo' })
})

test('only somebody who may work is Disponible or Ocupado; of anybody else it says how he stands', () => {
  const working = { isActive: true, validation: 'validated' } as const
  expect(availabilityWord({ ...working, status: true }).word).toBe('Disponible')
  expect(availabilityWord({ ...working, status: false }).word).toBe('Ocupado')
  for (const status of [true, false]) {
    expect(availabilityWord({ isActive: false, validation: 'pending', status }).word).toBe('En validación')
    expect(availabilityWord({ isActive: false, validation: 'returned', status }).word).toBe('Devuelta')
    expect(availabilityWord({ isActive: false, validation: 'validated', status }).word).toBe('Inactivo')
  }
})
