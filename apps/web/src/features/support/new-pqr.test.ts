import { expect, test } from 'vitest'
import { problemsOf } from '#shared/forms/form-spec.ts'
import { bodyOf, emptyDraft, pqrFields } from './new-pqr.ts'

const draft = { ...emptyDraft, subject: 'Cobro doble', description: 'Me cobraron dos veces.' }
const fields = pqrFields('Consulta')

test('what is missing is said with the sentence of its field', () => {
  expect(problemsOf({ fields }, { ...emptyDraft, subject: '  ' })).toEqual({
    subject: 'El asunto es obligatorio',
    description: 'La descripción es obligatoria',
  })
})

test('one’s own, told in words, lacks nothing', () => {
  expect(problemsOf({ fields }, draft)).toEqual({})
})

test('what is wanted of the data goes along only where it is about data', () => {
  expect(bodyOf({ ...draft, habeasData: 'Reclamo' })).not.toHaveProperty('habeasData')
  expect(bodyOf({ ...draft, type: 'Habeas data', habeasData: 'Reclamo' })).toMatchObject({
    type: 'Habeas data',
    habeasData: 'Reclamo',
  })
})
