import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable, Writable } from 'node:stream'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startEmbedded, type Embedded, type EmbeddedOptions } from './embedded.ts'
import { isAlive } from './embedded-process.ts'

let parent: string
let dataFolder: string
const started: Embedded[] = []

const start = async (more: Partial<EmbeddedOptions> = {}): Promise<Embedded> => {
  const embedded = await startEmbedded({ dataFolder, settings: { fsync: 'off' }, ...more })
  started.push(embedded)
  return embedded
}

const ask = async (embedded: Embedded, sql: string): Promise<unknown> => {
  const client = new pg.Client(embedded.connection)
  // Its server may be killed at any moment.
  client.on('error', () => undefined)
  await client.connect()
  try {
    const { rows } = await client.query<{ answer: unknown }>(sql)
    return rows[0]?.answer
  } finally {
    await client.end()
  }
}

const serverPid = async (): Promise<number> =>
  Number((await readFile(join(dataFolder, 'db', 'postmaster.pid'), 'utf8')).split('\n')[0])

/** Another Arriero as its own process: answers once it owns the folder, to be killed without a chance to clear up. */
const startOther = async (work = `console.log('ready')`): Promise<ReturnType<typeof spawn>> => {
  const program = `
    const { startEmbedded } = await import(${JSON.stringify(new URL('./embedded.ts', import.meta.url).href)})
    const embedded = await startEmbedded({ dataFolder: ${JSON.stringify(dataFolder)} })
    ${work}
    setInterval(() => undefined, 1000)`
  const other = spawn(process.execPath, ['--input-type=module', '-e', program], {
    cwd: import.meta.dirname,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  if (other.stdout !== null) await once(other.stdout, 'data')
  return other
}

const killOther = async (other: ReturnType<typeof spawn>): Promise<void> => {
  other.kill('SIGKILL')
  await once(other, 'exit')
}

beforeAll(async () => {
  parent = await mkdtemp(join(tmpdir(), 'arriero-embedded-'))
  dataFolder = join(parent, 'a data folder')
})
beforeEach(async () => {
  for (const embedded of started.splice(0)) await embedded.stop()
})
afterAll(async () => {
  for (const embedded of started.splice(0)) await embedded.stop()
  await rm(parent, { recursive: true, force: true, maxRetries: 5 })
})

test('the first start makes a UTF-8 database with checksums that only this user reaches', async () => {
  const embedded = await start()
  expect(await ask(embedded, 'select current_database() as answer')).toBe('arriero')
  expect(await ask(embedded, "select current_setting('server_encoding') as answer")).toBe('UTF8')
  expect(await ask(embedded, "select current_setting('data_checksums') as answer")).toBe('on')
  expect(await ask(embedded, "select current_setting('listen_addresses') as answer")).toBe('')
})

test('what is written is there after a stop and a start', async () => {
  const before = await start()
  await ask(before, "create table kept as select 'cargo' as answer")
  await before.stop()
  expect(existsSync(join(dataFolder, 'db', 'postmaster.pid'))).toBe(false)
  expect(await ask(await start(), 'select answer from kept')).toBe('cargo')
})

test('a second Arriero on the same data folder is refused and the first goes on', async () => {
  const first = await start()
  const refusal: unknown = await startEmbedded({ dataFolder }).catch((error: unknown) => error)
  expect(refusal).toMatchObject({ reason: 'locked', message: expect.stringContaining('ARRIERO_DATA=') })
  expect(await ask(first, 'select 1 as answer')).toBe(1)
})

test('the server that a killed Arriero leaves running is adopted', async () => {
  const other = await startOther()
  const pid = await serverPid()
  await killOther(other)
  const embedded = await start()
  expect(await serverPid()).toBe(pid)
  expect(await ask(embedded, 'select 1 as answer')).toBe(1)
})

test('an Arriero and its server killed together leave nothing that stops the next start', async () => {
  const other = await startOther()
  process.kill(await serverPid(), 'SIGKILL')
  await killOther(other)
  expect(await ask(await start(), 'select 1 as answer')).toBe(1)
})

test('a pid file whose number now belongs to a stranger does not stop the start', async () => {
  await writeFile(
    join(dataFolder, 'db', 'postmaster.pid'),
    `${process.pid}\n${dataFolder}\n1\n5432\n${tmpdir()}\n\n`,
  )
  expect(await ask(await start(), 'select 1 as answer')).toBe(1)
})

test('a set-up that was killed half way is made anew', async () => {
  await rm(join(dataFolder, 'db'), { recursive: true })
  await mkdir(join(dataFolder, 'db-making-half', 'base'), { recursive: true })
  expect(await ask(await start(), 'select 1 as answer')).toBe(1)
  expect(existsSync(join(dataFolder, 'db-making-half'))).toBe(false)
})

test('what a making that was killed left goes at a start that finds its database made', async () => {
  await (await start()).stop()
  await mkdir(join(dataFolder, 'db-making-half', 'base'), { recursive: true })
  await start()
  expect(existsSync(join(dataFolder, 'db-making-half'))).toBe(false)
})

test.runIf(process.platform === 'linux')(
  'a process that was killed is at work no more, though its number is still taken',
  async () => {
    // Its child ends once the shell has become a program that buries nobody.
    const parent = spawn('sh', ['-c', 'read _ <&3 & echo $!; exec sleep 60'], {
      stdio: ['ignore', 'pipe', 'ignore', 'pipe'],
    })
    try {
      const [line] = (await once(parent.stdout as Readable, 'data')) as [Buffer]
      const pid = Number(line.toString())
      await expect.poll(() => readFileSync(`/proc/${parent.pid}/comm`, 'utf8')).toBe('sleep\n')
      ;(parent.stdio[3] as Writable).end('\n')
      await expect.poll(() => isAlive(pid)).toBe(false)
      expect(process.kill(pid, 0)).toBe(true)
      expect(isAlive(parent.pid ?? 0)).toBe(true)
    } finally {
      parent.kill('SIGKILL')
    }
  },
)

/** Fills the database by the program given, and says so at its end; it may be killed on the way. */
const startFilling = (program: string) =>
  startOther(`await embedded.fill(async () => {
  const client = new (await import('pg')).default.Client(embedded.connection)
  await client.connect()
  ${program}
})`)

test('a filling that was killed half way is begun anew, with what it left outside the database; a whole one stays', async () => {
  await (await start()).stop()
  const half = await startFilling(`
    await client.query("create table half as select 'cargo' as answer")
    console.log('ready')
    await new Promise(() => undefined)`)
  await killOther(half)
  const cleared: string[] = []
  const again = await start({ onCutOff: async () => void cleared.push('files') })
  expect(await ask(again, "select to_regclass('half') as answer")).toBeNull()
  expect(cleared).toEqual(['files'])
  await again.fill(() => ask(again, "create table whole as select 'cargo' as answer"))
  await again.stop()
  const third = await start({ onCutOff: async () => void cleared.push('more') })
  expect(await ask(third, 'select answer from whole')).toBe('cargo')
  expect(cleared).toEqual(['files'])
})

test('a filling that fails is no whole one', async () => {
  const embedded = await start()
  const failing = embedded.fill(async () => {
    await ask(embedded, 'create table half (answer text)')
    throw new Error('cut off')
  })
  await expect(failing).rejects.toThrow('cut off')
  await embedded.stop()
  expect(await ask(await start(), "select to_regclass('half') as answer")).toBeNull()
})

test('a database that was written by people is never thrown away', async () => {
  const embedded = await start()
  await ask(embedded, "create table kept_of_people as select 'cargo' as answer")
  await embedded.stop()
  const again = await start({ onCutOff: () => Promise.reject(new Error('thrown away')) })
  expect(await ask(again, 'select answer from kept_of_people')).toBe('cargo')
})

test('a server that dies under a living Arriero is brought back', async () => {
  const embedded = await start()
  const pid = await serverPid()
  process.kill(pid, 'SIGKILL')
  await expect.poll(() => ask(embedded, 'select 1 as answer').catch(() => 0), { timeout: 10_000 }).toBe(1)
  expect(await serverPid()).not.toBe(pid)
})

test('a data folder of another PostgreSQL is refused', async () => {
  await writeFile(join(dataFolder, 'db', 'PG_VERSION'), '14\n')
  await expect(start()).rejects.toMatchObject({ reason: 'version' })
  await writeFile(join(dataFolder, 'db', 'PG_VERSION'), '15\n')
})
