/**
 * Two million notifications of half a year, by the month and as one table with its key over all time, as it was (docs/decisions/0082):
 * what telling one person and a thousand at once takes, and a page of a bell with its count of unread ones. In turn; one may take twice
 * as long at most.
 */
import type pg from 'pg'
import { sql as query } from 'kysely'
import type { House } from '../../apps/api/src/compose.ts'
import { connect, type Database } from '../../apps/api/src/database/connect.ts'
import { makeMonths, monthsOf, monthStart, type Monthly } from '../../apps/api/src/database/months/months.ts'
import { insertNotifications } from '../../apps/api/src/features/notifications/notifications.store.ts'
import { notificationsFor, unreadOf } from '../../apps/api/src/features/notifications/notifications.views.ts'
import { median } from '../load/rounds.ts'
import { judged, type Filled } from '../world/filled-house.ts'

const rows = 2_000_000
const months = 7
const ratioMost = 2
const rounds = 400
const dayMs = 86_400_000

const told: Monthly = { table: 'notifications_by_month', by: 'created_at', once: ['user_id', 'once_key'] }

/** As it was: found under the product's name by whoever looks in this schema first. */
const whole = `
  create schema whole;
  create table whole.notifications_by_month (like public.notifications_by_month including defaults);
  insert into whole.notifications_by_month select * from public.notifications_by_month;
  alter table whole.notifications_by_month add primary key (id);
  alter table whole.notifications_by_month add unique (user_id, once_key);
  alter table whole.notifications_by_month add foreign key (user_id) references users (id);
  alter table whole.notifications_by_month add foreign key (order_id) references orders (id);
  create index on whole.notifications_by_month (user_id, created_at, id);
  create index on whole.notifications_by_month (user_id, created_at, id) where read_at is null;
  create index on whole.notifications_by_month (created_at);
  create role whole superuser login;
  alter role whole set search_path = whole, public`

/** Days of months that come: those that were before there were any all lie in the first part. */
const fill = async (sql: pg.Client, from: Date): Promise<void> => {
  await sql.query(
    `insert into notifications_by_month (id, user_id, kind, order_id, object_id, facts, once_key, created_at, read_at)
     select lpad(to_hex(n), 24, '0'), u.ids[1 + n % cardinality(u.ids)], 'offer.made', o.ids[1 + n % cardinality(o.ids)], null, '{}',
       'history:' || n || ':offer.made', at, case when n % 40 <> 0 then at end
     from generate_series(1, $1::int) n,
       lateral (select $2::timestamptz + interval '1 second' * (n::float * $3 / $1) as at) t,
       (select array_agg(id) as ids from users) u, (select array_agg(id) as ids from (select id from orders limit 10000) newest) o`,
    [rows, from, months * 30 * 86_400],
  )
}

/** As it was told before there were months, written as it is now. */
const toldBefore = async (
  { db }: Database,
  news: readonly { userId: string; onceKey: string }[],
  at: Date,
) => {
  await query`
    select id from users where id = any(${news.map(({ userId }) => userId)}) and (is_active or validation <> 'validated')`.execute(
    db,
  )
  await query`
    insert into notifications_by_month (id, user_id, kind, order_id, object_id, facts, once_key, created_at)
    select n.* from jsonb_to_recordset(${JSON.stringify(
      news.map(({ userId, onceKey: key }) => ({
        id: key,
        user_id: userId,
        kind: 'offer.made',
        facts: {},
        once_key: key,
        created_at: at,
      })),
    )}::jsonb) as n (id text, user_id text, kind text, order_id text, object_id text, facts jsonb, once_key text, created_at timestamptz)
    on conflict (user_id, once_key) do nothing returning id, user_id, kind`.execute(db)
}

type Timed = { byMonth: number[]; whole: number[] }

const span = async (work: () => Promise<unknown>): Promise<number> => {
  const began = performance.now()
  await work()
  return performance.now() - began
}

const inTurn = async (
  count: number,
  one: (nth: number) => Promise<unknown>,
  other: (nth: number) => Promise<unknown>,
): Promise<Timed> => {
  const timed: Timed = { byMonth: [], whole: [] }
  for (let nth = 0; nth < count; nth++) {
    timed.byMonth.push(await span(() => one(nth)))
    timed.whole.push(await span(() => other(nth)))
  }
  return timed
}

const judge = (name: string, { byMonth, whole: before }: Timed): string[] => {
  const [now, then] = [median(byMonth), median(before)]
  const ratio = now / then
  console.log(
    `${name.padEnd(36)} ${now.toFixed(2).padStart(8)} ms by the month ${then.toFixed(2).padStart(8)} ms as one table ${ratio.toFixed(2).padStart(6)} times`,
  )
  return ratio <= ratioMost ? [] : [`${name}: ${ratio.toFixed(2)} times as long by the month`]
}

type Person = { id: string; role: 'client' }
type Scene = { house: House; before: Database; people: readonly Person[]; now: Date }
type One = (nth: number) => Promise<unknown>
type Measure = { name: string; count: number; byMonth: One; asOne: One }

const measuresOf = ({ house, before, people, now }: Scene): Measure[] => {
  const ctx = { ...house.openCtx(), now }
  const personAt = (nth: number): Person => people[nth % people.length] ?? { id: '', role: 'client' }
  const page = (nth: number, db: Database['db']) => {
    const actor = { ...personAt(nth), isValidated: true, enterpriseId: null }
    return notificationsFor({ ...ctx, db, actor }, { sort: '-createdAt', limit: 20 })
  }
  const news = (nth: number, count: number) =>
    Array.from({ length: count }, (_, one) => ({
      userId: personAt(nth + one).id,
      kind: 'offer.made' as const,
      onceKey: `bench ${count} ${nth} ${one}`,
    }))
  const telling = (name: string, { at, count }: { at: number; count: number }): Measure => ({
    name,
    count,
    byMonth: (nth) => insertNotifications(ctx, news(nth, at)),
    asOne: (nth) => toldBefore(before, news(nth, at), now),
  })
  return [
    telling('one told', { at: 1, count: rounds }),
    telling('a thousand told', { at: 1_000, count: rounds / 20 }),
    {
      name: 'twenty of a bell',
      count: rounds,
      byMonth: (nth) => page(nth, house.database.db),
      asOne: (nth) => page(nth, before.db),
    },
    {
      name: 'how many are unread',
      count: rounds,
      byMonth: (nth) => unreadOf(house.database.db, personAt(nth).id),
      asOne: (nth) => unreadOf(before.db, personAt(nth).id),
    },
  ]
}

const run = async ({ house, servers: { connection } }: Filled, sql: pg.Client): Promise<string[]> => {
  const begin = (await monthsOf(house.database.db, told))[0]?.until ?? new Date(0)
  for (const plus of [0, 4])
    await house.database.transaction((tx) => makeMonths(tx, told, monthStart(begin, plus)))
  await fill(sql, begin)
  await sql.query(whole)
  await sql.query('vacuum analyze')
  const before = connect({ ...connection, user: 'whole' }, house.openCtx().log, 2)
  try {
    const now = new Date(monthStart(begin, months - 1).getTime() + 20 * dayMs)
    const { rows: people } = await sql.query<Person>(
      `select id, role from users where is_active order by id limit 1000`,
    )
    const missed: string[] = []
    for (const { name, count, byMonth, asOne } of measuresOf({ house, before, people, now }))
      missed.push(...judge(name, await inTurn(count, byMonth, asOne)))
    return missed
  } finally {
    await before.close()
  }
}

await judged({ orders: 20_000 }, run)
