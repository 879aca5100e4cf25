import { describe, expect, test } from 'vitest'
import {
  formatNit,
  isId,
  isMobile,
  nitCheckDigit,
  normalEmail,
  normalPlate,
  parseCedula,
  parseEmail,
  parseNit,
  parsePhone,
  parsePlate,
  parseTrailerPlate,
  shortCode,
} from './identifiers.ts'

const decomposed = (text: string) => text.normalize('NFD')

describe('a NIT', () => {
  test.each([
    ['860069804', 2],
    ['900373923', 8],
    ['800197268', 4],
    ['899999068', 1],
    ['900000002', 1],
    ['900000009', 0],
  ])('%s has the check digit %d', (digits, checkDigit) => {
    expect(nitCheckDigit(digits)).toBe(checkDigit)
  })

  test.each([
    '860069804',
    '860069804-2',
    '8600698042',
    '860.069.804-2',
    '860.069.804',
    ' 860069804 - 2 ',
    '860069804 2',
  ])('written %j is 860069804-2', (text) => {
    const nit = parseNit(text)
    expect(nit).toEqual({ digits: '860069804', checkDigit: 2 })
    expect(nit && formatNit(nit)).toBe('860069804-2')
  })

  test.each([
    '860069804-3',
    '8600698041',
    '86006980',
    '860069804-22',
    '060069804',
    '86.0069.804-2',
    '860069804-',
    'A60069804',
    '８６００６９８０４',
    '',
    '0',
  ])('%j is refused', (text) => {
    expect(parseNit(text)).toBeUndefined()
  })

  test('no single mistyped digit goes unseen', () => {
    const digits = '900373923'
    for (let place = 1; place < digits.length; place += 1) {
      for (const wrong of '0123456789'.replace(digits.charAt(place), '')) {
        const mistyped = digits.slice(0, place) + wrong + digits.slice(place + 1)
        expect(parseNit(`${mistyped}-8`), mistyped).toBeUndefined()
      }
    }
  })
})

test.each([
  ['123456', '123456'],
  ['79.123.456', '79123456'],
  ['1.020.304.050', '1020304050'],
  [' 1020304050 ', '1020304050'],
  ['123.456', undefined],
  ['12345', undefined],
  ['01234567', undefined],
  ['10203040506', undefined],
  ['100.203.040.506', undefined],
  ['7.9123.456', undefined],
  ['79-123-456', undefined],
  ['1e9', undefined],
  ['', undefined],
])('the cédula %j is %s', (text, expected) => {
  expect(parseCedula(text)).toBe(expected)
})

describe('plates', () => {
  test.each([
    ['ABC123', 'ABC123'],
    ['abc123', 'ABC123'],
    ['abc-123', 'ABC123'],
    [' abc 123 ', 'ABC123'],
    ['ABC12', undefined],
    ['ABC1234', undefined],
    ['AB1234', undefined],
    ['ABC12D', undefined],
    ['A BC123', undefined],
    ['ABC  123', undefined],
    ['АBC123', undefined],
    ['ıbc123', undefined],
    ['ſbc123', undefined],
    ['ABC１２３', undefined],
    ["ABC'--", undefined],
    ['ABC123\n1', undefined],
    ['', undefined],
  ])('the truck plate %j is %s', (text, expected) => {
    expect(parsePlate(text)).toBe(expected)
  })

  test.each([
    ['R12345', 'R12345'],
    ['s-54321', 'S54321'],
    ['T12345', undefined],
    ['R1234', undefined],
    ['ſ12345', undefined],
    ['ABC123', undefined],
  ])('the trailer plate %j is %s', (text, expected) => {
    expect(parseTrailerPlate(text)).toBe(expected)
  })

  test('what is no plate still has a form to search by', () => {
    expect(normalPlate(' ab 12')).toBe('AB12')
  })
})

test.each([
  ['3001234567', '3001234567'],
  ['+57 300 123 4567', '3001234567'],
  ['0057-300-1234567', '3001234567'],
  ['(601) 234 5678', '6012345678'],
  ['6082345678', '6082345678'],
  ['6092345678', undefined],
  ['6002345678', undefined],
  ['2345678', undefined],
  ['300123456', undefined],
  ['30012345678', undefined],
  ['+1 300 123 4567', undefined],
  ['573001234567', undefined],
  ['300123456a', undefined],
  ['３００１２３４５６７', undefined],
  ['', undefined],
])('the telephone %j is %s', (text, expected) => {
  expect(parsePhone(text)).toBe(expected)
})

test('a mobile number starts with 3', () => {
  expect(isMobile('3001234567')).toBe(true)
  expect(isMobile('6012345678')).toBe(false)
})

describe('an e-mail', () => {
  test.each([
    ['Ana.Ruiz@Demo.Arriero.co', 'ana.ruiz@demo.arriero.co'],
    [' ana+flete@demo.co ', 'ana+flete@demo.co'],
    [`${'a'.repeat(64)}@demo.co`, `${'a'.repeat(64)}@demo.co`],
    ["o'neil@demo.co", "o'neil@demo.co"],
  ])('%j is %s', (text, expected) => {
    expect(parseEmail(text)).toBe(expected)
  })

  test.each([
    'a@b',
    'ana@@demo.co',
    'ana@demo@co.co',
    'ana',
    '@demo.co',
    'ana@',
    'ana@demo.co.',
    'ana@.co',
    'ana@demo..co',
    '.ana@demo.co',
    'ana.@demo.co',
    'an..a@demo.co',
    '"ana ruiz"@demo.co',
    'ana ruiz@demo.co',
    'ana@-demo.co',
    'ana@demo.c',
    'ana@dеmo.co',
    'ana@exämple.co',
    '\u212Aana@demo.co',
    'ana@demo.co\r\nBcc: x@y.co',
    '',
    `${'a'.repeat(65)}@demo.co`,
    `ana@${'d'.repeat(249)}.co`,
  ])('%j is refused', (text) => {
    expect(parseEmail(text)).toBeUndefined()
  })

  test('is compared composed and in lower case', () => {
    expect(normalEmail(decomposed('MUÑOZ@demo.co'))).toBe('muñoz@demo.co'.normalize('NFC'))
  })
})

describe('an id', () => {
  test('reads as its last six characters', () => {
    expect(shortCode('0123456789abcdef01234567')).toBe('234567')
    expect(shortCode('0123456789abcdef01234567')).toBe('0123456789abcdef01234567'.slice(-6))
  })

  test.each([
    ['0123456789abcdef01234567', true],
    ['000000000000000000000000', true],
    ['0123456789ABCDEF01234567', false],
    ['0123456789abcdef0123456', false],
    ['0123456789abcdef012345678', false],
    ['0123456789abcdef0123456g', false],
    ['0123456789abcdef01234567\n', false],
    ['', false],
  ])('%j is one: %s', (text, expected) => {
    expect(isId(text)).toBe(expected)
  })
})
