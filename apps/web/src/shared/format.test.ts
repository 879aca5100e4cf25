import { expect, test } from 'vitest'
import {
  formatDate,
  formatDateDigits,
  formatDateTime,
  formatDay,
  formatDistance,
  formatBeside,
  formatDuration,
  formatLate,
  formatLeft,
  formatMoney,
  formatNumber,
  formatPercent,
  formatPlate,
  formatRelative,
  formatShortId,
  formatTransactionNumber,
  formatWeight,
} from './format.ts'

/** Some blanks are of the kind that does not break; read, they are blanks. */
const spaced = (text: string) => text.replaceAll('\u00a0', ' ')

test.each([
  [0, '$0'],
  [999, '$999'],
  [1_234_567, '$1.234.567'],
  [500_000_000, '$500.000.000'],
  [-155_771, '-$155.771'],
])('%i pesos are written %s', (pesos, written) => {
  expect(formatMoney(pesos)).toBe(written)
})

test('a decimal that rounds to nothing carries no minus sign', () => {
  expect(formatNumber(-0.04, 1)).toBe('0')
})

test.each([
  [1900, '19 %'],
  [15, '0,15 %'],
  [1050, '10,5 %'],
])('%i basis points are written %s', (basisPoints, written) => {
  expect(spaced(formatPercent(basisPoints))).toBe(written)
})

test.each([
  ['2026-01-12T13:00:00Z', '12 Ene 2026, 8:00 a. m.'],
  ['2026-01-12T17:05:00Z', '12 Ene 2026, 12:05 p. m.'],
  ['2026-01-13T04:59:00Z', '12 Ene 2026, 11:59 p. m.'],
  ['2026-01-13T05:00:00Z', '13 Ene 2026, 12:00 a. m.'],
])('%s is read in Bogotá as %s', (instant, written) => {
  expect(spaced(formatDateTime(instant))).toBe(written)
})

test('an hour does not come apart over two lines', () => {
  expect(formatDateTime('2026-01-12T13:00:00Z').split(' ').at(-1)).toBe('8:00\u00a0a.\u00a0m.')
})

test('the year turns at midnight in Bogotá, not in London', () => {
  expect(formatDate('2027-01-01T03:00:00Z')).toBe('31 Dic 2026')
  expect(formatDateDigits('2027-01-01T03:00:00Z')).toBe('31/12/2026')
})

test('every month has its own abbreviation from Ene to Dic', () => {
  const written = Array.from({ length: 12 }, (_, index) =>
    formatDay(`2026-${String(index + 1).padStart(2, '0')}-05`),
  )
  expect(written.map((day) => day.split(' ')[1]).join(' ')).toBe(
    'Ene Feb Mar Abr May Jun Jul Ago Sep Oct Nov Dic',
  )
})

test('a calendar day stays the same day in every time zone', () => {
  expect(formatDay('2026-03-01')).toBe('1 Mar 2026')
})

test.each([
  [416.4, '416 km'],
  [1250, '1.250 km'],
  [4.24, '4,2 km'],
])('%f kilometres are written %s', (distanceKm, written) => {
  expect(formatDistance(distanceKm)).toBe(written)
})

test.each([
  [850, '850 kg'],
  [31_000, '31 tn'],
  [8500, '8,5 tn'],
])('%i kilograms are written %s', (weightKg, written) => {
  expect(formatWeight(weightKg)).toBe(written)
})

test('a plate is read without signs and in capitals', () => {
  expect(formatPlate(' abc-123 ')).toBe('ABC123')
})

test.each([
  [0, '0 min'],
  [45, '45 min'],
  [85, '1 h 25 min'],
  [120, '2 h'],
  [1440, '1 día'],
  [3065, '2 días 3 h'],
])('%i minutes last %s', (minutes, written) => {
  expect(formatDuration(minutes * 60_000)).toBe(written)
})

test.each([
  ['2026-01-12T12:59:30Z', 'ahora'],
  ['2026-01-12T12:55:00Z', 'hace 5 min'],
  ['2026-01-12T10:00:00Z', 'hace 3 h'],
  ['2026-01-11T12:00:00Z', 'hace 1 día'],
  ['2026-01-12T13:20:00Z', 'en 20 min'],
  ['2025-11-01T13:00:00Z', '1 Nov 2025'],
])('%s is %s at one in the afternoon of 12 January', (at, written) => {
  expect(formatRelative(at, '2026-01-12T13:00:00Z')).toBe(written)
})

test.each([
  // It is 8 in the morning of the twelfth in Bogotá.
  ['2026-01-12T13:00:00Z', undefined],
  ['2026-01-12T12:00:00Z', undefined],
  ['2026-01-12T13:00:20Z', 'en 1 min'],
  ['2026-01-12T14:25:00Z', 'en 85 min'],
  ['2026-01-12T15:00:00Z', 'en 2 h'],
  ['2026-01-13T04:59:00Z', 'en 15 h'],
  ['2026-01-13T05:00:00Z', 'mañana'],
  ['2026-01-14T04:59:00Z', 'mañana'],
  ['2026-01-14T05:00:00Z', 'en 2 días'],
  ['2026-02-12T13:00:00Z', 'en 31 días'],
])('until %s is told at eight as %s', (at, written) => {
  expect(formatLeft(at, '2026-01-12T13:00:00Z')).toBe(written)
})

test('at night what comes within hours is told in hours, also past midnight', () => {
  expect(formatLeft('2026-01-13T09:00:00Z', '2026-01-13T03:00:00Z')).toBe('en 6 h')
})

test('people read ids from character 18 on and transactions by their last six', () => {
  expect(formatShortId('65f0c2a19b3e4d7a8c1f2e3d')).toBe('1f2e3d')
  expect(formatTransactionNumber('65f0c2a19b3e4d7a8c1f2e3d')).toBe('1f2e3d')
})

test.each([
  [20, '20 min tarde'],
  [260, '4 h tarde'],
  [1_500, '1 día tarde'],
])('%d minutes late are told as %s', (minutes, written) => {
  expect(formatLate(minutes)).toBe(written)
})

test('of another day an hour says which', () => {
  expect(formatBeside('2026-01-12T20:00:00Z', '2026-01-12T13:00:00Z')).toBe('3:00\u00a0p.\u00a0m.')
  expect(formatBeside('2026-01-13T20:00:00Z', '2026-01-12T13:00:00Z')).toContain('13 Ene 2026')
})
