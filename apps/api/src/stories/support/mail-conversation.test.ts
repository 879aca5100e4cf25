/** A whole conversation by mail: what joins a PQR, what waits for the desk, and what nobody can make of a stranger's. docs/decisions/0074. */
import { api } from '@arriero/contract'
import type { CallInput } from '@arriero/contract/endpoint'
import { aboveThisLine } from '@arriero/domain/support/mail-quotes.texts'
import { mailLettersMost } from '@arriero/domain/support/mailbox'
import { describe, expect, test } from 'vitest'
import { pdf } from '#features/files/pdf.fixture.ts'
import { sweepOldMails } from '#features/mails/mails.sweeps.ts'
import type { Caller } from '#testing/house.ts'
import { hourMs, minuteMs, smallJpeg } from '../stage.fixture.ts'
import { mailboxAddress, newMessageId, openMailStage } from './mailbox.fixture.ts'

const { house, called, letters, post, postBody, lastLetterTo } = await openMailStage()
const soport = await called('soport', { name: 'Sara Gil' })
const administrator = await called('administrator')
const address = 'angela@example.co'
const client = await called('client', { name: 'Ángela Rincón', email: address })
const stranger = await called('client', { email: 'otro@example.co' })

/** Sessions end while the clock moves. */
const as = (caller: Caller) => house.as(caller.actor)
const facts = { subject: 'Cobro doble', description: 'Me cobraron dos veces.' }
const file = async (caller = client) =>
  (await (await as(caller)).send(api.support.create, { body: facts }))._id
const atDesk = async (_id: string) =>
  (await as(soport)).send<typeof api.support.detail, 'staff'>(api.support.detail, { params: { _id } })
const own = async (_id: string, caller = client) =>
  (await as(caller)).send<typeof api.support.detail, 'own'>(api.support.detail, { params: { _id } })
type Answer = CallInput<typeof api.support.update>['body']
const answer = async (_id: string, body: Partial<Answer> = {}) => {
  house.clock.forward(minuteMs)
  await (
    await as(soport)
  ).send(api.support.update, {
    params: { _id },
    body: { response: 'Lo estamos revisando.', status: 'EnProceso', ...body },
  })
}
const waiting = async () =>
  (await (await as(soport)).send(api.mails.all, { query: { state: ['waiting'], limit: '100' } })).items
const mailWith = async (subject: string) => {
  const found = (await waiting()).find((one) => one.subject === subject)
  if (!found) throw new Error(`no mail waits with the subject ${subject}`)
  return found
}

/** A PQR that was answered, and where its letter asks to be answered. */
const answered = async () => {
  // What waits from before goes out first: letters of one run leave in any order.
  await house.jobs.runJobs()
  const _id = await file()
  await answer(_id)
  const letter = await lastLetterTo(address)
  return { _id, letter, replyTo: letter.replyTo ?? '' }
}

describe('a letter', () => {
  test('carries the answer, where to answer it, and the line above which one writes', async () => {
    const { _id, letter, replyTo } = await answered()
    const { number } = await own(_id)
    expect(letter.subject).toBe(`Respondimos su PQR ${number}`)
    expect(letter.text).toContain('Lo estamos revisando.')
    expect(letter.text.startsWith(`— ${aboveThisLine} —`)).toBe(true)
    expect(replyTo).toMatch(/^pqr\+[0-9a-f]{32}@buzon\.example\.co$/)
    expect(letter.reference).toMatch(/^pqr\.[0-9a-f]{32}\.\w+$/)
  })

  test('of what is solved asks for no answer', async () => {
    const _id = await file()
    await answer(_id, { response: 'Se devolvió el valor.', status: 'Solucionado' })
    const letter = await lastLetterTo(address)
    expect(letter.replyTo).toBeUndefined()
    expect(letter.text).not.toContain(aboveThisLine)
  })

  test('of each PQR has a token of its own', async () => {
    const [one, other] = [await answered(), await answered()]
    expect(one.replyTo).not.toBe(other.replyTo)
  })
})

