import { expect, test } from 'vitest'
import { errorTexts } from '@arriero/contract/es/errors'
import { bodyOf, documentName, drawPassword, emptyForm, problemsOf, type Typed } from './user-form.ts'

const saidOf = (typed: Typed): Partial<Record<keyof Typed, string>> =>
  Object.fromEntries(
    Object.entries(problemsOf(typed)).flatMap(([field, code]) => (code ? [[field, errorTexts[code]]] : [])),
  )

const picture = { id: 'a'.repeat(24), url: '/a', name: 'logo.jpg' }
const company: Typed = {
  rol: 'cliententerprise',
  identification: '900.373.923-8',
  name: 'Frutas del Sur',
  cellPhone: '311 555 0101',
  email: 'frutas@example.co',
  password: 'ocho letras',
  image: [picture],
  documents: [{ ...picture, name: 'Cámara de comercio.jpeg' }],
}

test('an empty form of the staff says the specification’s sentences, the role among them', () => {
  expect(saidOf(emptyForm(undefined))).toEqual({
    rol: 'Selecciona algún rol',
    identification: 'La cédula es obligatoria',
    name: 'El nombre es obligatorio',
    cellPhone: 'El telefono es obligatorio',
    email: 'El email es obligatorio',
    password: 'La contraseña es obligatoria',
    image: 'Selecciona una imagen',
  })
})

test('an empty form of a company asks for its NIT and its documents', () => {
  expect(saidOf(emptyForm('cliententerprise'))).toMatchObject({
    identification: 'El nit es obligatorio',
    documents: 'Selecciona una imagen',
  })
})

test('a complete form has nothing to say, and a wrong part of it has', () => {
  expect(saidOf(company)).toEqual({})
  expect(saidOf({ ...company, identification: '900373923-5' }).identification).toBe(
    'El dígito de verificación del NIT no corresponde.',
  )
  expect(saidOf({ ...company, cellPhone: '123' }).cellPhone).toBe('El teléfono debe tener 10 dígitos.')
  expect(saidOf({ ...company, email: 'nadie' }).email).toBe('El correo electrónico no es válido.')
})

test('the staff needs a longer password than a company', () => {
  const password = 'doce letras.'
  expect(saidOf({ ...company, password }).password).toBeUndefined()
  const support = { ...company, rol: 'soport', identification: '52345111', password } as const
  expect(saidOf(support).password).toContain('15 para administración')
})

test('documents are called as their files, in upper case and without the ending', () => {
  expect(documentName('Cámara de comercio.jpeg')).toBe('CÁMARA DE COMERCIO')
  expect(documentName('.jpg')).toBe('.JPG')
  expect(bodyOf(company)).toMatchObject({
    documents: [{ name: 'CÁMARA DE COMERCIO', images: [picture.id] }],
  })
  expect(bodyOf({ ...company, rol: 'soport' })).not.toHaveProperty('documents')
})

test('a drawn password is long enough for everybody', () => {
  expect(drawPassword()).toMatch(/^[a-z2-9]{6}(-[a-z2-9]{6}){2}$/)
})
