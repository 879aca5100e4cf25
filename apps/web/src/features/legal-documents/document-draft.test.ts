import { expect, test } from 'vitest'
import { type DocumentDraft, draftOf, problemsOf } from './document-draft.ts'

const whole: DocumentDraft = {
  name: 'Contrato marco',
  visible: ['enterprise'],
  isActive: true,
  file: { id: 'a'.repeat(24), name: 'contrato.pdf' },
}

test('a new document needs a name, readers and a file, each asked for with its sentence', () => {
  expect(problemsOf(draftOf(undefined), { isNew: true })).toEqual({
    name: 'El nombre es obligatorio',
    visible: 'Selecciona un rol',
    file: 'Selecciona un archivo',
  })
  expect(problemsOf(whole, { isNew: true })).toEqual({})
})

test('a changed one keeps its file when no other is chosen', () => {
  expect(problemsOf({ ...whole, file: undefined }, { isNew: false })).toEqual({})
  expect(problemsOf({ ...whole, visible: [], file: undefined }, { isNew: false })).toEqual({
    visible: 'Selecciona un rol',
  })
})