describe('what the person answers by mail', () => {
  test('stands in her PQR without what her program quoted, and the desk hears of it', async () => {
    const { _id, letter, replyTo } = await answered()
    house.clock.forward(minuteMs)
    const text = `Sí, adjunto el extracto.\n\nEl mar, 17 nov 2026 a las 8:00, Arriero (<${mailboxAddress}>) escribió:\n> ${letter.text.replaceAll('\n', '\n> ')}`
    expect(await post({ from: `Ángela Rincón <${address.toUpperCase()}>`, to: [replyTo], text })).toBe(200)
    expect((await own(_id)).replies).toEqual([
      {
        _id: expect.any(String) as string,
        text: 'Sí, adjunto el extracto.',
        at: expect.any(String) as string,
        isCut: false,
        files: [],
      },
    ])
    const desk = await atDesk(_id)
    expect(desk).toMatchObject({ hasReply: true, status: 'EnProceso' })
    expect(desk.replies[0]?.from).toBe(address.toUpperCase())
    await house.jobs.runJobs()
    const bell = await (await as(soport)).send(api.notifications.all, { query: {} })
    expect(bell.items.map(({ kind }) => kind)).toContain('pqr.replied')
    const inbox = await (await as(soport)).send(api.inbox.items, { query: { id: _id } })
    expect(inbox.items[0]?.causes.map(({ cause }) => cause)).toContain('requestReplied')
    await answer(_id, { response: 'Gracias. Lo devolvemos hoy.' })
    expect(await atDesk(_id)).toMatchObject({ hasReply: false })
  })

  test('is found by the letter that it answers as well, whatever address it went to', async () => {
    const { _id, letter } = await answered()
    await post({ from: address, text: 'Gracias.', inReplyTo: `<${letter.reference}@example.co>` })
    expect((await own(_id)).replies.map(({ text }) => text)).toEqual(['Gracias.'])
  })

  test('comes once, however often it is posted', async () => {
    const { _id, replyTo } = await answered()
    const mail = { from: address, to: [replyTo], text: 'Una sola vez.', messageId: newMessageId() }
    const told = await Promise.all(Array.from({ length: 8 }, () => post(mail)))
    expect(new Set(told)).toEqual(new Set([200]))
    expect((await own(_id)).replies).toHaveLength(1)
  })

  test('tells whoever answers at the same time that it came', async () => {
    const { _id, replyTo } = await answered()
    const { createUpdate } = await atDesk(_id)
    await post({ from: address, to: [replyTo], text: 'Ya no hace falta.' })
    const body = { response: 'Necesitamos el extracto.', status: 'EnProceso' as const, createUpdate }
    expect(await (await as(soport)).refusal(api.support.update, { params: { _id }, body })).toBe(
      'pqr.changed',
    )
  })

  test('that is long is cut, and says so', async () => {
    const { _id, replyTo } = await answered()
    await post({ from: address, to: [replyTo], text: 'ñ'.repeat(mailLettersMost + 1) })
    const [reply] = (await own(_id)).replies
    expect([reply?.isCut, [...(reply?.text ?? '')].length]).toEqual([true, mailLettersMost])
  })

  test('as HTML alone is words, and never HTML', async () => {
    const { _id, replyTo } = await answered()
    const html =
      '<p>Hola<script>alert(1)</script></p><img src=x onerror=alert(2)><p>Adi&oacute;s &lt;b&gt;</p>'
    await post({ from: address, to: [replyTo], html })
    expect((await own(_id)).replies[0]?.text).toBe('Hola\nAdiós <b>')
  })

  test('may bring photos and PDFs, by the rules of every file', async () => {
    const { _id, replyTo } = await answered()
    const content = (bytes: Buffer) => bytes.toString('base64')
    await post({
      from: address,
      to: [replyTo],
      text: 'Van los soportes.',
      attachments: [
        { name: 'foto.jpg', type: 'image/jpeg', content: content(await smallJpeg()) },
        { name: '../../extracto.pdf', type: 'application/pdf', content: content(pdf()) },
        {
          name: 'activo.pdf',
          content: content(pdf({ catalog: '/OpenAction << /S /JavaScript /JS (x) >>' })),
        },
        { name: 'programa.exe', type: 'image/png', content: content(Buffer.from('MZ no es una imagen')) },
        { name: 'grande.jpg', content: content(Buffer.alloc(3 * 1024 * 1024, 7)) },
        { name: 'sexto.jpg', content: content(await smallJpeg()) },
      ],
    })
    const files = (await own(_id)).replies[0]?.files ?? []
    expect(files.map(({ name }) => name)).toEqual([
      'foto.jpg',
      '.. .. extracto.pdf',
      'activo.pdf',
      'programa.exe',
      'grande.jpg',
      'sexto.jpg',
    ])
    expect(files.map(({ url }) => url !== null)).toEqual([true, true, false, false, false, false])
    expect(files.slice(2).every(({ refusal }) => refusal !== null)).toBe(true)
    const read = await fetch(`${house.url}${files[1]?.url ?? ''}`)
    expect([read.status, read.headers.get('content-disposition')]).toEqual([
      200,
      expect.stringContaining('attachment'),
    ])
  })
})

