import { once } from 'node:events'
import { request } from 'node:http'
import { connect, type Socket } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { fate, gone, openOffice, person, type Office } from './people.fixture.ts'

let office: Office
const open = async (limits?: Parameters<typeof openOffice>[0]) => {
  office = await openOffice(limits)
  return office
}
afterEach(() => office.close())

const within = async <T>(work: Promise<T>, ms: number): Promise<T | 'too late'> =>
  Promise.race([work, new Promise<'too late'>((resolve) => setTimeout(() => resolve('too late'), ms))])

test('a ticket opens the channel once', async () => {
  const { client, logIn, ticketFor } = await open()
  const ticket = ticketFor(logIn(person('client')))
  expect(await fate(client(undefined, { auth: { ticket } }))).toBe('connected')
  expect(await fate(client(undefined, { auth: { ticket } }))).toBe('live.ticket_invalid')
})

test.each([
  {},
  { ticket: '' },
  { ticket: 7 },
  { ticket: ['a'] },
  { ticket: 'x'.repeat(5000) },
  { ticket: 'never-made' },
])('without a valid ticket the channel stays shut: %j', async (auth) => {
  const { client, server } = await open()
  expect(await fate(client(undefined, { auth }))).toBe('live.ticket_invalid')
  expect(server.listeners.isEmpty()).toBe(true)
})

test('where thousands listen each hears more seldom that its line is alive, and how seldom', async () => {
  const { client, logIn, ticketFor } = await open({ beatsPerSecond: 0.25 })
  const enter = async (): Promise<{ everyMs: number } | undefined> => {
    const socket = client(undefined, { auth: { ticket: ticketFor(logIn(person('client'))) } })
    const said = new Promise<{ everyMs: number }>((resolve) => socket.once('beat', resolve))
    expect(await fate(socket)).toBe('connected')
    return Promise.race([said, new Promise<undefined>((resolve) => setTimeout(resolve, 200, undefined))])
  }
  expect([await enter(), await enter(), await enter(), await enter()]).toEqual([
    undefined,
    { everyMs: 4_000 },
    { everyMs: 8_000 },
    { everyMs: 10_000 },
  ])
})

test('a refused connection is closed at once and so cannot try further tickets', async () => {
  const { url } = await open()
  const refused = new WebSocket(`${url.replace('http', 'ws')}/v1/live/?EIO=4&transport=websocket`)
  refused.addEventListener('message', ({ data }) => {
    if (String(data).startsWith('0')) refused.send('40{"ticket":"guessed"}')
  })
  expect(await within(once(refused, 'close'), 2000)).not.toBe('too late')
})

test('who shows two tickets in one moment over one connection ends nothing for others', async () => {
  const { url, client, logIn, ticketFor } = await open()
  const twice = new WebSocket(`${url.replace('http', 'ws')}/v1/live/?EIO=4&transport=websocket`)
  const tickets = [person('client'), person('client')].map((one) => ticketFor(logIn(one)))
  const admitted: string[] = []
  twice.addEventListener('message', ({ data }) => {
    const said = String(data)
    if (said.startsWith('40')) admitted.push(said)
    if (said.startsWith('0')) for (const ticket of tickets) twice.send(`40${JSON.stringify({ ticket })}`)
  })
  await expect.poll(() => admitted.length > 0 || twice.readyState === WebSocket.CLOSED).toBe(true)
  const other = client(undefined, { auth: { ticket: ticketFor(logIn(person('client'))) } })
  expect(await fate(other)).toBe('connected')
  twice.close()
})

/** A connection of somebody who answers nothing, not even a goodbye. */
const mute = (port: number, say = ''): Socket => {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => undefined)
  socket.write(
    'GET /v1/live/?EIO=4&transport=websocket HTTP/1.1\r\nhost: localhost\r\nconnection: Upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n',
  )
  if (say !== '') socket.once('data', () => socket.write(asFrame(say)))
  socket.resume()
  return socket
}

/** Resolves when the socket closes, however it ends. */
const closed = (socket: Socket) => new Promise<void>((resolve) => socket.once('close', () => resolve()))

/** What a connection hears before it is closed. */
const knock = async (port: number): Promise<string> => {
  const socket = mute(port)
  let heard = ''
  socket.on('data', (part: Buffer) => (heard += part.toString()))
  await closed(socket)
  return heard
}

/** A short text as a client's WebSocket frame; its mask changes nothing. */
const asFrame = (text: string): Buffer =>
  Buffer.concat([Buffer.from([0x81, 0x80 | text.length, 0, 0, 0, 0]), Buffer.from(text)])

