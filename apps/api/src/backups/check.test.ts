import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { createHash } from 'node:crypto'
import { connect } from '#database/connect.ts'
import { localStorage } from '#providers/storage/local.ts'
import { freshDatabase, silent } from '#testing/database.ts'
import { removeAfterwards, tidyAfterwards } from '#testing/tidy.ts'
import { checkRestored, isSound } from './check.ts'

const { connection, drop } = await freshDatabase()
tidyAfterwards(drop)
const { db, close } = connect(connection, silent, 2)
tidyAfterwards(close)
const folder = await mkdtemp(join(tmpdir(), 'arriero-check-'))
removeAfterwards(folder)
const storage = localStorage(folder)

const attach = async (id: string, bytes: Buffer, state = 'attached') => {
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  await sql`insert into files (id, owner_id, kind, media_type, sha256, size_bytes, state, created_at)
    values (${id}, 'somebody', 'image', 'image/jpeg', ${sha256}, ${bytes.length}, ${state}, now())`.execute(
    db,
  )
}

test('a database whose files are all there, byte by byte, is one to go on with', async () => {
  await attach('whole', Buffer.from('remesa'))
  await storage.write('whole', Buffer.from('remesa'))
  await attach('only-staged', Buffer.from('nada'), 'staged')
  const checked = await checkRestored(db, storage)
  expect(checked).toMatchObject({
    isMigrated: true,
    counts: { files: 2, orders: 0 },
    lastAt: undefined,
    unbalanced: [],
    files: { whole: 1, missing: [], changed: [] },
  })
  expect(isSound(checked)).toBe(true)
})

test('a database that lacks what was archived is not one to go on with', async () => {
  const checked = await checkRestored(db, storage)
  const archivedTo = '0000000000000009'
  expect(isSound({ ...checked, replayed: { replayedTo: '0000000000000009', archivedTo } })).toBe(true)
  expect(isSound({ ...checked, replayed: { replayedTo: '0000000000000007', archivedTo } })).toBe(false)
})

test('a file that is missing, and one that is another, are named', async () => {
  await attach('lost', Buffer.from('factura'))
  await attach('other', Buffer.from('manifiesto'))
  await storage.write('other', Buffer.from('otra cosa'))
  const checked = await checkRestored(db, storage)
  expect(checked.files).toEqual({ whole: 1, missing: ['lost'], changed: ['other'] })
  expect(isSound(checked)).toBe(false)
})

test('a journal that does not come to zero is not one to go on with', async () => {
  await db.transaction().execute(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx)
    await sql`insert into journal_entries (id, transaction_id, order_id, kind, account, amount_pesos, posted_at)
      values ('e1', 'askew', 'o1', 'service', 'bank', 5, now())`.execute(tx)
  })
  const { unbalanced } = await checkRestored(db, storage)
  expect(unbalanced).toEqual(['askew', 'journal'])
})
