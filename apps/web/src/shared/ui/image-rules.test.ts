import { expect, test } from 'vitest'
import { type ImageRules, keepLast, whyRefused } from './image-rules.ts'

const vehiclePhoto: ImageRules = {
  types: ['image/jpeg', 'image/png'],
  mostBytes: 2_000_000,
  wrongType: 'wrong type',
  tooLarge: 'too large',
}

test('a photo of the right type and size is taken', () => {
  expect(whyRefused({ type: 'image/png', size: 1_999_999 }, vehiclePhoto)).toBeUndefined()
})

test('a PDF is refused by its type', () => {
  expect(whyRefused({ type: 'application/pdf', size: 10 }, vehiclePhoto)).toBe('wrong type')
})

test('a photo must be under the limit, not at it', () => {
  expect(whyRefused({ type: 'image/jpeg', size: 2_000_000 }, vehiclePhoto)).toBe('too large')
})

test('a field for JPEG only refuses PNG', () => {
  expect(whyRefused({ type: 'image/png', size: 10 }, { ...vehiclePhoto, types: ['image/jpeg'] })).toBe(
    'wrong type',
  )
})

test('a field of one image keeps the last upload', () => {
  expect(keepLast(['first', 'second'], 1)).toEqual(['second'])
})
