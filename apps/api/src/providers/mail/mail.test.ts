import { expect, test } from 'vitest'
import { drawersInMemory } from '../drawers.fixture.ts'
import type { ProviderError } from '../provider-error.ts'
import { mailSuite } from './mail.suite.ts'
import { openMailbox } from './sandbox/mailbox.ts'
import { headerOf, mailServer, plainTextOf } from './smtp.fixture.ts'
import { smtpMail } from './smtp.ts'

const from = 'Arriero <avisos@example.co>'
const letter = {
  to: 'ana@example.co',
  subject: 'Hola',
  text: 'Hola',
  html: '<p>Hola</p>',
  reference: 'b2'.repeat(12),
}

mailSuite('the SMTP driver', async () => {
  const { url, taken } = await mailServer()
  return {
    carrier: smtpMail({ url, from, timeoutMs: 5_000 }),
    arrived: async () =>
      taken.flatMap(({ recipients, data }) =>
        recipients.map((to) => ({ to, subject: headerOf(data, 'Subject'), text: plainTextOf(data) })),
      ),
  }
})

mailSuite('the letter box', async () => {
  const box = openMailbox(drawersInMemory())
  return { carrier: box, arrived: () => box.letters() }
})

const failureOf = async (url: string, timeoutMs = 5_000): Promise<string> => {
  try {
    await smtpMail({ url, from, timeoutMs }).send(letter)
  } catch (error) {
    return (error as ProviderError).kind
  }
  return 'none'
}

test('a letter says whom it is from and carries its own name', async () => {
  const { url, taken } = await mailServer()
  await smtpMail({ url, from, timeoutMs: 5_000 }).send(letter)
  expect(headerOf(taken[0]?.data ?? '', 'From')).toBe(from)
  expect(headerOf(taken[0]?.data ?? '', 'Message-ID')).toBe(`<${'b2'.repeat(12)}@example.co>`)
})

test('an address that the server does not know is final, one it cannot take now is not', async () => {
  expect(await failureOf((await mailServer({ recipient: '550 no such user' })).url)).toBe('rejected')
  expect(await failureOf((await mailServer({ recipient: '450 try later' })).url)).toBe('unavailable')
})

test('a server that is away, or says nothing, took nothing', async () => {
  expect(await failureOf('smtp://127.0.0.1:1')).toBe('unavailable')
  expect(['timeout', 'unavailable']).toContain(await failureOf((await mailServer({ silent: true })).url, 300))
})

test('a server elsewhere that offers no TLS is given no letter; one of this machine is', async () => {
  const { url, taken } = await mailServer()
  // The same server by an address that is not one of the names of this machine.
  const elsewhere = url.replace('127.0.0.1', '0.0.0.0')
  expect(['timeout', 'unavailable']).toContain(await failureOf(elsewhere, 500))
  expect(taken).toEqual([])
  expect(await failureOf(url)).toBe('none')
})

test('the letter box answers newest first and by whom they are for', async () => {
  const box = openMailbox(drawersInMemory())
  await box.send({ ...letter, subject: 'Primera' })
  await box.send({ ...letter, subject: 'Segunda' })
  await box.send({ ...letter, to: 'Otra@example.co', subject: 'Tercera' })
  expect((await box.letters()).map(({ subject }) => subject)).toEqual(['Tercera', 'Segunda', 'Primera'])
  expect((await box.letters('otra@example.co')).map(({ subject }) => subject)).toEqual(['Tercera'])
  expect(await box.letter('../../etc/passwd')).toBeUndefined()
  const [newest] = await box.letters()
  expect(await box.letter(newest?.id ?? '')).toEqual(newest)
})
