import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, rename, rm, symlink, writeFile } from 'node:fs/promises'
import { connect, createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import pg from 'pg'
import { startEmbedded } from '#database/embedded/embedded.ts'
import { freshDatabase } from '#testing/database.ts'
import { requestSeeds } from '#world/seeds/support.texts.ts'

/** A busy machine takes its time; nothing here is judged by the clock. */
const patienceMs = 180_000
vi.setConfig({ testTimeout: patienceMs })

let dataFolder: string
beforeAll(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), 'arriero-start-'))
})
afterAll(() => rm(dataFolder, { recursive: true, force: true }))

/** The product as a process of its own, with nothing of the test's environment. */
const startWith = (settings: Record<string, string>) => {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], {
    env: {
      PATH: process.env['PATH'],
      TMPDIR: tmpdir(),
      TZ: 'UTC',
      PORT: '0',
      LOG_LEVEL: 'silent',
      ARRIERO_DATA: dataFolder,
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const said = { out: '', err: '' }
  child.stdout.on('data', (part: Buffer) => void (said.out += part.toString()))
  child.stderr.on('data', (part: Buffer) => void (said.err += part.toString()))
  const ended = once(child, 'exit').then(([code]) => code as number)
  return { child, said, ended }
}

const url = (database: string) => {
  const { host, user, port, password = 'ninguna' } = inject('postgres')
  return `postgres://${user}:${password}@/${database}?host=${encodeURIComponent(host)}&port=${port}`
}

const freePort = async (): Promise<number> => {
  const probe = createServer().listen(0, 'localhost')
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  await once(probe, 'close')
  return port
}

test.each([
  [{ DATABASE_URL: 'mysql://base/arriero' }, /DATABASE_URL: debe ser una dirección de PostgreSQL/],
  [
    { DATABASE_URL: 'postgres://a:secreta@127.0.0.1:1/arriero' },
    /No fue posible conectarse a PostgreSQL en 127/,
  ],
  [{ ARRIERO_DATA: import.meta.filename }, /^ARRIERO_DATA=.* no es una carpeta/],
  [{ ARRIERO_DATA: join(import.meta.filename, 'datos') }, /^ARRIERO_DATA=.* ni se puede crear ahí/],
  [{ DATABASE_DIRECT_URL: 'postgres://a:secreta@127.0.0.1:1/arriero' }, /defina también DATABASE_URL/],
])('a start with %j ends with one sentence and a failure', async (settings, sentence) => {
  const { said, ended } = startWith(settings)
  expect(await ended).toBe(1)
  expect(said.err).toMatch(sentence)
  expect(said.err).not.toMatch(/secreta|at .*\.ts/)
  expect(said.out).toBe('')
})

test('a server that may lose what it confirmed is refused before anything is written', async () => {
  const { connection, drop } = await freshDatabase()
  const { said, ended } = startWith({ DATABASE_URL: url(connection.database) })
  expect(await ended).toBe(1)
  expect(said.err).toContain('«fsync»')
  await drop()
})

test('one node of several waits for a database that is away: told to end it ends, and once there is one it goes on', async () => {
  const port = await freePort()
  const address = `postgres://u:secreta@127.0.0.1:${port}/arriero`
  const startNode = () => startWith({ DATABASE_URL: address, DATABASE_READ_URL: address })
  const waits = /No fue posible conectarse a PostgreSQL en 127.*espera hasta dos minutos/
  const first = startNode()
  await expect.poll(() => first.said.err, { timeout: patienceMs }).toMatch(waits)
  first.child.kill('SIGTERM')
  expect([await first.ended, first.said.out]).toEqual([0, ''])
  const second = startNode()
  await expect.poll(() => second.said.err, { timeout: patienceMs }).toMatch(waits)
  const { host, port: served } = inject('postgres')
  const taken = createServer((socket) => {
    const server = connect(`${host}/.s.PGSQL.${served}`)
    socket.pipe(server).pipe(socket)
    for (const end of [socket, server]) end.on('error', () => void [socket.destroy(), server.destroy()])
  }).listen(port, '127.0.0.1')
  // It asks again and is answered by a real one, which knows nobody of that name.
  expect(await second.ended).toBe(1)
  expect(second.said.err).toMatch(/PostgreSQL no aceptó el usuario/)
  taken.close()
})

const startEmpty = (settings: Record<string, string> = {}) =>
  startWith({ ARRIERO_DEMO: 'off', HOST: '127.0.0.1', ...settings })

/** Starts the product, waits until it is ready and ends it; returns what it printed. */
const startsWell = async (settings?: Record<string, string>): Promise<string> => {
  const { child, said, ended } = startEmpty(settings)
  await expect.poll(() => said.out, { timeout: patienceMs }).toContain('Ctrl-C')
  child.kill('SIGTERM')
  expect(await ended).toBe(0)
  expect(said.err).toBe('')
  return said.out
}

test('without a demo world every start prints the same code until somebody administers, and ends in order', async () => {
  const codes: string[] = []
  for (let starts = 0; starts < 2; starts++) {
    const said = await startsWell()
    expect(said).toContain('/auth/primer-administrador')
    codes.push(/([0-9A-Z]{4}-){4}[0-9A-Z]{4}/.exec(said)?.[0] ?? '')
  }
  expect(codes[0]).toMatch(/^([0-9A-Z]{4}-){4}/)
  expect(new Set(codes).size).toBe(1)
}, 400_000)

test('a node serves the portal of its own release, also once the link that it was started by leads to the next one', async () => {
  const releases = await mkdtemp(join(tmpdir(), 'arriero-releases-'))
  const link = join(releases, 'current')
  for (const release of ['one', 'two']) {
    await mkdir(join(releases, release, 'assets'), { recursive: true })
    await writeFile(join(releases, release, 'index.html'), '<!doctype html>')
    await writeFile(join(releases, release, 'assets', 'part.js'), `export default '${release}'`)
  }
  await symlink(join(releases, 'one'), link)
  const port = await freePort()
  const { child, said, ended } = startEmpty({ ARRIERO_WEB: link, PORT: String(port) })
  await expect.poll(() => said.out, { timeout: patienceMs }).toContain('Ctrl-C')
  await symlink(join(releases, 'two'), `${link}.new`)
  await rename(`${link}.new`, link)
  const part = await fetch(`http://127.0.0.1:${port}/assets/part.js`)
  expect(await part.text()).toBe(`export default 'one'`)
  child.kill('SIGTERM')
  expect(await ended).toBe(0)
  await rm(releases, { recursive: true, force: true })
}, 400_000)

test('another key than the one the data were sealed with is refused in one sentence, and the right one starts again', async () => {
  const file = join(dataFolder, 'seal-key.json')
  await startsWell()
  await rename(file, `${file}.kept`)
  await writeFile(file, JSON.stringify({ sealKey: 'otra'.repeat(10) }))
  const { said, ended } = startEmpty()
  expect(await ended).toBe(1)
  expect(said.err).toMatch(/^La llave seal-key\.json de ARRIERO_DATA no es la de los datos/)
  expect(said.err).toContain('KEYS_LOST=on')
  expect(said.err).not.toMatch(/otraotra|at .*\.ts/)
  expect(said.out).toBe('')
  await rename(`${file}.kept`, file)
  await startsWell()
}, 700_000)

test('while the demo world is made nobody acts and nothing is ready; broken off it ends in order, and the next start makes the whole one', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'arriero-demo-'))
  const port = await freePort()
  const startDemo = () =>
    startWith({
      PORT: String(port),
      ARRIERO_DATA: folder,
      ARRIERO_DEMO_PASSWORD: 'mula blanca sube la loma',
      LIMIT_FACTOR: '1000',
    })
  const logIn = async (email: string) => {
    const answer = await fetch(`http://localhost:${port}/v1/auth/tokenbackoffice`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password: 'mula blanca sube la loma' }),
    })
    return { status: answer.status, body: (await answer.json()) as { code?: string; token?: string } }
  }
  const ready = async () => (await fetch(`http://localhost:${port}/ready`)).status
  const first = startDemo()
  await expect.poll(() => ready().catch(() => 0), { timeout: patienceMs }).toBe(503)
  expect(await logIn('administrator@demo.arriero.co')).toMatchObject({
    status: 503,
    body: { code: 'server.starting' },
  })
  await expect.poll(() => first.said.out, { timeout: patienceMs }).toContain('Preparando')
  first.child.kill('SIGTERM')
  expect([await first.ended, first.said.err]).toEqual([0, ''])
  expect(first.said.out).not.toContain('Ctrl-C')

  const second = startDemo()
  await expect.poll(() => second.said.out, { timeout: 2 * patienceMs }).toContain('Ctrl-C')
  expect(await ready()).toBe(200)
  const { status, body } = await logIn('administrator@demo.arriero.co')
  expect(status).toBe(200)
  // What the last of its steps makes.
  const asked = await fetch(`http://localhost:${port}/v1/pqr/all`, {
    headers: { authorization: `Bearer ${body.token}` },
  })
  expect(((await asked.json()) as { items: unknown[] }).items.length).toBeGreaterThanOrEqual(
    requestSeeds.length,
  )
  second.child.kill('SIGTERM')
  expect([await second.ended, second.said.err]).toEqual([0, ''])
  await rm(folder, { recursive: true, force: true })
}, 900_000)

