import { expect, test } from 'vitest'
import { asDecided, paperWords, noteReason, verdictOf } from './paper-state.ts'

/** 9 p. m. in Bogotá on 12 January. */
const now = Date.parse('2026-01-13T02:00:00Z')
const words = (expirationDate: string | null, isActive = true) =>
  paperWords({ isActive, expirationDate }, now).map(({ word }) => word)

test('a paper far from its end says only whether it was validated', () => {
  expect(words('2026-02-12')).toEqual(['Validado'])
  expect(words(null, false)).toEqual(['Sin validar'])
})

test('a paper that staff refused is for its owner to correct', () => {
  const invalidated = { at: '2026-01-10T10:00:00Z', reason: 'No se lee bien.' }
  const refused = { isActive: false, expirationDate: null, invalidated }
  expect(paperWords(refused, now).map(({ word }) => word)).toEqual(['Por corregir'])
  expect(paperWords({ ...refused, isActive: true }, now).map(({ word }) => word)).toEqual(['Validado'])
})

test('a paper holds through its last day, by Bogotá’s calendar', () => {
  expect(words('2026-01-12')).toEqual(['Validado', 'Vence hoy'])
  expect(words('2026-01-11')).toEqual(['Validado', 'Vencido'])
})

test('the last thirty days are counted down', () => {
  expect(words('2026-01-13')).toEqual(['Validado', 'Vence mañana'])
  expect(words('2026-02-11', false)).toEqual(['Sin validar', 'Vence en 30 días'])
})

test('a newer version counts in place of the old one once it is to be validated', () => {
  const old = { _id: 'old', kind: 'soat', isActive: true, isWaiting: false }
  const newer = { _id: 'new', kind: 'soat', isActive: false, isWaiting: true }
  const ids = (decided: ReadonlyMap<string, boolean>) =>
    asDecided([old, newer], decided).map(({ _id }) => _id)
  expect(ids(new Map())).toEqual(['old'])
  expect(ids(new Map([['new', true]]))).toEqual(['new'])
})

test('a reason goes with the verdict it was given for, and is taken back with it', () => {
  const noted = noteReason(new Map(), { paperId: 'a', isValidated: false, reason: 'No se lee bien.' })
  expect(verdictOf({ reasons: noted }, { _id: 'a', isActive: false })).toEqual({
    _id: 'a',
    isActive: false,
    reason: 'No se lee bien.',
  })
  expect(verdictOf({ reasons: noted }, { _id: 'b', isActive: false })).toEqual({ _id: 'b', isActive: false })
  const back = noteReason(noted, { paperId: 'a', isValidated: true })
  expect(verdictOf({ reasons: back }, { _id: 'a', isActive: true })).toEqual({ _id: 'a', isActive: true })
  expect(back.size).toBe(0)
})
