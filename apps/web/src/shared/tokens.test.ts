import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { variablesOf } from './css-variables.ts'
import { type TokenName, palettes } from './tokens.ts'

const channel = (hex: string, start: number) => {
  const value = Number.parseInt(hex.slice(start, start + 2), 16) / 255
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}

const luminance = (hex: string) =>
  0.2126 * channel(hex, 1) + 0.7152 * channel(hex, 3) + 0.0722 * channel(hex, 5)

/** WCAG's contrast ratio, from 1 to 21. */
const contrast = (one: string, other: string) => {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

const readable: [ink: TokenName, ground: TokenName, atLeast: number][] = [
  ['text', 'surface', 7],
  ['text', 'page', 7],
  ['textMuted', 'surface', 7],
  ['textMuted', 'page', 7],
  ['textFaint', 'surface', 4.5],
  ['textFaint', 'page', 4.5],
  ['primary', 'surface', 4.5],
  ['primary', 'primarySoft', 4.5],
  ['onPrimary', 'primary', 4.5],
  ['onPrimary', 'primaryHover', 4.5],
  ['onPrimary', 'error', 4.5],
  ['error', 'surface', 4.5],
  ['error', 'errorSoft', 4.5],
  ['info', 'surface', 4.5],
  ['warning', 'warningSoft', 4.5],
  ['pending', 'pendingSoft', 4.5],
  ['assigned', 'assignedSoft', 4.5],
  ['moving', 'movingSoft', 4.5],
  ['finished', 'finishedSoft', 4.5],
  ['cancelled', 'cancelledSoft', 4.5],
  ['text', 'mapHome', 7],
  ['borderStrong', 'surface', 3],
  ['focus', 'surface', 3],
]

test.each(readable)('%s can be read on %s in both modes', (ink, ground, atLeast) => {
  for (const palette of Object.values(palettes)) {
    expect(contrast(palette[ink], palette[ground])).toBeGreaterThanOrEqual(atLeast)
  }
})

test('plain CSS finds every colour under its own name', () => {
  const names = variablesOf(palettes.light).map(([name]) => name)
  expect(names).toContain('--color-text-muted')
  expect(names).toHaveLength(Object.keys(palettes.dark).length)
})

test('what is painted before the first script has the colours of both modes', () => {
  const source = readFileSync(new URL('../../public/first-paint.js', import.meta.url), 'utf8')
  expect(source.match(/#[0-9a-f]{6}/g)).toEqual([palettes.dark.page, palettes.light.page])
})
