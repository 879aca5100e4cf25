import { paperTexts } from '@arriero/contract/es/papers'
import { isSamePicture, picturePrint, printSide } from '@arriero/domain/house/picture-print'
import { personPapers } from '@arriero/domain/papers/credentials'
import { expect, test } from 'vitest'
import { greyOf } from '#features/files/image-writing.ts'
import { paperPhoto, truckPhoto } from './picture.ts'
import { applicants } from './seeds/applicants.texts.ts'
import { dispatchTrucks } from './seeds/dispatch.texts.ts'
import { trucks } from './seeds/people.texts.ts'
import { reviewedTrucks } from './seeds/vehicles.texts.ts'

const printOf = async (name: string, picture: Buffer) => {
  const grey = await greyOf(picture, printSide)
  if (!grey) throw new Error(`${name} cannot be read`)
  return { name, print: picturePrint(grey) }
}

/** Which of them would be told of as one picture in two accounts. */
const alikeOf = async (drawn: readonly (readonly [name: string, picture: Promise<Buffer>])[]) => {
  const prints = await Promise.all(drawn.map(async ([name, picture]) => printOf(name, await picture)))
  return prints.flatMap((one, at) =>
    prints
      .slice(at + 1)
      .filter((other) => isSamePicture(one.print, other.print))
      .map((other) => [one.name, other.name]),
  )
}

test('no two trucks of the demo world look like one', async () => {
  const plates = [...Object.values(trucks).flat(), ...dispatchTrucks, ...reviewedTrucks].map(
    ({ licensePlate }) => licensePlate,
  )
  expect(await alikeOf(plates.map((plate) => [plate, truckPhoto(plate)] as const))).toEqual([])
})

test('a paper of one looks like nobody else’s, though both are called alike', async () => {
  const ofTrucks = reviewedTrucks.flatMap(({ licensePlate, papers }) =>
    papers.flatMap(({ pictures }) => pictures.map((caption) => [caption, licensePlate] as const)),
  )
  const ofPeople = applicants.flatMap(({ role, name }) =>
    (personPapers[role] ?? []).map((kind) => [paperTexts[kind], name] as const),
  )
  const all = [...ofTrucks, ...ofPeople]
  expect(all.length).toBeGreaterThan(20)
  expect(
    await alikeOf(all.map(([caption, of]) => [`${caption} ${of}`, paperPhoto(caption, of)] as const)),
  ).toEqual([])
})

test('the same words are drawn alike each time', async () => {
  expect(await truckPhoto('SXC481')).toEqual(await truckPhoto('SXC481'))
})