describe('what joins nothing waits for the desk', () => {
  test.each([
    ['noRequest', () => ({ from: address, to: [mailboxAddress] })],
    ['noRequest', () => ({ from: address, to: [`pqr+${'a'.repeat(32)}@buzon.example.co`] })],
  ] as const)('%s', async (reason, mail) => {
    const subject = `Sin PQR ${newMessageId()}`
    await post({ ...mail(), subject, text: 'Hola' })
    expect(await mailWith(subject)).toMatchObject({ reason, account: { name: 'Ángela Rincón' }, pqr: null })
  })

  test('the token of another’s letter opens nobody’s case, and does not say whose it is', async () => {
    const { _id, replyTo } = await answered()
    const subject = `Reenviado ${newMessageId()}`
    await post({ from: 'otro@example.co', to: [replyTo], subject, text: 'Yo también reclamo.' })
    expect((await own(_id)).replies).toEqual([])
    expect(await mailWith(subject)).toMatchObject({
      reason: 'otherSender',
      account: { _id: stranger.actor.id },
      pqr: null,
    })
  })

  test('who cannot be who he says waits too', async () => {
    const { _id, replyTo } = await answered()
    const subject = `Sin firma ${newMessageId()}`
    await post({ from: address, to: [replyTo], subject, text: 'Cambie la cuenta.', verdict: 'fail' })
    expect((await own(_id)).replies).toEqual([])
    expect(await mailWith(subject)).toMatchObject({ reason: 'unproven' })
  })

  test('what is solved takes no more: it is filed anew, and its term runs from when it came', async () => {
    const { _id, replyTo } = await answered()
    await answer(_id, { response: 'Listo.', status: 'Solucionado' })
    const subject = `No estoy de acuerdo ${newMessageId()}`
    await post({
      from: address,
      to: [replyTo],
      subject,
      text: 'Falta la mitad.',
      attachments: [{ name: 'foto.jpg', content: (await smallJpeg()).toString('base64') }],
    })
    const mail = await mailWith(subject)
    expect(mail).toMatchObject({
      reason: 'solved',
      pqr: { _id },
      files: [{ name: 'foto.jpg', url: null, refusal: expect.any(String) as string }],
    })
    const before = house.clock.now
    house.clock.forward(3 * 24 * hourMs)
    const body = { userId: client.actor.id, type: 'Reclamo' as const }
    const filed = await (await as(soport)).send(api.mails.file, { params: { _id: mail._id }, body })
    house.clock.now = before
    expect(await own(filed._id)).toMatchObject({ subject, description: 'Falta la mitad.', daysLeft: 15 })
    expect(await (await as(soport)).refusal(api.mails.file, { params: { _id: mail._id }, body })).toBe(
      'mail.already_settled',
    )
  })

  test('the desk joins one to the PQR it belongs to, once', async () => {
    const _id = await file()
    const { number } = await own(_id)
    const subject = `Desde mi otro correo ${newMessageId()}`
    await post({ from: 'angela.personal@example.co', subject, text: 'Soy Ángela.' })
    const mail = await mailWith(subject)
    const join = { params: { _id: mail._id }, body: { number } }
    const caller = await as(soport)
    expect(await caller.refusal(api.mails.join, { ...join, body: { number: '2026-999999' } })).toBe(
      'pqr.not_found',
    )
    const told = await Promise.allSettled(Array.from({ length: 4 }, () => caller.send(api.mails.join, join)))
    expect(told.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect((await own(_id)).replies.map(({ text }) => text)).toEqual(['Soy Ángela.'])
    expect(
      await caller.refusal(api.mails.discard, { params: { _id: mail._id }, body: { isDiscarded: true } }),
    ).toBe('mail.already_settled')
  })

  test('a mail that is discarded can be brought back', async () => {
    const subject = `Publicidad ${newMessageId()}`
    await post({ from: 'ventas@example.co', subject, text: 'Compre ya.' })
    const { _id } = await mailWith(subject)
    const caller = await as(soport)
    const say = (isDiscarded: boolean) =>
      caller.send(api.mails.discard, { params: { _id }, body: { isDiscarded } })
    await say(true)
    await say(true)
    expect((await waiting()).map((one) => one._id)).not.toContain(_id)
    await say(false)
    expect((await waiting()).map((one) => one._id)).toContain(_id)
  })

  test('and waits in the inbox of the desk alone', async () => {
    const subject = `En la bandeja ${newMessageId()}`
    await post({ from: 'nadie@example.co', subject, text: 'Hola' })
    const { _id } = await mailWith(subject)
    const items = await (await as(administrator)).send(api.inbox.items, { query: { id: _id } })
    expect(items.items[0]).toMatchObject({
      kind: 'mail',
      causes: [{ cause: 'mailWaits' }],
      mail: { from: 'nadie@example.co', subject },
    })
    const accountancy = await called('accountancy')
    expect((await accountancy.send(api.inbox.items, { query: { id: _id } })).items).toEqual([])
    expect(await accountancy.refusal(api.mails.all, { query: {} })).toBe('auth.role_refused')
  })
})

test('what no person wrote is nobody’s, and is not answered', async () => {
  const { _id, replyTo } = await answered()
  const sent = letters.length
  const count = (await waiting()).length
  const machine = { to: [replyTo], text: 'Estoy de vacaciones.' }
  await post({ ...machine, from: address, headers: { 'Auto-Submitted': 'auto-replied' } })
  await post({ ...machine, from: 'MAILER-DAEMON@example.co', headers: { 'Return-Path': '<>' } })
  await post({ ...machine, from: address, headers: { Precedence: 'bulk' } })
  expect((await own(_id)).replies).toEqual([])
  expect((await waiting()).length).toBe(count)
  await house.jobs.runJobs()
  expect(letters.length).toBe(sent)
})

describe('whoever posts is believed only', () => {
  const mail = { from: address, text: 'Hola' }
  test.each([
    ['with the secret', { secret: 'otro-secreto-de-mentira-distinto' }],
    ['with a signature', { signature: '' }],
    ['with one of the same length', { signature: `sha256=${'0'.repeat(64)}` }],
    ['within five minutes, not later', { secondsAway: -301 }],
    ['within five minutes, not earlier', { secondsAway: 301 }],
  ])('%s', async (_, how) => {
    const before = (await waiting()).length
    expect(await post(mail, how)).toBe(400)
    expect((await waiting()).length).toBe(before)
  })

  test.each(['', 'nada', '[]', '{"from":"ana@example.co"}', '{"messageId":"<a@b>","from":"sin arroba"}'])(
    'and with what is a mail: «%s» is none',
    async (body) => {
      expect((await postBody(Buffer.from(body))).status).toBe(400)
    },
  )
})

test('after its time a mail that joined nothing says nothing more', async () => {
  const subject = `Viejo ${newMessageId()}`
  await post({ from: 'nadie@example.co', subject, text: 'Algo personal' })
  const before = house.clock.now
  house.clock.forward(91 * 24 * hourMs)
  await sweepOldMails(house.openCtx())
  house.clock.now = before
  const rows = await house.database.db.selectFrom('support_mails').selectAll().execute()
  expect(JSON.stringify(rows)).not.toContain('Algo personal')
  expect(await waiting()).toEqual([])
})