test('asked for, nodes that start at once on a PostgreSQL of their own make one demo world; killed half way another makes the whole one, and all tell its logins', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'arriero-nodes-'))
  const server = await startEmbedded({ dataFolder: join(folder, 'server') })
  const { host, user, port, password = 'ninguna' } = server.connection
  const DATABASE_URL = `postgres://${user}:${password}@/arriero?host=${encodeURIComponent(host)}&port=${port}`
  const startNode = async (more: Record<string, string> = { ARRIERO_DEMO: 'on' }) =>
    startWith({ PORT: String(await freePort()), DATABASE_URL, ARRIERO_DATA: join(folder, 'shared'), ...more })
  // Whoever is connected when the half world is thrown away goes with it.
  const count = async (from: string) => {
    const client = new pg.Client(server.connection)
    client.on('error', () => undefined)
    await client.connect()
    try {
      return Number((await client.query<{ n: string }>(`select count(*) as n from ${from}`)).rows[0]?.n)
    } finally {
      await client.end()
    }
  }

  const nodes = [await startNode(), await startNode()]
  await expect
    .poll(() => nodes.some(({ said }) => said.out.includes('Otro nodo')), { timeout: patienceMs })
    .toBe(true)
  const maker = () => nodes.find(({ said }) => said.out.includes('Preparando'))
  await expect.poll(maker, { timeout: patienceMs }).toBeDefined()
  await expect.poll(() => count('users').catch(() => 0), { timeout: patienceMs }).toBeGreaterThan(3)
  // The one who waited begins in its stead, and is a maker too from then on.
  const killed = maker()
  killed?.child.kill('SIGKILL')
  await killed?.ended
  const early = await startNode({})
  expect(await early.ended).toBe(1)
  expect(early.said.err).toContain('a medio hacer')

  const late = await startNode()
  const standing = [...nodes.filter((node) => node !== killed), late]
  for (const { said } of standing)
    await expect.poll(() => said.out, { timeout: 2 * patienceMs }).toContain('Ctrl-C')
  expect(standing.filter(({ said }) => said.out.includes('Preparando'))).toHaveLength(1)
  const passwords = standing.map(({ said }) => /Contraseña de todos: (\S+)/.exec(said.out)?.[1])
  expect(passwords[0]).toMatch(/^\w{6}-\w{6}-\w{6}$/)
  expect(new Set(passwords).size).toBe(1)
  expect(await count(`users where email = 'administrator@demo.arriero.co'`)).toBe(1)
  expect(await count('support_requests')).toBeGreaterThanOrEqual(requestSeeds.length)
  // Trucks go on, moved by one node at a time.
  await expect.poll(() => count(`sandbox_kept where drawer = 'demo-trucks'`), { timeout: patienceMs }).toBe(1)
  for (const { child, ended, said } of standing) {
    child.kill('SIGTERM')
    expect([await ended, said.err]).toEqual([0, ''])
  }
  await server.stop()
  await rm(folder, { recursive: true, force: true })
}, 900_000)
