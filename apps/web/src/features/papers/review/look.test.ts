import { expect, test } from 'vitest'
import { whyNotJudge, whyNotValidate, type Look } from './look.ts'

const paper: Look['paper'] = {
  _id: 'a'.repeat(24),
  name: 'Soat',
  kind: 'soat',
  isActive: false,
  isWaiting: false,
  isPermition: false,
  typeLoadId: null,
  images: [],
  expeditionDate: '2026-01-01',
  expirationDate: '2026-12-31',
  category: null,
  turnedDown: null,
  invalidated: null,
}
const today = '2026-11-29'
const days = { expiresOn: '2026-12-31' }
const by = { _id: 'b'.repeat(24), name: 'Ana' }
const at = '2026-11-29T10:00:00.000Z'

test('a paper nobody has looked at is validated or refused', () => {
  expect(whyNotJudge({ paper })).toBeUndefined()
  expect(whyNotValidate({ paper, judged: null }, days, today)).toBeUndefined()
})

test('what was said already is not said again', () => {
  expect(whyNotJudge({ paper: { ...paper, isActive: true } })).toBe('Este documento ya está validado.')
  const invalidated = { at, reason: 'No se lee bien.' }
  expect(whyNotJudge({ paper: { ...paper, invalidated } })).toContain('ya se rechazó')
})

test('an expired paper is refused only', () => {
  expect(whyNotJudge({ paper })).toBeUndefined()
  expect(whyNotValidate({ paper, judged: null }, { expiresOn: '2026-11-28' }, today)).toContain('vencido')
  expect(whyNotValidate({ paper, judged: null }, { expiresOn: today }, today)).toBeUndefined()
})

test('of two looks the second is another person’s', () => {
  const judged = { outcome: 'first' as const, by, at }
  expect(whyNotValidate({ paper, judged: { ...judged, isMine: true } }, days, today)).toContain(
    'otra persona',
  )
  expect(whyNotValidate({ paper, judged: { ...judged, isMine: false } }, days, today)).toBeUndefined()
})
