import { expect, test } from 'vitest'
import { filesTexts } from '#shared/files/files.texts.ts'
import { paperFiles, supportFiles } from '#shared/files/upload-paper.ts'
import { acceptOf, hasPdf, type ImageRules, keepLast, whyRefused } from './image-rules.ts'

const vehiclePhoto: ImageRules = {
  types: ['image/jpeg', 'image/png'],
  mostBytes: 2_000_000,
  wrongType: 'wrong type',
  tooLarge: 'too large',
}

test('a photo of the right type and size is taken', () => {
  expect(whyRefused({ name: 'a', type: 'image/png', size: 1_999_999 }, vehiclePhoto)).toBeUndefined()
})

test('a PDF is refused by its type', () => {
  expect(whyRefused({ name: 'a', type: 'application/pdf', size: 10 }, vehiclePhoto)).toBe('wrong type')
})

test('a photo must be under the limit, not at it', () => {
  expect(whyRefused({ name: 'a', type: 'image/jpeg', size: 2_000_000 }, vehiclePhoto)).toBe('too large')
})

test('a field for JPEG only refuses PNG', () => {
  expect(
    whyRefused({ name: 'a', type: 'image/png', size: 10 }, { ...vehiclePhoto, types: ['image/jpeg'] }),
  ).toBe('wrong type')
})

test('a field of one image keeps the last upload', () => {
  expect(keepLast(['first', 'second'], 1)).toEqual(['second'])
})

const file = (name: string, type: string, size = 10) => ({ name, type, size })

test('an empty file and a photograph of an iPhone have sentences of their own', () => {
  expect(whyRefused(file('a.jpg', 'image/jpeg', 0), vehiclePhoto)).toBe(filesTexts.empty)
  expect(whyRefused(file('IMG_1.HEIC', ''), vehiclePhoto)).toBe(filesTexts.heic)
})

test.each([
  ['a PDF', file('soat.pdf', 'application/pdf')],
  ['a PDF whose system names no type', file('SOAT.PDF', '')],
  ['a PDF whose system names a type that says nothing', file('soat.pdf', 'application/octet-stream')],
  ['a photograph of any kind, which is made to fit', file('IMG_1.heic', 'image/heic')],
  ['a photograph over 2 MB', file('foto.jpg', 'image/jpeg', 6_000_000)],
])('a paper may be %s', (_, chosen) => {
  expect(whyRefused(chosen, paperFiles)).toBeUndefined()
  expect(whyRefused(chosen, supportFiles)).toBeUndefined()
})

test('a paper may be nothing else, and of 10 MB at most', () => {
  expect(whyRefused(file('soat.docx', 'application/msword'), paperFiles)).toBe(paperFiles.wrongType)
  expect(whyRefused(file('soporte.png', 'image/png'), supportFiles)).toBe(supportFiles.wrongType)
  const most = 10 * 1024 * 1024
  expect(whyRefused(file('soat.pdf', 'application/pdf', most), paperFiles)).toBeUndefined()
  expect(whyRefused(file('soat.pdf', 'application/pdf', most + 1), paperFiles)).toBe(paperFiles.tooLarge)
})

test('the dialog offers what the field takes', () => {
  expect(acceptOf(paperFiles)).toBe('image/jpeg,image/png,application/pdf,.pdf')
  expect(acceptOf(vehiclePhoto)).toBe('image/jpeg,image/png')
})

test('a PDF among the files is known', () => {
  const photo = { id: '1', url: 'data:', name: 'a.jpg' }
  expect(hasPdf([photo])).toBe(false)
  expect(hasPdf([photo, { ...photo, pdfBytes: 10 }])).toBe(true)
})
