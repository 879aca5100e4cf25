import { describe, expect, test } from 'vitest'
import { madeCard, type MadeCard } from './identity-card-code.fixture.ts'
import { holderBytesMost, nameOfHolder, readCardCode } from './identity-card-code.ts'

const read = (made?: MadeCard) => readCardCode(madeCard(made))
const holder = {
  identification: '79512345',
  firstNames: ['MARIA', 'DEL CARMEN'],
  surnames: ['PEÑA', 'MUÑOZ'],
  birthOn: '1984-02-29',
}

describe('the code of a cédula', () => {
  test('says who holds it', () => {
    expect(read()).toEqual({ holder })
  })

  test('says the same with a byte more in front, and without its marker', () => {
    expect(read({ shift: 1 })).toEqual({ holder })
    expect(read({ marker: '' })).toEqual({ holder })
    expect(read({ shift: 1, marker: '' })).toEqual({ holder })
  })

  test('may name one name and one surname', () => {
    expect(read({ names: ['JOSE', ''], surnames: ['OSPINA', ''] })).toEqual({
      holder: { ...holder, firstNames: ['JOSE'], surnames: ['OSPINA'] },
    })
  })

  test('has all that is read before its fingerprints, which change nothing', () => {
    const whole = madeCard({ shift: 1 })
    expect(readCardCode(whole.slice(0, holderBytesMost))).toEqual(readCardCode(whole))
    expect(holderBytesMost).toBeLessThan(166)
  })

  test('has a number of ten digits as it is', () => {
    expect(read({ identification: '1032456789' })).toMatchObject({ holder: { identification: '1032456789' } })
  })
})

describe('a code is refused', () => {
  test.each<[string, MadeCard]>([
    ['whose day of birth no calendar has', { birth: '19830229' }],
    ['that says nothing of the sex', { sex: ' ' }],
    ['whose number is all zeros', { identification: '0000000000' }],
    ['whose name holds a digit', { names: ['MAR1A', ''] }],
    ['whose number is cut', { identification: '79512' }],
  ])('as damaged %s', (_why, made) => {
    expect(read(made)).toEqual({ refusal: 'damaged' })
  })

  test.each([
    ['of a licence or any other paper', 'LC-10003456;C2;2031-05-01'.padEnd(300, 'X')],
    ['of another country', `@\n\x1e\rANSI 636014080002DL00410288${'DAQ1234567\n'.repeat(30)}`],
    ['that holds digits alone', '7'.repeat(531)],
    ['that is empty', ''],
  ])('as none of ours %s', (_which, text) => {
    const bytes = Uint8Array.from(text, (letter) => letter.charCodeAt(0))
    expect(readCardCode(bytes)).toEqual({ refusal: 'other_code' })
  })

  test('cut anywhere before its end, and never read as another number', () => {
    const whole = madeCard()
    for (let length = 0; length < 160; length += 1) {
      const reading = readCardCode(whole.slice(0, length))
      expect(reading, `${length} bytes`).not.toHaveProperty('holder')
    }
  })
})

test('names stand in one line as people write them', () => {
  expect(nameOfHolder(holder)).toBe('Maria del Carmen Peña Muñoz')
  expect(nameOfHolder({ ...holder, firstNames: ['ÁNGELA'], surnames: ["D'COSTA", 'DE LA HOZ'] })).toBe(
    "Ángela D'Costa de la Hoz",
  )
})
