import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { atBogota, bogotaDay } from '../time/calendar.ts'
import { cellText, readDay, readHour, readMeasure, readPesos, readYesNo, unitOf } from './cells.ts'

test.each([
  ['2026-12-01', '2026-12-01'],
  ['2026-12-01T08:30', '2026-12-01'],
  ['2026/12/1', '2026-12-01'],
  ['01/12/2026', '2026-12-01'],
  ['1-12-2026', '2026-12-01'],
  ['1.12.26', '2026-12-01'],
  // Day first, as everywhere in Colombia.
  ['03/04/2026', '2026-04-03'],
  ['1 dic 2026', '2026-12-01'],
  ['1 de diciembre de 2026', '2026-12-01'],
  ['12 Ene 2026', '2026-01-12'],
  ['15-sept-2026', '2026-09-15'],
  [46_357, '2026-12-01'],
  [46_357.354, '2026-12-01'],
  ['46357', '2026-12-01'],
])('%j is the day %s', (cell, day) => {
  expect(readDay(cell)).toEqual({ value: day })
})

test.each(['12/31/2026', '31/02/2026', 'mañana', '2026-13-01', '1/2', 12, 99_999_999, -1, '1 foo 2026'])(
  '%j is no day and is not guessed at',
  (cell) => {
    expect(readDay(cell)).toEqual({ problem: 'day.unreadable' })
  },
)

test.each([
  ['08:00', '08:00 AM'],
  ['8:00', '08:00 AM'],
  ['8', '08:00 AM'],
  [8, '08:00 AM'],
  ['08:00:00', '08:00 AM'],
  ['8 a. m.', '08:00 AM'],
  ['8:15 p.m.', '08:15 PM'],
  ['12:00 AM', '12:00 AM'],
  ['12 pm', '12:00 PM'],
  ['20:15', '08:15 PM'],
  ['14h30', '02:30 PM'],
  ['7 horas', '07:00 AM'],
  [1 / 3, '08:00 AM'],
  [46_357.5, '12:00 PM'],
  [0, '12:00 AM'],
])('%j is the hour %s', (cell, hour) => {
  expect(readHour(cell)).toEqual({ value: hour })
})

test.each(['25:00', '8:75', '13 pm', '0 am', 'temprano', 24, -0.5])('%j is no hour', (cell) => {
  expect(readHour(cell)).toEqual({ problem: 'hour.unreadable' })
})

test.each([
  ['cargoWeight', 7000, 'kl', '7000 kl'],
  ['cargoWeight', '7.000', 'kl', '7000 kl'],
  ['cargoWeight', '7 tn', 'kl', '7 tn'],
  ['cargoWeight', '7,5 toneladas', 'kl', '7.5 tn'],
  ['cargoWeight', '7000kg', 'tn', '7000 kl'],
  ['length', 2.2, 'M', '2.2 M'],
  ['length', '2,2 m', 'cm', '2.2 M'],
  ['length', '220', 'cm', '220 cm'],
  ['volume', '12 m³', 'M3', '12 M3'],
  ['volume', '12 m3', 'M3', '12 M3'],
  ['pieces', '12 unidades', 'Unidades', '12 Unidades'],
  ['pieces', 12, 'Unidades', '12 Unidades'],
] as const)('the %s %j in %s is %s', (kind, cell, unit, text) => {
  expect(readMeasure(kind, cell, unit)).toEqual({ value: text })
})

test.each([
  ['cargoWeight', '', 'kl', 'measure.required'],
  ['cargoWeight', null, 'kl', 'measure.required'],
  ['cargoWeight', 'mucho', 'kl', 'measure.invalid'],
  ['cargoWeight', '7 litros', 'kl', 'measure.invalid'],
  ['cargoWeight', 0, 'kl', 'measure.too_small'],
  ['cargoWeight', '500 tn', 'kl', 'measure.weight_too_large'],
  ['length', '7 kg', 'cm', 'measure.invalid'],
  ['pieces', 1.5, 'Unidades', 'measure.pieces_not_whole'],
] as const)('the %s %j in %s is refused: %s', (kind, cell, unit, code) => {
  expect(readMeasure(kind, cell, unit)).toEqual({ problem: code })
})

test('pesos are read as people write them, and never reinterpreted', () => {
  for (const cell of ['1.500.000', '$ 1.500.000', '1,500,000', 1_500_000, '1500000,00'])
    expect(readPesos(cell)).toEqual({ value: 1_500_000 })
  expect(readPesos('1.5')).toEqual({ problem: 'money.not_whole' })
  expect(readPesos(1.5)).toEqual({ problem: 'money.not_whole' })
  expect(readPesos('12E5')).toEqual({ problem: 'number.unreadable' })
  expect(readPesos(0)).toEqual({ problem: 'money.too_small' })
})

test('yes and no', () => {
  for (const cell of ['Sí', 'SI', 'x', true]) expect(readYesNo(cell)).toEqual({ value: true })
  for (const cell of ['No', '', null, false]) expect(readYesNo(cell)).toEqual({ value: false })
  expect(readYesNo('tal vez')).toEqual({ problem: 'import.yes_or_no' })
})

test('a code that looks like a number stays a text, and blanks are one', () => {
  expect(cellText('12E5')).toBe('12E5')
  expect(cellText('  Bodega\u00a0 norte ')).toBe('Bodega norte')
  expect(unitOf('length', 'kg')).toBeUndefined()
  expect(unitOf('length', 'constructor')).toBeUndefined()
})

describe('whatever the day and the way it is written', () => {
  const anyDay = fc
    .integer({ min: Date.UTC(2000, 0, 2), max: Date.UTC(2099, 11, 30) })
    .map((ms) => bogotaDay(new Date(ms)))
  const words = ['ene', 'feb', 'mar', 'abr', 'may', 'jun', 'jul', 'ago', 'sep', 'oct', 'nov', 'dic']
  const ways: Record<string, (day: string) => string | number> = {
    iso: (day) => day,
    'day first': (day) => day.split('-').toReversed().join('/'),
    serial: (day) => (Date.parse(day) - Date.UTC(1899, 11, 30)) / 86_400_000,
    words: (day) => {
      const [year = '', month = '', date = ''] = day.split('-')
      return `${Number(date)} ${words[Number(month) - 1]} ${year}`
    },
  }
  test.each(Object.entries(ways))('%s reads as that day', (_, write) => {
    fc.assert(
      fc.property(anyDay, (day) => {
        expect(readDay(write(day))).toEqual({ value: day })
      }),
    )
  })
  test('and every minute of it reads as that hour', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1439 }), (minute) => {
        const at = atBogota('2026-12-01', minute)
        const hour = `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`
        const read = readHour(hour)
        expect(readHour(minute / 1440)).toEqual(read)
        expect(at.getUTCMinutes()).toBe(minute % 60)
      }),
    )
  })
})
