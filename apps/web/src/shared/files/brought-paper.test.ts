import { expect, test } from 'vitest'
import { broughtBody, broughtProblems, noAnswers } from './brought-paper.ts'

const photo = { id: '1'.repeat(24), url: 'data:,', name: 'frente.jpg' }

test('an empty form is told everything its paper asks', () => {
  expect(broughtProblems('licence', noAnswers, '2026-03-10')).toEqual({
    images: 'image.required',
    expiresOn: 'paper.expires_on_required',
    category: 'licence.category_required',
  })
})

test('only what was answered is sent', () => {
  const answers = { ...noAnswers, images: [photo], expiresOn: '2027-01-01', category: 'C2' }
  expect(broughtProblems('licence', answers, '2026-03-10')).toEqual({})
  expect(broughtBody('licence', answers)).toEqual({
    kind: 'licence',
    expirationDate: '2027-01-01',
    category: 'C2',
    images: [photo.id],
  })
})
