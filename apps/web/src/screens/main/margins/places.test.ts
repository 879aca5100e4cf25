import { expect, test } from 'vitest'
import { daysOfWeek, narrowedBy, placeOf, sectionAt, sections } from './places.ts'

test('every section is found again under its own address', () => {
  for (const one of sections) {
    const rest = placeOf(one).replace('/main/margenes', '').replace(/^\//, '')
    expect(sectionAt(rest)).toBe(one)
  }
  expect(sectionAt('servicios/')).toBe('services')
  expect(sectionAt('otra')).toBeUndefined()
})

test('what narrows goes along, and nothing else', () => {
  const filters = { from: ['2026-11-02'], lane: ['11001-05001'], q: ['bogota'], client: [] }
  expect(narrowedBy(filters)).toEqual({ from: '2026-11-02', lane: '11001-05001' })
  expect(placeOf('offers', { ...narrowedBy(filters), wait: 'true' })).toBe(
    '/main/margenes/ofertas?from=2026-11-02&lane=11001-05001&wait=true',
  )
})

test('a week goes from its Monday to its Sunday', () => {
  expect(daysOfWeek('2026-11-23')).toEqual({ from: '2026-11-23', to: '2026-11-29' })
})
