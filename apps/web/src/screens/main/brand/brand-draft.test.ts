import { expect, test } from 'vitest'
import { brandBodyOf, brandProblemsOf, draftOf, lookOf, ownColors, type KeptBrand } from './brand-draft.ts'

const kept: KeptBrand = {
  name: 'Arriero',
  color: null,
  accent: null,
  logo: null,
  updatedAt: null,
  gaps: [],
}

test('the product’s own colours are shown, and not sent as if somebody had chosen them', () => {
  const draft = draftOf(kept)
  expect(draft).toMatchObject(ownColors)
  expect(brandBodyOf(draft)).toEqual({ name: 'Arriero', color: null, accent: null })
})

test('a colour that cannot be read is named and not previewed', () => {
  const draft = { ...draftOf(kept), color: '#FFE066' }
  expect(brandProblemsOf(draft)).toHaveProperty('color')
  expect(lookOf(draft, kept).color).toBeNull()
  expect(brandProblemsOf({ ...draft, color: ' #1B4FB3 ' })).toEqual({})
  expect(brandBodyOf({ ...draft, color: ' #1B4FB3 ' }).color).toBe('#1b4fb3')
})

test('a logo is sent when one was chosen or taken away, else the one there is stays', () => {
  const draft = draftOf({ ...kept, logo: '/v1/logo?v=1' })
  expect(brandBodyOf(draft)).not.toHaveProperty('logo')
  expect(brandBodyOf({ ...draft, logo: null })).toHaveProperty('logo', null)
  expect(lookOf(draft, { ...kept, logo: '/v1/logo?v=1' }).logo).toBe('/v1/logo?v=1')
})
