/** What a caller reads whose request is wrong before any rule of the business is asked. Decisions §4. */
import { connect } from 'node:net'
import { errorTexts } from '@arriero/contract/es/errors'
import { expect, test } from 'vitest'
import { openStage } from '../stories/stage.fixture.ts'

const { house, called } = await openStage()
const carrier = await called('enterprise')

const part = (boundary: string) =>
  `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="a.jpg"\r\nContent-Type: image/jpeg\r\n\r\nx`
const long = 'b'.repeat(300)
const badForms = [
  ['without a boundary', 'multipart/form-data', `${part('b')}\r\n--b--\r\n`],
  ['with another boundary', 'multipart/form-data; boundary=other', `${part('b')}\r\n--b--\r\n`],
  ['with a boundary too long', `multipart/form-data; boundary=${long}`, `${part(long)}\r\n--${long}--\r\n`],
  ['cut off within its file', 'multipart/form-data; boundary=b', part('b')],
  ['cut off before its file', 'multipart/form-data; boundary=b', '--b\r\n'],
] as const

test.each(
  ['/upload/image', '/upload/document', '/user/image/upload/data'].flatMap((path) =>
    badForms.map(([says, type, body]) => ({ path, says, type, body })),
  ),
)('a form $says at $path is refused in Spanish', async ({ path, type, body }) => {
  const answer = await fetch(`${house.url}/v1${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${carrier.token}`, 'content-type': type },
    body,
  })
  const reply = (await answer.json()) as { code: 'request.malformed'; error: string }
  expect([answer.status, reply.error]).toEqual([400, errorTexts[reply.code]])
})

test('a known address names the methods it takes', async () => {
  for (const [method, path, allow] of [
    ['DELETE', '/order/create', 'POST'],
    ['POST', '/order/detail/674056f00000000000000001', 'GET, HEAD'],
    ['PATCH', '/order/update/674056f00000000000000001', 'PUT'],
  ] as const) {
    const answer = await fetch(`${house.url}/v1${path}`, { method })
    const { code } = (await answer.json()) as { code: string }
    expect([answer.status, code, answer.headers.get('allow')]).toEqual([405, 'request.method', allow])
  }
  expect((await fetch(`${house.url}/v1/nada`, { method: 'DELETE' })).status).toBe(404)
})

const raw = (text: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(house.url).port), '127.0.0.1', () => socket.write(text))
    let heard = ''
    socket.on('data', (bytes: Buffer) => (heard += bytes.toString('utf8')))
    socket.once('error', reject)
    socket.once('close', () => resolve(heard))
  })

test.each([
  ['an address that cannot be read', 'GET /v1/order/detail/%E0%A4%A HTTP/1.1', '', 400, 'request.malformed'],
  [
    'headers too large',
    'GET /v1/health HTTP/1.1',
    `x-a: ${'a'.repeat(40_000)}\r\n`,
    431,
    'request.headers_too_large',
  ],
  ['bytes that are no request', 'HOLA', '', 400, 'request.malformed'],
] as const)('%s is refused in Spanish without repeating it', async (_says, line, header, status, code) => {
  const heard = await raw(`${line}\r\nhost: localhost\r\nconnection: close\r\n${header}\r\n`)
  const [head = '', body = '{}'] = heard.split('\r\n\r\n')
  expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
  expect(JSON.parse(body)).toEqual({ error: errorTexts[code], code, requestId: expect.any(String) as string })
  expect(head).toMatch(/x-request-id: /i)
})