test.each([
  ['shows no ticket', ''],
  ['shows a ticket that is none', '40{"ticket":"guessed"}'],
])(
  'who %s is cut off although he says no goodbye, long before a WebSocket gives up by itself',
  async (_what, say) => {
    const { port } = await open({ connectMs: 300, lingerMs: 50 })
    const other = closed(mute(port, say))
    // A WebSocket waits 30 seconds for the other side's goodbye.
    expect(await within(other, 20_000)).not.toBe('too late')
  },
  30_000,
)

test('who gives his place on the channel back does not stay connected', async () => {
  const { logIn, ticketFor, port } = await open({ lingerMs: 50 })
  const socket = mute(port, `40{"ticket":"${ticketFor(logIn(person('client')))}"}`)
  const left = closed(socket)
  let heard = ''
  socket.on('data', (part: Buffer) => {
    heard += part.toString('latin1')
    if (heard.includes('40{"sid"')) socket.write(asFrame('41'))
  })
  expect(await within(left, 20_000)).not.toBe('too late')
}, 30_000)

test('of one network only so many wait without a ticket; who is let in makes room, and so does who leaves', async () => {
  const { port, url, client, logIn } = await open({ waitingPerNetwork: 3, connectMs: 60_000 })
  const session = logIn(person('client'))
  expect(await fate(client(session))).toBe('connected')
  const waiting = [mute(port), mute(port), mute(port)]
  await Promise.all(waiting.map((socket) => once(socket, 'data')))
  const refused = await knock(port)
  expect(refused).toMatch(/^HTTP\/1\.1 429 /)
  expect(refused).toContain('"code":"request.too_many"')
  expect(refused).toContain('retry-after: 5')
  expect(await fate(client(session))).toBe('websocket error')
  expect(await (await fetch(`${url}/v1/here`)).json()).toEqual({ here: true })
  waiting[0]?.destroy()
  await expect.poll(() => fate(client(session))).toBe('connected')
  expect(await fate(client(session))).toBe('connected')
})

test('the session that ended after its ticket was made does not open the channel', async () => {
  const { client, logIn, logOut, ticketFor } = await open()
  const session = logIn(person('client'))
  const ticket = ticketFor(session)
  logOut(session)
  expect(await fate(client(undefined, { auth: { ticket } }))).toBe('live.ticket_invalid')
})

test.each([
  ['https://evil.example', 'refused'],
  ['null', 'refused'],
  ['http://127.0.0.1', 'refused'],
  ['https://arriero.example.evil.example', 'refused'],
  ['https://arriero.example', 'connected'],
  [undefined, 'connected'],
])('a handshake from %s is %s', async (origin, answer) => {
  const { client, logIn } = await open()
  const outcome = await fate(client(logIn(person('client')), origin ? { extraHeaders: { origin } } : {}))
  expect(outcome === 'connected' ? 'connected' : 'refused').toBe(answer)
})

test("the server's own host is an allowed origin", async () => {
  const { client, logIn, url } = await open()
  expect(await fate(client(logIn(person('client')), { extraHeaders: { origin: url } }))).toBe('connected')
})

test('polling is refused and the rest of the API answers as before', async () => {
  const { url, client, logIn } = await open()
  expect(await fate(client(logIn(person('client')), { transports: ['polling'] }))).not.toBe('connected')
  expect(await (await fetch(`${url}/v1/here`)).json()).toEqual({ here: true })
})

test('logging out closes the sockets of that session within a second and leaves the other sessions alone', async () => {
  const { client, logIn, logOut, server } = await open()
  const actor = person('enterprise')
  const [left, kept] = [logIn(actor), logIn(actor)]
  const tabs = [client(left), client(left), client(kept)]
  await Promise.all(tabs.map(fate))
  const closed = Promise.all(tabs.slice(0, 2).map(gone))
  logOut(left)
  void server.recheck(actor.id)
  expect(await within(closed, 1000)).toEqual(['io server disconnect', 'io server disconnect'])
  expect(tabs[2]?.connected).toBe(true)
  expect(server.listeners.countOf(actor.id)).toBe(1)
})

