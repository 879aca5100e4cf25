import { createServer, type AddressInfo } from 'node:net'
import { describe, expect, test } from 'vitest'
import { drawersInMemory } from '../drawers.fixture.ts'
import type { ProviderError } from '../provider-error.ts'
import { cloudApi } from './cloud-api.ts'
import { isSigned, readIncoming, signatureOf } from './incoming.ts'
import { openMessageBox } from './sandbox/message-box.ts'
import { meta } from './whatsapp.fixture.ts'
import { whatsappSuite } from './whatsapp.suite.ts'

const settings = {
  version: 'v23.0',
  phoneId: '106540352242922',
  token: 'llave-de-prueba',
  language: 'es',
  timeoutMs: 10_000,
}

whatsappSuite('the Cloud API driver', async () => {
  const { baseUrl, taken } = await meta()
  return {
    sender: cloudApi({ ...settings, baseUrl }),
    arrived: async () =>
      taken.map(({ body: { to, template, biz_opaque_callback_data: reference } }) => ({
        to: `+${to}`,
        reference,
        template: template.name,
        parameters:
          template.components.find(({ type }) => type === 'body')?.parameters.map(({ text }) => text) ?? [],
        button: template.components.find(({ type }) => type === 'button')?.parameters[0]?.text ?? '',
      })),
  }
})

whatsappSuite('the message box', async () => {
  const box = openMessageBox(drawersInMemory())
  return { sender: box, arrived: () => box.messages() }
})

const reference = '65a1f2c3d4e5f60718293a4b'
const message = { to: '+573001234567', template: 'aviso_trips', parameters: ['uno', 'dos'], button: 'main' }

test('a message goes to the version, the number and with the key of the settings, in the language of the templates', async () => {
  const { baseUrl, taken } = await meta()
  await cloudApi({ ...settings, baseUrl }).send(message, reference)
  expect(taken[0]?.path).toBe('/v23.0/106540352242922/messages')
  expect(taken[0]?.authorization).toBe('Bearer llave-de-prueba')
  expect(taken[0]?.body.template.language).toEqual({ code: 'es' })
  expect(taken[0]?.body.template.components[1]).toMatchObject({ sub_type: 'url', index: '0' })
})

/** An address at which nobody listens any more. */
const nowhere = async (): Promise<string> => {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return `http://127.0.0.1:${port}`
}

const failureOf = async (answer: Parameters<Awaited<ReturnType<typeof meta>>['answers']>[0], more = {}) => {
  const { baseUrl, answers } = await meta()
  answers(answer)
  try {
    await cloudApi({ ...settings, baseUrl, ...more }).send(message, reference)
  } catch (error) {
    return error as ProviderError
  }
  throw new Error('it was sent')
}

describe('a refusal', () => {
  test.each([
    ['a number without WhatsApp', { status: 400, code: 131026 }, 'rejected'],
    ['a template that is not there', { status: 404, code: 132001 }, 'rejected'],
    ['a parameter too few', { status: 400, code: 132000 }, 'rejected'],
    ['too many at once', { status: 429, code: 130429 }, 'unavailable'],
    ['too many to this person', { status: 400, code: 131056 }, 'unavailable'],
    ['a key that ran out', { status: 401, code: 190 }, 'unavailable'],
    ['Meta is away', { status: 503 }, 'unavailable'],
    ['Meta says nothing', 'silence', 'timeout'],
    ['another page', 'garbage', 'garbled'],
  ] as const)('because of %s: %o is %s', async (_what, answer, kind) => {
    const error = await failureOf(answer, answer === 'silence' ? { timeoutMs: 300 } : {})
    expect(error.kind).toBe(kind)
    // Whom it was for is nobody's business in a log.
    expect(error.message).not.toContain('3001234567')
  })

  test('where nobody is, nothing was sent', async () => {
    const error = await failureOf({ status: 200 }, { baseUrl: await nowhere() })
    expect(error.kind).toBe('unavailable')
  })
})

describe('what Meta posts', () => {
  const secret = 'secreto-de-la-aplicacion'
  const phoneId = settings.phoneId
  const bytes = (value: object) =>
    Buffer.from(
      JSON.stringify({
        object: 'whatsapp_business_account',
        entry: [
          {
            id: '1',
            changes: [{ field: 'messages', value: { metadata: { phone_number_id: phoneId }, ...value } }],
          },
        ],
      }),
    )

  test('is heard only with the signature of its very bytes', () => {
    const body = bytes({})
    expect(isSigned(secret, body, signatureOf(secret, body))).toBe(true)
    expect(isSigned('otro', body, signatureOf(secret, body))).toBe(false)
    expect(isSigned(secret, Buffer.concat([body, Buffer.from(' ')]), signatureOf(secret, body))).toBe(false)
    for (const none of [undefined, '', 'sha256=', 'sha1=00']) expect(isSigned(secret, body, none)).toBe(false)
  })

  test('says what became of messages, and the figure of a failure', () => {
    const statuses = [
      { id: 'wamid.1', status: 'sent', timestamp: '1' },
      { id: 'wamid.1', status: 'delivered', timestamp: '2', biz_opaque_callback_data: reference },
      { id: 'wamid.2', status: 'failed', timestamp: '2', errors: [{ code: 131026, title: 'x' }] },
      { status: 'read' },
    ]
    expect(readIncoming(bytes({ statuses }), phoneId)).toEqual({
      reports: [
        { sentAs: 'wamid.1', reference, reported: 'delivered' },
        { sentAs: 'wamid.2', reported: 'failed', problem: 'whatsapp 131026' },
      ],
      answers: [],
    })
  })

  test('says what people answered, typed or by a button; a picture is no answer', () => {
    const messages = [
      { from: '573001234567', id: 'a', type: 'text', text: { body: 'BAJA' } },
      { from: '573001234567', id: 'b', type: 'button', button: { text: 'Parar', payload: 'x' } },
      { from: '573001234567', id: 'c', type: 'image', image: { id: '1' } },
    ]
    expect(readIncoming(bytes({ messages }), phoneId)?.answers).toEqual([
      { from: '+573001234567', text: 'BAJA' },
      { from: '+573001234567', text: 'Parar' },
    ])
  })

  test('about another number of the same account is not ours', () => {
    const messages = [{ from: '573001234567', text: { body: 'BAJA' } }]
    expect(readIncoming(bytes({ messages }), '999')).toEqual({ reports: [], answers: [] })
  })

  test.each(['', 'null', '[]', '{"entry":5}', '<xml>'])('that reads «%s» is not their protocol', (text) => {
    expect(readIncoming(Buffer.from(text), phoneId)).toBeUndefined()
  })
})

test('the message box answers by the number a message went to', async () => {
  const box = openMessageBox(drawersInMemory())
  await box.send(message, reference)
  expect(await box.message('../../etc/passwd')).toBeUndefined()
  expect((await box.messages('300 123 4567')).length).toBe(1)
  expect(await box.messages('3000000000')).toEqual([])
})
