import { madeCard } from '@arriero/domain/people/identity-card-code.fixture'
import { holderBytesMost } from '@arriero/domain/people/identity-card-code'
import { expect, test } from 'vitest'
import { prepareZXingModule } from 'zxing-wasm/reader'
import { codePicture, programOf } from './code-picture.fixture.ts'
import { findCode, type ReadCode } from './find-code.ts'
import { readPdf417 } from './read-code.ts'
import { type GrayPicture, likelyTurns, pictureOf, turned } from './turned.ts'

prepareZXingModule({ overrides: { wasmBinary: programOf('reader') } })

const find = (picture: GrayPicture, read: ReadCode = readPdf417) =>
  findCode(pictureOf(picture), { read, turns: likelyTurns })
const holder = {
  identification: '79512345',
  firstNames: ['MARIA', 'DEL CARMEN'],
  surnames: ['PEÑA', 'MUÑOZ'],
  birthOn: '1984-02-29',
}

test.each([0, 2, -5, 9, 90])(
  'a code held %d degrees askew is read to the letter',
  { timeout: 60_000 },
  async (degrees) => {
    const picture = turned(await codePicture(madeCard()), degrees)
    expect(await find(picture)).toEqual({ holder })
  },
)

test('a code half covered, and a sheet without one, is none', async () => {
  const picture = await codePicture(madeCard())
  picture.gray.fill(255, 0, picture.gray.length / 2)
  expect(await find(picture)).toEqual({ refusal: 'none' })
  expect(await find({ width: 300, height: 200, gray: new Uint8ClampedArray(60_000).fill(255) })).toEqual({
    refusal: 'none',
  })
})

test('the code of another paper is told to be another', async () => {
  const bytes = new TextEncoder().encode('LC-10003456;C2;2031-05-01')
  expect(await find(await codePicture(bytes))).toEqual({ refusal: 'other_code' })
})

test('of what a code holds behind its holder nothing is looked at', async () => {
  const whole = madeCard()
  const seen: number[] = []
  const read: ReadCode = async () =>
    new Proxy(whole, {
      get: (bytes, name) => {
        // A promise asks whether its value is one too.
        if (name === 'then') return undefined
        if (name !== 'slice') throw new Error(`asked for ${String(name)}`)
        return (from: number, to: number) => {
          seen.push(from, to)
          return bytes.slice(from, to)
        }
      },
    })
  expect(await find({ width: 1, height: 1, gray: new Uint8ClampedArray(1) }, read)).toEqual({ holder })
  expect(seen).toEqual([0, holderBytesMost])
})
