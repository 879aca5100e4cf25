import { expect, test } from 'vitest'
import {
  closedAt,
  contactAnswer,
  contactProblem,
  hoursLines,
  isSaid,
  noContact,
  wireContact,
} from './contact.ts'

test('what is left empty is said as nothing, and comes back as it was', () => {
  expect(wireContact(noContact)).toEqual({
    contactName: null,
    contactPhone: null,
    hours: null,
    instructions: null,
  })
  expect(isSaid({ ...noContact, instructions: '  ' })).toBe(false)
  const said = {
    ...noContact,
    contactName: 'Portería',
    hours: { monday: { opens: '07:00', closes: '17:00' } },
  }
  expect(isSaid(said)).toBe(true)
  expect(contactAnswer(wireContact(said))).toEqual(said)
  expect(contactAnswer(null)).toEqual(noContact)
})

test('a telephone nobody can call and hours that end before they begin are told', () => {
  expect(contactProblem({ ...noContact, contactPhone: '300 123 4567' })).toBeUndefined()
  expect(contactProblem({ ...noContact, contactPhone: '12' })).toBe('phone.invalid')
  expect(contactProblem({ ...noContact, hours: { sunday: { opens: '12:00', closes: '08:00' } } })).toBe(
    'hours.invalid',
  )
})

test('days in a row with one opening are told together', () => {
  const long = { opens: '07:00', closes: '17:00' }
  expect(
    hoursLines({
      monday: long,
      tuesday: long,
      wednesday: long,
      friday: long,
      saturday: { opens: '08:00', closes: '12:00' },
    }),
  ).toEqual(['Lunes a miércoles 07:00–17:00', 'Viernes 07:00–17:00', 'Sábado 08:00–12:00'])
  expect(hoursLines({})).toEqual([])
})

test('an hour at which a place is said to be closed is told with its hours, and any other is not', () => {
  const said = { ...noContact, hours: { monday: { opens: '07:00', closes: '17:00' } } }
  // A Monday in Bogotá.
  expect(closedAt(said.hours, new Date('2026-11-23T23:00:00Z'))).toBe('Lunes 07:00–17:00')
  expect(closedAt(said.hours, new Date('2026-11-23T15:00:00Z'))).toBeUndefined()
  expect(closedAt(noContact.hours, new Date('2026-11-23T23:00:00Z'))).toBeUndefined()
  expect(closedAt(undefined, new Date('2026-11-23T23:00:00Z'))).toBeUndefined()
})
