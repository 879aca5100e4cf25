import { expect, test } from 'vitest'
import { shownToasts } from '../plain/states/toasts.ts'
import { takeBackKept, tellKept } from './kept-word.ts'

const shown = () => shownToasts().map(({ title }) => title)

test('that answers are kept is no longer said to who is back in their wizard, and still to who opens another one', () => {
  tellKept('registration')
  takeBackKept('create-service')
  expect(shown()).toEqual(['Su avance queda guardado'])
  takeBackKept('registration')
  expect(shown()).toEqual([])
})
