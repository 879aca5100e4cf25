/**
 * The mailbox that is asked by IMAP, against a mail server of others (Dovecot): every kind of mail becomes an answer of its PQR once, what is
 * read is marked, a line that is cut or stands still brings the rest with the next look, and a certificate that nobody signed is not believed.
 */
import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, connect, type AddressInfo, type Socket } from 'node:net'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { startThrowaway } from '../../apps/api/src/database/throwaway.ts'
import { seedWatcher } from '../kill/seed.ts'
import { dovecotMissing, startDovecot, type Dovecot } from './dovecot.ts'
import { brokenLetters, goodLetters, numbered, type Letter } from './letters.ts'
import { answerOf } from '../desk/payables.ts'
import { freePort } from '../servers/free-port.ts'
import { startServer, swept, type Place, type Running, type Swept } from '../servers/process.ts'

const manyAtOnce = 30
/** What the product waits for a server that says nothing, and some more. */
const givenUpMs = 30_000
const address = 'pqr@example.co'
const password = 'clave/1'

/** A line that ends after so many bytes of the server, or stands still after them. */
const openLine = async (toPort: number) => {
  const cut = { afterBytes: Infinity, how: 'ends' as 'ends' | 'stands still' }
  const ends = new Set<Socket>()
  const server = createServer((near) => {
    const far = connect(toPort, '127.0.0.1')
    let passed = 0
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      ends.add(one)
      one.on('error', () => undefined)
      one.on('close', () => other.destroy())
      one.on('data', (bytes: Buffer) => {
        if (one === far) passed += bytes.length
        if (passed <= cut.afterBytes) other.write(bytes)
        else if (cut.how === 'ends') for (const end of [near, far]) end.destroy()
      })
    }
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    cut,
    close: () => {
      for (const end of ends) end.destroy()
      server.close()
    },
  }
}
type Line = Awaited<ReturnType<typeof openLine>>

type Bench = { at: Place; sql: pg.Client; dovecot: Dovecot; line: Line; faults: string[] }
type Asked = { way: 'imap' | 'imaps'; port: number; knowsCa?: boolean; password?: string }

/** A node with its mailbox there. */
const nodeAt = ({ at, dovecot }: Bench, asked: Asked): Promise<Running> => {
  const word = encodeURIComponent(asked.password ?? password)
  const url = `${asked.way}://${encodeURIComponent(address)}:${word}@localhost:${asked.port}/INBOX`
  const settings = {
    MAIL_URL: 'smtp://127.0.0.1:9',
    MAIL_FROM: 'Arriero <avisos@example.co>',
    MAILBOX_ADDRESS: address,
    MAILBOX_IMAP_URL: url,
  }
  const more = asked.knowsCa === false ? {} : { NODE_EXTRA_CA_CERTS: dovecot.caFile }
  return startServer('swept-server.ts', { ...at, settings }, more)
}

const looked = async (bench: Bench, asked: Asked): Promise<Swept> => {
  const server = await nodeAt(bench, asked)
  try {
    // By the minute as installed: here each look is told.
    await bench.sql.query(`delete from pgboss.schedule where key = 'mails-fetched'`)
    return await swept(server, ['mails-fetched'])
  } finally {
    await server.stop()
  }
}

type Reply = { body: string; kept: number }
const replies = async ({ sql }: Bench): Promise<Reply[]> => {
  const { rows } = await sql.query<Reply>(
    `select body, (select count(*)::int from jsonb_array_elements(files) f where f ->> 'fileId' is not null) as kept
     from support_replies order by created_at, id`,
  )
  return rows
}

type Found = { isSo: boolean; found: string }
const expect = (bench: Bench, says: string, { isSo, found }: Found): void => {
  console.log(`${isSo ? 'ok  ' : 'FAIL'}  ${says}${isSo ? '' : `: ${found}`}`)
  if (!isSo) bench.faults.push(`${says}: ${found}`)
}

/** Each of these is there once, as it was written, and nobody has it to read any more. */
const judge = async (bench: Bench, says: string, letters: readonly Letter[]): Promise<void> => {
  const there = await replies(bench)
  const wrong = letters.flatMap(({ says: words, files }) => {
    if (words === undefined) return []
    const same = there.filter(({ body }) => body === words)
    const wanted = letters.filter((one) => one.says === words)
    const kept = (of: readonly { kept: number }[]) => of.reduce((sum, one) => sum + one.kept, 0)
    const isRight =
      same.length === wanted.length && kept(same) === wanted.reduce((sum, one) => sum + (one.files ?? 0), 0)
    return isRight ? [] : [`«${words}» ${same.length} times, ${kept(same)} files of ${files ?? 0}`]
  })
  expect(bench, says, { isSo: wrong.length === 0, found: wrong.slice(0, 3).join('; ') })
  const unseen = await bench.dovecot.unseen()
  expect(bench, `${says}: all marked`, { isSo: unseen === 0, found: `${unseen} are not` })
}

