/** When all is over: everything acknowledged is there once, nothing is there twice, no service stands still, the books come to zero. */
import type { HistoryAct } from '@arriero/domain/orders/order-events'
import type pg from 'pg'
import { connect } from '../../apps/api/src/database/connect.ts'
import type { TakenMail } from '../../apps/api/src/providers/mail/mail-server.fixture.ts'
import { faultsOf } from '../../apps/api/src/races/invariants.fixture.ts'
import type { CutHouse } from './house.ts'
import type { Fault, Ledger, Service } from './ledger.ts'

/** A payment may be told by its capture alone: what was authorised before counts once at most. */
const mayBeMissing: ReadonlySet<string> = new Set<HistoryAct>(['payment.authorised'])
/** Brought about by time and by reports, not by what was acknowledged. */
const notCounted: ReadonlySet<string> = new Set<HistoryAct>([
  'payment.authorised',
  'payment.expired',
  'arrival.origin',
  'arrival.destination',
  'phone.silent',
  'route.left',
])

type Line = { act: string; count: number }

const historyFaults = (orderId: string, { history }: Service, lines: readonly Line[]): Fault[] => {
  const found = new Map(lines.map(({ act, count }) => [act, count]))
  const acts = new Set([...history.keys(), ...found.keys()])
  return [...acts].flatMap((act): Fault[] => {
    const [wanted, there] = [history.get(act as HistoryAct) ?? 0, found.get(act) ?? 0]
    const most = notCounted.has(act) ? (mayBeMissing.has(act) ? 1 : Infinity) : wanted
    if (there > most)
      return [{ kind: 'doubled', what: `${act} of ${orderId}: ${there} times, ${wanted} acknowledged` }]
    if (!notCounted.has(act) && there < wanted)
      return [{ kind: 'lost', what: `${act} of ${orderId}: ${there} times, ${wanted} acknowledged` }]
    return []
  })
}

const servicesFaults = async (sql: pg.Pool, { services }: Ledger): Promise<Fault[]> => {
  const { rows } = await sql.query<{ id: string; status: number; lines: Line[] | null }>(`
    select o.id, o.status, (select json_agg(json_build_object('act', h.act, 'count', h.count)) from
      (select act, count(*)::int from order_history where order_id = o.id group by act) h) as lines
    from orders o`)
  const found = new Map(rows.map((row) => [row.id, row]))
  const surplus = rows.filter(({ id }) => !services.has(id))
  return [
    ...surplus.map(({ id }): Fault => ({
      kind: 'doubled',
      what: `the service ${id}, which nobody was told of`,
    })),
    ...[...services].flatMap(([id, service]): Fault[] => {
      const row = found.get(id)
      if (!row) return [{ kind: 'lost', what: `the service ${id}` }]
      const isAtEnd = service.ends === undefined || row.status === service.ends
      return [
        ...historyFaults(id, service, row.lines ?? []),
        ...(isAtEnd ? [] : [{ kind: 'stuck' as const, what: `the service ${id} stands at ${row.status}` }]),
      ]
    }),
  ]
}

/** Each answers what is there twice or stands still, in words. */
const rules: readonly (readonly [Fault['kind'], string, string])[] = [
  [
    'doubled',
    'a charge that two attempts paid',
    `select order_id as id from payment_attempts where state = 'captured' group by order_id, charge having count(*) > 1`,
  ],
  [
    'doubled',
    'a policy twice',
    `select order_id as id from insurance_policies where state in ('issued', 'annulled') group by 1 having count(*) > 1`,
  ],
  [
    'doubled',
    'an event posted twice',
    'select min(id) as id from journal_transactions group by order_id, event having count(*) > 1',
  ],
  [
    'doubled',
    'a letter planned twice',
    `select notification_id as id from deliveries where channel = 'mail' and notification_id is not null group by 1 having count(*) > 1`,
  ],
  [
    'stuck',
    'a refund that nobody paid',
    `select d.id from refunds_due d left join refunds r on r.id = d.id where r.state is distinct from 'paid'`,
  ],
  [
    'stuck',
    'a payout that nobody paid',
    `select p.id from payouts p join orders o on o.id = p.order_id where o.status = 3 and p.state not in ('paid', 'offset', 'void')`,
  ],
  [
    'stuck',
    'a policy that is neither sold nor annulled',
    `select order_id as id from insurance_policies where state not in ('issued', 'annulled')`,
  ],
  [
    'stuck',
    'a key of an act that never ended',
    `select user_id || ' ' || route as id from idempotency_keys where status is null`,
  ],
  [
    'stuck',
    'a reaction that was given up',
    `select id::text from pgboss.job where name = 'reaction-dead' and state = 'created'`,
  ],
  [
    'stuck',
    'a letter that was given up',
    `select id from deliveries where channel = 'mail' and state <> 'sent'`,
  ],
]

