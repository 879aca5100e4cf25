import { expect, test } from 'vitest'
import { chosenOf, findHead, isBlankRow, readRow, type Row } from './rows.ts'

const titles = [
  'Referencia',
  'Origen',
  'Destino',
  'Fecha',
  'Hora',
  'Tipo de carga',
  'Tipo de vehículo',
  'Peso (kg)',
  'Alto (cm)',
  'Ancho (cm)',
  'Precio',
  'Teléfono en origen',
]
const good: Row = [
  'P-1',
  'Bogotá',
  'Medellín',
  '01/12/2026',
  '8:00',
  'General',
  'Camión sencillo',
  7000,
  220,
  240,
  '2.000.000',
  '300 123 4567',
]
const reading = () => {
  const head = findHead([titles, good])
  if (!head) throw new Error('no head')
  return { mapping: head.mapping, titles }
}

test('a row is read whole', () => {
  expect(readRow(good, reading())).toEqual({
    reference: 'P-1',
    origin: { town: 'Bogotá', department: '', address: '', contact: '', phone: '3001234567' },
    destination: { town: 'Medellín', department: '', address: '', contact: '', phone: '' },
    day: '2026-12-01',
    hour: '08:00 AM',
    measures: { weight: '7000 kl', high: '220 cm', width: '240 cm' },
    typeLoad: 'General',
    typeVehicle: 'Camión sencillo',
    pricePesos: 2_000_000,
    description: undefined,
    wantsDeliveryCode: false,
    faults: [],
  })
})

test('all that is wrong in a row is told, each with what stands there', () => {
  const { faults } = readRow(
    ['', '', 'Medellín', '12/31/2026', '25:00', 'General', '', 'mucho', 220, '', '1,5', '12'],
    reading(),
  )
  expect(faults.map(({ field, code }) => [field, code])).toEqual([
    ['originPhone', 'phone.invalid'],
    ['origin', 'place.required'],
    ['day', 'day.unreadable'],
    ['hour', 'hour.unreadable'],
    ['weight', 'measure.invalid'],
    ['width', 'measure.required'],
    ['typeVehicle', 'vehicle.type_required'],
    ['price', 'money.not_whole'],
  ])
  expect(faults.find(({ field }) => field === 'weight')?.found).toBe('mucho')
})

test('a date with its hour in one cell needs no other', () => {
  const at = (day: string | number) =>
    readRow(['P-1', 'Bogotá', 'Medellín', day, null, ...good.slice(5)], reading())
  expect(at('2026-12-01T08:30')).toMatchObject({ day: '2026-12-01', hour: '08:30 AM', faults: [] })
  expect(at('01/12/2026 14:30')).toMatchObject({ day: '2026-12-01', hour: '02:30 PM', faults: [] })
  expect(at(46_357.25)).toMatchObject({ day: '2026-12-01', hour: '06:00 AM', faults: [] })
  expect(at('01/12/2026').faults).toMatchObject([{ field: 'hour', code: 'order.reservation_required' }])
})

test('a text that is too long is told and never cut', () => {
  const row = good.map((cell, at) => (at === 1 ? 'x'.repeat(300) : cell))
  expect(readRow(row, reading()).faults).toMatchObject([{ field: 'origin', code: 'import.text_too_long' }])
})

test('the head may stand below a title and an empty row', () => {
  const sheet: Row[] = [['Servicios de diciembre'], [], titles, good]
  expect(findHead(sheet)).toMatchObject({ row: 2, matched: 12 })
  expect(findHead([['Hola'], [1, 2, 3]])).toBeUndefined()
  expect(isBlankRow([null, '  ', ''])).toBe(true)
  expect(isBlankRow([null, 0])).toBe(false)
})

test('a choice is told by its name, or by the one name near to it', () => {
  const choices = [
    { value: 'single', names: ['Camión sencillo', 'sencillo'] },
    { value: 'double', names: ['Camión dobletroque (3 ejes)', 'dobletroque'] },
    { value: '2S2', names: ['Minimula 2S2'] },
    { value: '2S3', names: ['Minimula 2S3'] },
  ]
  expect(chosenOf('camion SENCILLO', choices)).toBe('single')
  expect(chosenOf('dobletroqe', choices)).toBe('double')
  expect(chosenOf('Minimula 2S2', choices)).toBe('2S2')
  // One letter from two of them: nobody is guessed at.
  expect(chosenOf('Minimula 2S4', choices)).toBeUndefined()
  expect(chosenOf('', choices)).toBeUndefined()
})
