import { expect, test } from 'vitest'
import { mailLink, messagingLink } from './contact-links.ts'

test.each([
  ['601 555 0100', 'https://wa.me/576015550100'],
  ['300-555-0100', 'https://wa.me/573005550100'],
  ['+57 300 555 0100', 'https://wa.me/573005550100'],
])('a message to %s goes to its number with the country before it', (phone, link) => {
  expect(messagingLink(phone)).toBe(link)
})

test('a letter has its subject', () => {
  expect(mailLink('ayuda@example.co', 'Ayuda con Arriero')).toBe(
    'mailto:ayuda@example.co?subject=Ayuda%20con%20Arriero',
  )
})
