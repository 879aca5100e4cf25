import { expect, test } from 'vitest'
import { stillLacking } from './later-facts.ts'

test('what was typed stays while it is missing, and goes over nothing that was learned meanwhile', () => {
  const typed = { service: 'publico', trailerPlate: 'R12345' } as const
  expect(stillLacking(typed, ['service', 'registeredOn', 'trailerPlate'])).toEqual(typed)
  expect(stillLacking(typed, ['trailerPlate'])).toEqual({ trailerPlate: 'R12345' })
  expect(stillLacking(typed, [])).toEqual({})
})
