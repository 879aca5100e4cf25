import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { accentDenial, colorDenial, contrast, groundsOf, shadesOf } from './brand.ts'

const byte = fc.integer({ min: 0, max: 255 })
const color = fc
  .tuple(byte, byte, byte)
  .map((parts) => `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`)
const usable = color.filter((one) => colorDenial(one) === undefined)

test('contrasts are those of the standard', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21)
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
  expect(contrast('#14684a', '#14684a')).toBe(1)
})

test.each([
  ['#14684a', undefined],
  ['#1b4fb3', undefined],
  ['#e0a100', 'brand.color_faint'],
  ['#ffffff', 'brand.color_faint'],
  ['14684a', 'brand.color_invalid'],
  ['#14684', 'brand.color_invalid'],
  ['red', 'brand.color_invalid'],
  ['#14684a;}', 'brand.color_invalid'],
])('%s as the colour of the house: %s', (one, denial) => {
  expect(colorDenial(one)).toBe(denial)
})

test('an accent may be as bright as one likes, but must be a colour', () => {
  expect(accentDenial('#e0a100')).toBeUndefined()
  expect(accentDenial('url(x)')).toBe('brand.color_invalid')
})

describe('whatever colour is let pass', () => {
  test('words in it and on it can be read, in light and in dark', () => {
    fc.assert(
      fc.property(usable, (one) => {
        const { light, dark } = shadesOf(one)
        for (const shade of [light.primary, light.primaryHover, light.primaryActive]) {
          expect(contrast(shade, '#ffffff')).toBeGreaterThanOrEqual(4.5)
          expect(contrast(shade, light.onPrimary)).toBeGreaterThanOrEqual(4.5)
        }
        expect(contrast(light.primary, light.primarySoft)).toBeGreaterThanOrEqual(4.5)
        for (const shade of [dark.primary, dark.primaryHover, dark.primaryActive]) {
          for (const ground of ['#0a100d', '#141d19', '#1b2621', dark.primarySoft, dark.onPrimary])
            expect(contrast(shade, ground)).toBeGreaterThanOrEqual(4.5)
        }
      }),
      { numRuns: 2000 },
    )
  })

  test('white and the pale tint are read on its grounds, and the ring of the focus is seen there', () => {
    fc.assert(
      fc.property(usable, (one) => {
        const { pale, ...grounds } = groundsOf(one)
        for (const ground of Object.values(grounds)) {
          expect(contrast('#ffffff', ground)).toBeGreaterThanOrEqual(4.5)
          expect(contrast(pale, ground)).toBeGreaterThanOrEqual(4.5)
          expect(contrast('#f0b932', ground)).toBeGreaterThanOrEqual(3)
        }
      }),
      { numRuns: 2000 },
    )
  })
})
