import { expect, test } from 'vitest'
import { bodyOf, emptyDraft, problemsOf } from './new-pqr.ts'

const draft = { ...emptyDraft, subject: 'Cobro doble', description: 'Me cobraron dos veces.' }
const own = { isForOthers: false }

test('what is missing is said with the sentence of its field', () => {
  expect(problemsOf({ ...emptyDraft, subject: '  ' }, own)).toEqual({
    subject: 'El asunto es obligatorio',
    description: 'La descripción es obligatoria',
  })
})

test('who writes it down for somebody names him and says how it stands', () => {
  expect(problemsOf(draft, { isForOthers: true })).toEqual({
    userId: 'El usuario es obligatorio',
    status: 'El estado es obligatorio',
  })
  const whole = { ...draft, userId: 'a'.repeat(24), status: 'Pendiente' as const }
  expect(problemsOf(whole, { isForOthers: true })).toEqual({})
})

test('one’s own needs neither', () => {
  expect(problemsOf(draft, own)).toEqual({})
})

test('what is wanted of the data goes along only where it is about data', () => {
  expect(bodyOf({ ...draft, habeasData: 'Reclamo' })).not.toHaveProperty('habeasData')
  expect(bodyOf({ ...draft, type: 'Habeas data', habeasData: 'Reclamo' })).toMatchObject({
    type: 'Habeas data',
    habeasData: 'Reclamo',
  })
})
