/** Until a restored server lets somebody in: one that still reads the log says that it is started and turns everybody away. */
import { readFile } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'

export type Door = { host: string; user: string; database: string; port: number }

const stillReads = '57P03'
const askEveryMs = 100

const codeOf = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : undefined

/** @throws what it is refused with, other than that the log is still being read */
export const untilOpen = async (door: Door): Promise<void> => {
  for (;;) {
    const client = new pg.Client(door)
    try {
      await client.connect()
      return
    } catch (error) {
      if (codeOf(error) !== stillReads) throw error
    } finally {
      await client.end().catch(() => undefined)
    }
    await pause(askEveryMs)
  }
}

/** Why a server ended, in its own words: the last thing it gave up over. */
export const lastWords = async (log: string): Promise<string | undefined> => {
  const text = await readFile(log, 'utf8').catch(() => '')
  return text
    .split('\n')
    .flatMap((line) => /(?:FATAL|PANIC): +(.+)/.exec(line)?.[1] ?? [])
    .filter((words) => words !== 'the database system is not accepting connections')
    .at(-1)
}
