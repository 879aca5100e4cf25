import { expect, test } from 'vitest'
import { line } from '@arriero/contract/shapes'
import { limitOf, searchLimitOf } from './limit.ts'

test('far from the limit nothing is said', () => {
  expect(limitOf('x'.repeat(799), 1000)).toEqual({ isOver: false, text: undefined })
})

test('near the limit the room that is left is told', () => {
  expect(limitOf('x'.repeat(880), 1000).text).toBe('Quedan 120 caracteres.')
  expect(limitOf('x'.repeat(999), 1000).text).toBe('Queda 1 carácter.')
})

test('a text that is exactly as long as it may be is not refused', () => {
  expect(limitOf('x'.repeat(1000), 1000)).toEqual({ isOver: false, text: 'Quedan 0 caracteres.' })
})

test('a sign that takes two units of a string is one letter, here as at the server', () => {
  expect(limitOf('🚚'.repeat(60), 60)).toEqual({ isOver: false, text: 'Quedan 0 caracteres.' })
  expect(limitOf('🚚'.repeat(61), 60).text).toContain('Sobra 1 carácter')
  expect(line(60, 'name.required').safeParse('🚚'.repeat(60)).success).toBe(true)
  expect(line(60, 'name.required').safeParse('🚚'.repeat(61)).success).toBe(false)
})

test('what is too long says how many are too many', () => {
  const { isOver, text } = limitOf('x'.repeat(1200), 1000)
  expect(isOver).toBe(true)
  expect(text).toContain('Sobran 200 caracteres: el máximo es 1.000.')
  expect(limitOf('x'.repeat(1001), 1000).text).toContain('Sobra 1 carácter')
})

test('of a plate or a code nobody counts what is left, and what is too long is told all the same', () => {
  expect(limitOf('ABC123', 7).text).toBeUndefined()
  expect(limitOf('ABC12345', 7).text).toContain('Sobra 1 carácter')
})

test('a search that is too long is told so in its own words, and blanks around it do not count', () => {
  expect(searchLimitOf(`  ${'x'.repeat(80)}  `)).toEqual({ isOver: false, text: 'Quedan 0 caracteres.' })
  expect(searchLimitOf('x'.repeat(83))).toEqual({
    isOver: true,
    text: 'Sobran 3 caracteres: el máximo es 80. Nada se ha recortado; acórtelo para buscar.',
  })
})