test('somebody whose role changed is sent away; somebody validated meanwhile stays and counts as such', async () => {
  const { listener, change, server } = await open()
  const demoted = await listener(person('administrator'))
  const welcome = await listener(person('driver', { isValidated: false }))
  expect(server.listeners.activeCarriers()).toEqual([])
  const [before] = server.listeners.of({ roles: ['administrator'] })
  change(demoted.session, { ...person('soport'), id: before?.data.actor.id ?? '' })
  const [driver] = server.listeners.of({ roles: ['driver'] })
  change(welcome.session, { ...person('driver'), id: driver?.data.actor.id ?? '' })
  const closed = gone(demoted.socket)
  await server.recheck()
  expect(await within(closed, 1000)).toBe('io server disconnect')
  expect(demoted.heard).toEqual([{ event: 'closing', payload: { reason: 'session_ended' } }])
  expect(server.listeners.activeCarriers()).toHaveLength(1)
})

test('a session that ends without a word is noticed by the regular check', async () => {
  const { listener, logOut } = await open({ recheckMs: 100, watchMs: 50 })
  const { socket, session } = await listener(person('client'))
  logOut(session)
  expect(await within(gone(socket), 1000)).toBe('io server disconnect')
})

test('who talks too much is cut off; a few words change nothing', async () => {
  const { listener } = await open({ framesPerMinute: 20 })
  const [quiet, loud] = [await listener(person('client')), await listener(person('client'))]
  for (let count = 0; count < 5; count++) quiet.socket.emit('hello')
  const closed = gone(loud.socket)
  for (let count = 0; count < 30; count++) loud.socket.emit('hello')
  expect(await within(closed, 2000)).toBe('transport close')
  expect(quiet.socket.connected).toBe(true)
})

test('a frame over 64 kB ends the connection', async () => {
  const { listener } = await open()
  const { socket } = await listener(person('client'))
  const closed = gone(socket)
  socket.emit('hello', 'x'.repeat(70_000))
  expect(await within(closed, 2000)).toMatch(/transport/)
})

test('one person has at most so many sockets', async () => {
  const { client, logIn, server } = await open({ socketsPerUser: 3 })
  const session = logIn(person('client'))
  for (let count = 0; count < 3; count++) expect(await fate(client(session))).toBe('connected')
  expect(await fate(client(session))).toBe('request.too_many')
  const actor = person('client')
  const another = logIn(actor)
  await Promise.all(Array.from({ length: 8 }, () => fate(client(another))))
  expect(server.listeners.countOf(actor.id)).toBeLessThanOrEqual(3)
})

test('a reader who stops reading is dropped, and the others go on', async () => {
  const { listener, server } = await open({ watchMs: 100 })
  const [slow, fast] = [await listener(person('administrator')), await listener(person('administrator'))]
  const transport = slow.socket.io.engine.transport as unknown as { ws: { _socket: { pause(): void } } }
  transport.ws._socket.pause()
  const payload = { kind: 'x'.repeat(60_000), orderId: null }
  for (let count = 0; count < 200 && server.listeners.all().length === 2; count++) {
    server.emit(server.listeners.all(), 'notification', payload)
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
  await expect.poll(() => server.listeners.all().length, { timeout: 3000 }).toBe(1)
  expect(fast.socket.connected).toBe(true)
})

test('a message without an audience reaches nobody', async () => {
  const { listener, server } = await open()
  const somebody = await listener(person('client'))
  server.emit([], 'notification', { kind: 'order.created', orderId: null })
  server.emit(server.listeners.all(), 'notification', { kind: 'order.rated', orderId: null })
  await expect.poll(() => somebody.heard.length).toBe(1)
  expect(somebody.heard).toEqual([{ event: 'notification', payload: { kind: 'order.rated', orderId: null } }])
})

test('a stop closes with the code that means to come back', async () => {
  const { client, logIn, ticketFor, server } = await open()
  const socket = client(undefined, { auth: { ticket: ticketFor(logIn(person('client'))) } })
  expect(await fate(socket)).toBe('connected')
  const closed = new Promise<unknown>((resolve) =>
    socket.once('disconnect', (_reason, details) => resolve(details)),
  )
  await server.stop()
  expect(await within(closed, 1000)).toMatchObject({ context: { code: 1012, reason: 'restart' } })
})

test('a stop tells everybody why, closes every socket and lets the HTTP server close', async () => {
  const { listener, server, port } = await open()
  const { socket, heard } = await listener(person('client'))
  const closed = gone(socket)
  await server.stop()
  expect(await within(closed, 1000)).toBe('transport close')
  expect(heard).toEqual([{ event: 'closing', payload: { reason: 'restart' } }])
  const late = request({ port, path: '/v1/here' }).end()
  expect(await within(once(late, 'response'), 1000)).not.toBe('too late')
})
