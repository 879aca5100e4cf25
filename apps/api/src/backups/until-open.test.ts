import { once } from 'node:events'
import { mkdtemp, writeFile } from 'node:fs/promises'
import { createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { removeAfterwards, tidyAfterwards } from '#testing/tidy.ts'
import { lastWords, untilOpen } from './until-open.ts'

const folder = await mkdtemp(join(tmpdir(), 'arriero-open-'))
removeAfterwards(folder)

const field = (kind: string, text: string) => Buffer.from(`${kind}${text}\0`)
const message = (kind: string, ...parts: Buffer[]): Buffer => {
  const body = Buffer.concat(parts)
  const head = Buffer.alloc(5)
  head.write(kind)
  head.writeInt32BE(body.length + 4, 1)
  return Buffer.concat([head, body])
}
const refused = (code: string) =>
  message('E', field('S', 'FATAL'), field('C', code), field('M', 'not now'), Buffer.from([0]))
const letIn = Buffer.concat([message('R', Buffer.alloc(4)), message('Z', Buffer.from('I'))])

/** A server that answers each who comes with the next of these, over the socket of PostgreSQL's name. */
const serverOf = async (answers: readonly Buffer[]) => {
  const seen = { count: 0 }
  const answer = (socket: Socket) => {
    socket.on('error', () => undefined)
    socket.once('data', () => {
      const bytes = answers[Math.min(seen.count++, answers.length - 1)] ?? letIn
      if (bytes === letIn) socket.write(bytes)
      else socket.end(bytes)
    })
  }
  const host = await mkdtemp(join(folder, 's'))
  const server = createServer(answer).listen(join(host, '.s.PGSQL.5432'))
  await once(server, 'listening')
  tidyAfterwards(async () => void server.close())
  return { seen, door: { host, user: 'postgres', database: 'arriero', port: 5432 } }
}

test('as long as the log is read nobody is let in, and somebody asks again', async () => {
  const { door, seen } = await serverOf([refused('57P03'), refused('57P03'), letIn])
  await untilOpen(door)
  expect(seen.count).toBe(3)
})

test('any other refusal is one', async () => {
  const { door, seen } = await serverOf([refused('57P03'), refused('3D000')])
  await expect(untilOpen(door)).rejects.toThrow('not now')
  expect(seen.count).toBe(2)
})

test('a server that gave up is quoted', async () => {
  const log = join(folder, 'log')
  await writeFile(
    log,
    [
      'LOG:  starting PostgreSQL',
      '2026-11-27 [9] FATAL:  recovery ended before configured recovery target was reached',
      '2026-11-27 [9] FATAL:  the database system is not accepting connections',
      'LOG:  shutting down',
    ].join('\n'),
  )
  expect(await lastWords(log)).toBe('recovery ended before configured recovery target was reached')
  expect(await lastWords(join(folder, 'nothing'))).toBeUndefined()
})
