import { expect, test } from 'vitest'
import { changeBody, changeProblems, emptyDriver, newDriverBody, newDriverProblems } from './own-driver.ts'

const image = [{ id: 'a'.repeat(24), url: '', name: 'foto.jpg' }]
const typed = {
  identification: '79.345.111',
  name: ' Jairo Peña ',
  cellPhone: '300 555 0177',
  email: '',
  image,
}

test('an empty form says what is missing; the e-mail may come later', () => {
  expect(newDriverProblems(emptyDriver)).toEqual({
    identification: 'identification.required',
    name: 'name.required',
    cellPhone: 'phone.required',
    image: 'image.required',
  })
  expect(newDriverProblems(typed)).toEqual({})
  expect(newDriverProblems({ ...typed, email: 'jairo@' }).email).toBe('email.invalid')
})

test('a driver without an e-mail is sent without one', () => {
  expect(newDriverBody(typed)).toEqual({
    identification: '79.345.111',
    name: 'Jairo Peña',
    cellPhone: '300 555 0177',
    image: image[0]?.id,
  })
})

test('of a change only what differs is sent, and an e-mail is never taken away', () => {
  const before = { cellPhone: '3005550177', email: 'jairo@example.co' }
  const same = { ...typed, ...before, image: [] }
  expect(changeBody(same, before)).toEqual({})
  expect(changeBody({ ...same, email: '' }, before)).toEqual({})
  expect(changeBody({ ...same, cellPhone: '3110000000' }, before)).toEqual({ cellPhone: '3110000000' })
  expect(changeProblems({ ...same, cellPhone: '300' }).cellPhone).toBeDefined()
})
