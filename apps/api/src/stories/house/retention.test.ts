import { api } from '@arriero/contract'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { insertNotice } from '#features/payments/notices.store.ts'
import { refusedMost } from '#features/payments/refused-notice.ts'
import { hourMs, openStage } from '../stage.fixture.ts'

const { house, called, fleet, services } = await openStage()
const { db } = house.database
const dayMs = 24 * hourMs
const ago = (ms: number) => new Date(house.clock.now.getTime() - ms)
const client = await called('client')

const copiedId = (kind: string) => sql`substr(md5(${kind}::text || n), 1, 24)`
const countOf = async (table: 'notifications_by_month' | 'deliveries' | 'payment_notices'): Promise<number> =>
  (await sql<{ count: number }>`select count(*)::int as count from ${sql.id(table)}`.execute(db)).rows[0]
    ?.count ?? 0

/** More than a batch takes. */
const many = 12_000

test('what was told half a year ago goes, however much it is, read or not; what is younger stays', async () => {
  const id = await services.created(client)
  const { carrier } = await fleet()
  const body = { isOffer: true, idOrder: id, value: 1_800_000, description: 'Salgo hoy' }
  await carrier.send(api.offers.create, { body })
  await house.jobs.runJobs()
  const before = await countOf('notifications_by_month')
  expect(before).toBeGreaterThan(0)
  const copy = (kind: string, count: number, at: Date) =>
    sql`
    insert into notifications_by_month (id, user_id, kind, order_id, object_id, facts, once_key, created_at, read_at)
    select ${copiedId(kind)}, t.user_id, t.kind, t.order_id, t.object_id, t.facts, ${kind}::text || n, ${at}::timestamptz,
      case when n % 2 = 0 then ${at}::timestamptz end
    from (select * from notifications_by_month limit 1) t cross join generate_series(1, ${count}::int) n`.execute(
      db,
    )
  await copy('old', many, ago(181 * dayMs))
  await copy('young', 7, ago(179 * dayMs))
  await house.jobs.runJobs()
  expect(await countOf('notifications_by_month')).toBe(before + 7)
}, 90_000)

test('what was sent goes after a week, what still waits to be sent stays', async () => {
  const put = (kind: string, settledAt: Date | null) =>
    db
      .insertInto('deliveries')
      .values({
        id: house.openCtx().newId(),
        channel: 'mail',
        mail: JSON.stringify({ to: 'ana@example.co', subject: kind, text: kind }),
        state: settledAt ? 'sent' : 'waiting',
        tries: settledAt ? 1 : 0,
        due_at: ago(-dayMs),
        expires_at: ago(-2 * dayMs),
        created_at: ago(9 * dayMs),
        settled_at: settledAt,
      })
      .execute()
  const before = await countOf('deliveries')
  await put('old', ago(8 * dayMs))
  await put('young', ago(6 * dayMs))
  await put('waiting', null)
  await house.jobs.runJobs()
  expect((await countOf('deliveries')) - before).toBe(2)
})

test('of notices that the gateway has not signed the newest five thousand stay; a signed one stays for ever', async () => {
  const base = {
    receivedAt: ago(3_650 * dayMs),
    verdict: 'mismatch' as const,
    reason: 'amount' as const,
    attemptId: null,
    status: null,
    claimedTransaction: null,
    claimedOrder: null,
    fields: {},
  }
  const signedId = house.openCtx().newId()
  await insertNotice(db, { ...base, id: signedId, isSigned: true, fingerprint: 'f'.repeat(64) })
  await sql`
    insert into payment_notices (id, received_at, verdict, reason, is_signed, fields)
    select ${copiedId('notice')}, ${ago(dayMs)}::timestamptz + interval '1 second' * n, 'forged', 'signature', false, '{}'
    from generate_series(1, ${refusedMost + 300}::int) n`.execute(db)
  await house.jobs.runJobs()
  const { rows } = await sql<{ signed: number; unsigned: number; oldest: Date }>`
    select count(*) filter (where is_signed)::int as signed, count(*) filter (where not is_signed)::int as unsigned,
      min(received_at) filter (where not is_signed) as oldest from payment_notices`.execute(db)
  expect(rows).toEqual([
    { signed: 1, unsigned: refusedMost, oldest: new Date(ago(dayMs).getTime() + 301 * 1_000) },
  ])
})
