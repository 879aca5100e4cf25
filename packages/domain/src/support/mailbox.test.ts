import { describe, expect, test } from 'vitest'
import { letterReference, replyAddress, tokensOf, whyNotJoined, type MailFacts } from './mailbox.ts'

const mailbox = 'pqr@example.co'
const token = '0123456789abcdef0123456789abcdef'
const other = 'f'.repeat(32)
const way = { to: [] as string[], inReplyTo: undefined, references: [] as string[] }

describe('a mail names its request', () => {
  test('by the address it was sent to', () => {
    expect(replyAddress(mailbox, token)).toBe(`pqr+${token}@example.co`)
    expect(tokensOf({ ...way, to: ['ana@example.co', replyAddress(mailbox, token)] }, mailbox)).toEqual([
      token,
    ])
    expect(tokensOf({ ...way, to: [`PQR+${token.toUpperCase()}@Example.CO`] }, mailbox)).toEqual([token])
  })

  test('by the letter that it answers, the newest first', () => {
    const names = [letterReference(other, '1'), letterReference(token, '2')].map(
      (name) => `<${name}@example.co>`,
    )
    expect(tokensOf({ ...way, references: names }, mailbox)).toEqual([token, other])
    expect(tokensOf({ ...way, inReplyTo: names[0], references: names }, mailbox)).toEqual([other, token])
  })

  test.each([
    ['of another house', [`pqr+${token}@example.com`]],
    ['of another mailbox', [`avisos+${token}@example.co`]],
    ['of another form', [`pqr+${token.slice(1)}@example.co`]],
    ['that carries none', [mailbox]],
  ])('and by no address %s', (_, to) => {
    expect(tokensOf({ ...way, to }, mailbox)).toEqual([])
  })

  test('and by no other name of a letter', () => {
    expect(tokensOf({ ...way, inReplyTo: `<${token}@example.co>` }, mailbox)).toEqual([])
  })
})

describe('a mail joins its request', () => {
  const facts: MailFacts = {
    request: { emailKey: 'ana@example.co', isSolved: false },
    fromKey: 'ana@example.co',
    verdict: 'none',
    hasWords: true,
    hasFiles: false,
  }

  test('with its token, from its person, and something in it', () => {
    expect(whyNotJoined(facts)).toBeUndefined()
    expect(whyNotJoined({ ...facts, hasWords: false, hasFiles: true })).toBeUndefined()
  })

  test.each<[string, Partial<MailFacts>, string]>([
    ['without a token that is ours', { request: undefined }, 'noRequest'],
    ['from somebody else', { fromKey: 'luis@example.co' }, 'otherSender'],
    [
      'from nobody, of an account without an address',
      { request: { emailKey: '', isSolved: false }, fromKey: '' },
      'otherSender',
    ],
    ['from somebody who cannot be who he says', { verdict: 'fail' }, 'unproven'],
    ['once it is solved', { request: { emailKey: 'ana@example.co', isSolved: true } }, 'solved'],
    ['with nothing in it', { hasWords: false }, 'empty'],
  ])('not %s', (_, more, reason) => {
    expect(whyNotJoined({ ...facts, ...more })).toBe(reason)
  })
})
