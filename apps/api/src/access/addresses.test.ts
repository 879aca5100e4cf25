/** Whatever address of ours somebody comes by, it is the one he stays at; at any other he is told where to go. Security (d). */
import { request } from 'node:http'
import { connect } from 'node:net'
import { api } from '@arriero/contract'
import { errorTexts } from '@arriero/contract/es/errors'
import { expect, test } from 'vitest'
import { password } from '#testing/people.ts'
import { openStage } from '../stories/stage.fixture.ts'

const publicHost = 'carga.example.co'
const further = 'http://10.0.0.5:3000'
const { house, called, fleet, services } = await openStage({
  settings: { PUBLIC_URL: `https://${publicHost}`, ALSO_AT: further, HOST: '127.0.0.1' },
})
const client = await called('cliententerprise')
const port = Number(new URL(house.url).port)

type Answer = { status: number; headers: Record<string, unknown>; text: string }

const ask = (host: string, path: string, { method = 'GET', headers = {}, body = '' } = {}): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const asked = request({ host: '127.0.0.1', port, path, method, headers: { ...headers, host } })
    asked.once('error', reject)
    asked.once('response', (response) => {
      let text = ''
      response.on('data', (part: Buffer) => (text += part.toString()))
      response.once('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, text }),
      )
    })
    asked.end(body)
  })

const local = [`localhost:${port}`, `127.0.0.1:${port}`, `[::1]:${port}`]

test('the payment form leads to the gateway and back at the address the client came by', async () => {
  const crew = await fleet()
  const orderId = await services.taken(client, crew)
  const { transaction } = await client.send(api.payments.start, { body: { orderId } })
  for (const [host, origin] of [
    ...local.map((name) => [name, `http://${name}`] as const),
    [publicHost, `https://${publicHost}`] as const,
    ['10.0.0.5:3000', further] as const,
  ]) {
    const { text } = await ask(host, `/v1${api.payments.sign.path}`, {
      method: api.payments.sign.method,
      headers: { authorization: `Bearer ${client.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ sign: transaction }),
    })
    const form = JSON.parse(text) as { action: string; fields: Record<string, string>; signature: string }
    expect(form.action).toBe(`${origin}/sandbox/pasarela/`)
    expect(form.fields['vads_url_return']).toBe(`${origin}/main/cliente-servicios/${orderId}/pagar/retorno`)
    expect(form.fields['vads_url_check']).toBe(`https://${publicHost}/v1/payment/notification`)
    const page = await ask(host, '/sandbox/pasarela/', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ ...form.fields, signature: form.signature }).toString(),
    })
    // The second time the sandbox knows the transaction: it read the form all the same.
    expect(page.text).not.toContain('signature')
  }
})

test('a page may speak to the live channel of the address it came from', async () => {
  for (const host of local) {
    const { headers } = await ask(host, '/v1/docs')
    expect(headers['content-security-policy']).toContain(`ws://${host}`)
    expect(headers['content-security-policy']).not.toMatch(/wss?:[; ]/)
  }
})

test('at any other address a page says which one to open, and a program reads a code', async () => {
  for (const host of [
    'evil.example',
    `evil.example:${port}`,
    '192.168.1.20:3000',
    'localhost.evil.example',
  ]) {
    const page = await ask(host, '/auth/login?next=%3Cb%3E')
    expect([page.status, page.headers['content-type']]).toEqual([421, 'text/html; charset=utf-8'])
    expect(page.text).toContain(`href="https://${publicHost}/auth/login"`)
    expect(page.text).not.toContain('evil')
    const call = await ask(host, '/v1/setting/open')
    expect([call.status, JSON.parse(call.text)]).toMatchObject([
      421,
      { code: 'request.address_unknown', error: errorTexts['request.address_unknown'] },
    ])
    const posted = await ask(host, '/sandbox/pasarela/', { method: 'POST' })
    expect(posted.status).toBe(421)
  }
})

test('whoever watches over the machine asks by its number', async () => {
  // Ready it is not: its clock is the test's.
  for (const path of ['/health', '/ready'])
    expect(JSON.parse((await ask('10.1.2.3:3000', path)).text)).toEqual({ ok: path === '/health' })
  const unnamed = await new Promise<string>((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.end('GET /health HTTP/1.0\r\n\r\n'))
    socket.on('data', (part) => resolve(String(part)))
  })
  expect(unnamed).toMatch(/^HTTP\/1\.1 200/)
})

test.each([
  ['http://localhost:1', 400],
  ['https://evil.example', 400],
  [`https://${publicHost}`, 101],
  [further, 101],
])('the live channel opens for a page of %s: %i', async (origin, status) => {
  const asked = request({
    host: '127.0.0.1',
    port,
    path: '/v1/live/?EIO=4&transport=websocket',
    headers: {
      host: 'evil.example',
      origin,
      connection: 'Upgrade',
      upgrade: 'websocket',
      'sec-websocket-version': '13',
      'sec-websocket-key': 'AAAAAAAAAAAAAAAAAAAAAA==',
    },
  })
  const answered = await new Promise<number | undefined>((resolve, reject) => {
    asked.once('error', reject)
    asked.once('response', (response) => resolve(response.statusCode))
    asked.once('upgrade', (response, socket) => {
      socket.destroy()
      resolve(response.statusCode)
    })
    asked.end()
  })
  expect(answered).toBe(status)
})

test('the cookie that remembers somebody goes over https only where people come by https, whatever stands between', async () => {
  const { actor } = client
  const { email } = await house.database.db
    .selectFrom('users')
    .select('email')
    .where('id', '=', actor.id)
    .executeTakeFirstOrThrow()
  const cookieAt = async (host: string) => {
    const { headers } = await ask(host, '/v1/auth/tokenbackoffice', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password }),
    })
    return String(headers['set-cookie'])
  }
  const guarded = await cookieAt(publicHost)
  expect(guarded).toMatch(
    /^__Host-arriero_remember=[\w-]{43}; Path=\/; Expires=[^;]+; HttpOnly; Secure; SameSite=Strict$/,
  )
  expect(await cookieAt(`127.0.0.1:${port}`)).toMatch(/Secure/)
  expect(await cookieAt('10.0.0.5:3000')).not.toMatch(/Secure/)

  const back = async (cookie: string) => {
    const method = 'POST'
    return ask(publicHost, '/v1/auth/tokenbackoffice', { method, headers: { cookie } })
  }
  const [value = ''] = guarded.replace('__Host-', '').split(';')
  expect((await back(value)).status).toBe(401)
  const returned = await back(`__Host-${value}`)
  expect([returned.status, String(returned.headers['set-cookie'])]).toEqual([
    200,
    expect.stringContaining('__Host-arriero_remember='),
  ])
  const over = await back('__Host-arriero_remember=none')
  expect(String(over.headers['set-cookie'])).toMatch(/^__Host-arriero_remember=; .*Path=\/.*Secure/)
})