const rowFaults = async (sql: pg.Pool, ledger: Ledger): Promise<Fault[]> => {
  const faults: Fault[] = []
  for (const [kind, what, text] of rules) {
    const { rows } = await sql.query<{ id: string }>(text)
    faults.push(...rows.map(({ id }): Fault => ({ kind, what: `${what}: ${id}` })))
  }
  const files = await sql.query<{ id: string }>('select id from files')
  const found = new Set(files.rows.map(({ id }) => id))
  for (const id of ledger.files) if (!found.has(id)) faults.push({ kind: 'lost', what: `the file ${id}` })
  for (const id of found)
    if (!ledger.files.has(id))
      faults.push({ kind: 'doubled', what: `the file ${id}, which nobody was told of` })
  const points = await sql.query<{ id: string; count: number }>(
    'select order_id as id, count(*)::int from positions where order_id is not null group by 1',
  )
  const counted = new Map(points.rows.map(({ id, count }) => [id, count]))
  for (const [id, service] of ledger.services) {
    const there = counted.get(id) ?? 0
    const kind = there > service.points ? 'doubled' : 'lost'
    if (there !== service.points)
      faults.push({ kind, what: `places of ${id}: ${there}, ${service.points} acknowledged` })
  }
  return faults
}

/** What the insurer and the gateway know, beside what we know of it. */
const outsideFaults = async ({ outside }: CutHouse, { services }: Ledger): Promise<Fault[]> => {
  const papers = (await outside.papers()).filter(({ kind }) => kind === 'policy')
  const of = (orderId: string) => papers.filter(({ request }) => request.reference.startsWith(orderId))
  return [...services].flatMap(([id, { policies, annulled }]): Fault[] => {
    const sold = of(id)
    const ended = sold.filter(({ annulledAt }) => annulledAt !== undefined)
    if (sold.length > policies)
      return [{ kind: 'doubled', what: `the insurer sold ${id} ${sold.length} policies` }]
    if (sold.length < policies || ended.length !== annulled)
      return [
        {
          kind: 'lost',
          what: `the insurer knows ${sold.length} policies of ${id}, ${ended.length} annulled`,
        },
      ]
    return []
  })
}

export const nameOfLetter = ({ data }: TakenMail): string => /^Message-ID: <([^@>]+)@/im.exec(data)?.[1] ?? ''

/** A letter that was sent has arrived, under its own name; what arrives twice under one name is one letter. */
const letterFaults = async (sql: pg.Pool, { outside }: CutHouse): Promise<Fault[]> => {
  const { rows } = await sql.query<{ id: string }>(
    `select id from deliveries where channel = 'mail' and state = 'sent'`,
  )
  const arrived = new Set(outside.letters.map(nameOfLetter))
  const sent = new Set(rows.map(({ id }) => id))
  return [
    ...rows
      .filter(({ id }) => !arrived.has(id))
      .map(({ id }): Fault => ({ kind: 'lost', what: `the letter ${id}` })),
    ...[...arrived]
      .filter((id) => !sent.has(id))
      .map((id): Fault => ({ kind: 'doubled', what: `the letter ${id}, which nobody sent` })),
  ]
}

/** Nobody acts meanwhile, and all that was to follow has followed. */
export const checkAll = async (house: CutHouse, ledger: Ledger, sql: pg.Pool): Promise<Fault[]> => {
  const silent = { info: () => undefined, warn: () => undefined, error: () => undefined }
  const database = connect(house.connection, silent, 2)
  try {
    const invariants = await faultsOf(database.db)
    return [
      ...(await servicesFaults(sql, ledger)),
      ...(await rowFaults(sql, ledger)),
      ...(await outsideFaults(house, ledger)),
      ...(await letterFaults(sql, house)),
      ...invariants.map((what): Fault => ({ kind: 'wrong', what })),
    ]
  } finally {
    await database.close()
  }
}
