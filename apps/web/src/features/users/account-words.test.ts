import { expect, test } from 'vitest'
import { standingWord } from './account-words.ts'

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