const everyKind = async (bench: Bench, way: { from: string; to: string }): Promise<void> => {
  const { dovecot } = bench
  const port = dovecot.ports.imaps
  const broken = Object.values(brokenLetters(way))
  const good = Object.values(goodLetters(way))
  // The broken ones first: whatever becomes of them, the others come.
  for (const bytes of broken) await dovecot.deliver(bytes)
  for (const { bytes } of good) await dovecot.deliver(bytes)
  const stranger = await looked(bench, { way: 'imaps', port, knowsCa: false })
  const none = (await replies(bench)).length
  expect(bench, 'a certificate that nobody signed', {
    isSo: none === 0 && stranger.failures.length === 0,
    found: `${none} taken; ${stranger.failures.join()}`,
  })
  const wrongWord = await looked(bench, { way: 'imaps', port, password: 'otra' })
  expect(bench, 'a password that is not it', {
    isSo: wrongWord.failures.length === 0,
    found: wrongWord.failures.join(),
  })
  const first = await looked(bench, { way: 'imaps', port })
  expect(bench, 'encrypted from the first byte', {
    isSo: first.failures.length === 0,
    found: first.failures.join(),
  })
  await judge(bench, 'every kind of mail', good)
  const again = await looked(bench, { way: 'imap', port: dovecot.ports.imap })
  expect(bench, 'begun in the open', { isSo: again.failures.length === 0, found: again.failures.join() })
  await judge(bench, 'nothing twice', good)
}

/** The line goes in the middle; with the next look all is there, once. */
const cutInTheMiddle = async (bench: Bench, way: { from: string; to: string }, how: Line['cut']['how']) => {
  const { dovecot, line } = bench
  const many = Array.from({ length: manyAtOnce }, (_, at) => numbered(way, how === 'ends' ? at : 100 + at))
  for (const { bytes } of many) await dovecot.deliver(bytes)
  Object.assign(line.cut, { afterBytes: 20_000, how })
  const before = (await replies(bench)).length
  const broken = await looked(bench, { way: 'imaps', port: line.port })
  const taken = (await replies(bench)).length - before
  expect(bench, `a line that ${how} is no fault`, {
    isSo: broken.failures.length === 0,
    found: broken.failures.join(),
  })
  expect(bench, `a line that ${how} is given up`, {
    isSo: broken.sweptMs < givenUpMs,
    found: `after ${broken.sweptMs.toFixed(0)} ms`,
  })
  expect(bench, `it ${how} in the middle`, {
    isSo: taken > 0 && taken < manyAtOnce,
    found: `${taken} of ${manyAtOnce} were taken`,
  })
  line.cut.afterBytes = Infinity
  const whole = await looked(bench, { way: 'imap', port: dovecot.ports.imap })
  console.log(
    `      ${taken} of ${manyAtOnce} before it ${how}, given up after ${(broken.sweptMs / 1_000).toFixed(1)} s; the rest took ${whole.sweptMs.toFixed(0)} ms`,
  )
  await judge(bench, `${manyAtOnce} at once over a line that ${how}`, many)
}

/** A request of somebody, and where its answers go. */
const filed = async (bench: Bench): Promise<{ from: string; to: string }> => {
  const person = await seedWatcher(bench.at, randomUUID())
  const server = await nodeAt(bench, { way: 'imaps', port: bench.dovecot.ports.imaps })
  const body = { subject: 'Carga', description: 'Llegó mojada', type: 'Consulta' }
  const { _id } = await answerOf(server.url, person, { path: '/pqr/create', body })
  await server.stop()
  const { rows } = await bench.sql.query<{ token: string }>(
    'select reply_token as token from support_requests where id = $1',
    [_id],
  )
  return { from: person.email, to: address.replace('@', `+${rows[0]?.token}@`) }
}

const run = async (bench: Bench): Promise<void> => {
  const way = await filed(bench)
  await everyKind(bench, way)
  await cutInTheMiddle(bench, way, 'ends')
  await cutInTheMiddle(bench, way, 'stands still')
  const { rows } = await bench.sql.query<{ state: string; n: number }>(
    'select state, count(*)::int as n from support_mails group by 1 order by 1',
  )
  console.log(`mails kept: ${rows.map(({ state, n }) => `${n} ${state}`).join(', ')}`)
}

const missing = await dovecotMissing()
if (missing !== undefined) {
  console.log(missing)
  process.exit(1)
}
const folder = await mkdtemp(join(tmpdir(), 'arriero-bench-'))
const database = await startThrowaway()
const ports = { imap: await freePort(), imaps: await freePort() }
const dovecot = await startDovecot(join(folder, 'mailbox'), password, ports)
const line = await openLine(ports.imaps)
const { connection } = database
const sql = new pg.Client(connection)
await sql.connect()
const bench: Bench = { at: { connection, folder }, sql, dovecot, line, faults: [] }
try {
  await run(bench)
} catch (error) {
  console.log(await dovecot.said())
  throw error
} finally {
  await sql.end()
  line.close()
  await dovecot.stop()
  await database.stop()
  await rm(folder, { recursive: true, force: true })
}
for (const why of bench.faults) console.log(`FAIL  ${why}`)
if (bench.faults.length === 0) console.log('PASS')
process.exit(bench.faults.length === 0 ? 0 : 1)
