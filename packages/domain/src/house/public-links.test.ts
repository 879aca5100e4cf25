import { expect, test } from 'vitest'
import { parsePublicLinks } from './public-links.ts'

test('stores and networks are read by name, those left out are not there', () => {
  expect(parsePublicLinks('')).toEqual({})
  expect(
    parsePublicLinks('android=https://play.example.co/?id=a=1, youtube = https://videos.example.co/@arriero'),
  ).toEqual({
    android: 'https://play.example.co/?id=a=1',
    youtube: 'https://videos.example.co/@arriero',
  })
})

test.each([
  'android',
  'tienda=https://play.example.co',
  'android=play.example.co',
  'facebook=javascript:alert(1)',
  'facebook=data:text/html,a',
  'android=https://play.example.co/"onclick',
])('%j is refused', (text) => {
  expect(parsePublicLinks(text)).toBeUndefined()
})
