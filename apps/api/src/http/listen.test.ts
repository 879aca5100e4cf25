import { once } from 'node:events'
import { Agent, get, type IncomingMessage } from 'node:http'
import { connect, type Socket } from 'node:net'
import { setImmediate as turn } from 'node:timers/promises'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, expect, test } from 'vitest'
import { listenAt, type Listening } from './listen.ts'

const host = '127.0.0.1'
const open: { app: FastifyInstance; listening: Listening }[] = []
const stop = async ({ app, listening }: (typeof open)[number]) => {
  const gone = listening.end()
  await app.close()
  await gone
}
const start = async (handler: () => Promise<unknown> = async () => ({ ok: true }), port = 0) => {
  const app = Fastify()
  app.get('/', handler)
  const listening = await listenAt(app, { port, host })
  open.push({ app, listening })
  const at = app.server.address()
  return typeof at === 'object' && at ? at.port : 0
}
afterEach(async () => {
  await Promise.all(open.splice(0).map(stop))
})

/** A kept connection of its own. */
const asked = async (port: number): Promise<{ status: number | undefined; agent: Agent }> => {
  const agent = new Agent({ keepAlive: true })
  const [answer] = (await once(get({ host, port, agent }), 'response')) as [IncomingMessage]
  answer.resume()
  await once(answer, 'end')
  return { status: answer.statusCode, agent }
}

const came = 160

test.runIf(process.platform === 'linux')(
  'many who come in one moment are taken many at a time, however busy the rest is',
  async () => {
    const port = await start()
    const taken = new Set<Socket>()
    open[0]?.app.server.on('connection', (socket) => taken.add(socket))
    const sockets = Array.from({ length: came }, (): Socket => connect(port, host))
    await Promise.all(sockets.map((socket) => once(socket, 'connect')))
    let turns = 0
    for (; taken.size < came; turns++) await turn()
    // One each turn where one socket listens.
    expect(turns).toBeLessThan(came / 4)
    for (const socket of sockets) socket.destroy()
  },
)

test('by whichever socket somebody came, he is answered by the one server', async () => {
  const port = await start()
  const answers = await Promise.all(Array.from({ length: 40 }, () => asked(port)))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  for (const { agent } of answers) agent.destroy()
})

test('an address that somebody has is refused, also where he would share it', async () => {
  const port = await start()
  await expect(start(undefined, port)).rejects.toMatchObject({ code: 'EADDRINUSE' })
  expect((await asked(port)).status).toBe(200)
})

test('an end waits for every answer under way, and kept connections hold it up no longer', async () => {
  const mayEnd = Promise.withResolvers<undefined>()
  let under = 0
  const port = await start(async () => {
    under += 1
    await mayEnd.promise
    return { ok: true }
  })
  const answers = Promise.all(Array.from({ length: 40 }, () => asked(port)))
  await expect.poll(() => under).toBe(40)
  const [house] = open.splice(0)
  let isOver = false
  const over = house && stop(house).then(() => (isOver = true))
  await turn()
  expect(isOver).toBe(false)
  mayEnd.resolve(undefined)
  const all = await answers
  expect(new Set(all.map(({ status }) => status))).toEqual(new Set([200]))
  for (const { agent } of all) agent.destroy()
  await over
  await expect(asked(port)).rejects.toMatchObject({ code: 'ECONNREFUSED' })
})
