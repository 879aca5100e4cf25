import { expect, test } from 'vitest'
import { parseDataUrl } from './data-url.ts'

test('a data URL gives its claimed type and its bytes', () => {
  expect(parseDataUrl('data:image/jpeg;base64,/9j/4A==')).toEqual({
    mediaType: 'image/jpeg',
    bytes: Buffer.from('ffd8ffe0', 'hex'),
  })
})

test.each([
  '',
  'hola',
  'https://example.co/a.jpg',
  'data:image/jpeg,abc',
  'data:image/jpeg;base64,',
  'data:;base64,AAAA',
  'data:image/jpeg;base64,AAA',
  'data:image/jpeg;base64,AA\nAA',
  'data:image/jpeg;base64,A*AA',
])('%j is none', (text) => {
  expect(parseDataUrl(text)).toBeUndefined()
})
