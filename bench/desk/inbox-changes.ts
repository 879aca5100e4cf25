/** Acts that put something into the staff's inbox, or take it out. */
import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import { api } from '@arriero/contract'
import { urlOf } from '@arriero/contract/call'
import { readConfig } from '../../apps/api/src/config.ts'
import { sandboxSigner } from '../../apps/api/src/demo-house.ts'
import { mailSignature, momentHeader, signatureHeader } from '../../apps/api/src/providers/mailbox/posted.ts'
import type { Running } from '../servers/process.ts'
import type { Filled } from '../world/filled-house.ts'
import type { Person } from '../load/actors.ts'
import { answerOf, type Payable } from './payables.ts'
import type { Call } from '../load/sequence.ts'
import type { StaffRole } from './staff.ts'

export const secret = randomUUID()
export const address = 'pqr@example.co'

export type Desk = { filled: Filled; sql: pg.Client; server: Running; staff: Record<StaffRole, Person> }

export const inboxOf = (person: Person, query: object = {}): Call => ({
  method: 'GET',
  path: `/v1${urlOf(api.inbox.items, { query })}`,
  headers: person.headers,
})

/** Whoever has it in his inbox, or has it there no more, once `done` is done. */
export type Change = {
  says: string
  roles: readonly StaffRole[]
  isIn: boolean
  /** Answers what the entry is of. */
  done(): Promise<string>
}

const idOf = async (sql: pg.Client, query: string, value: string): Promise<string> => {
  const { rows } = await sql.query<{ id: string }>(query, [value])
  return rows[0]?.id ?? failed(query)
}
const failed = (what: string): never => {
  throw new Error(`nothing came of ${what}`)
}

const mailComesIn = async ({ sql, server }: Desk): Promise<string> => {
  const messageId = `<${randomUUID()}@example.co>`
  const mail = {
    messageId,
    from: 'angela@example.co',
    to: [address],
    subject: 'Hola',
    text: 'Se perdió una caja',
  }
  const body = Buffer.from(JSON.stringify(mail))
  const moment = String(Math.floor(Date.now() / 1000))
  const answer = await fetch(`${server.url}/v1/mailbox/webhook`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      [momentHeader]: moment,
      [signatureHeader]: mailSignature({ secret, body, moment }),
    },
    body: new Uint8Array(body),
  })
  if (!answer.ok) return failed(`a mail: ${answer.status} ${await answer.text()}`)
  return idOf(sql, 'select id from support_mails where message_id = $1', messageId)
}

/** A notice that the gateway signed, of a payment that is none of ours. */
const strangeNotice = async (desk: Desk): Promise<string> => {
  const { filled, sql, server } = desk
  const dataFolder = filled.servers.folder
  const config = readConfig({})
  const signNotice = await sandboxSigner({ config, dataFolder, publicUrl: 'http://localhost:3000' })
  const letters = randomUUID().slice(0, 6)
  const form = {
    vads_trans_id: letters,
    vads_trans_date: '20260101120000',
    vads_amount: '100',
    vads_currency: '170',
    vads_site_id: '10203040',
    vads_ctx_mode: 'TEST',
    vads_order_id: 'f'.repeat(24),
  }
  const body = new URLSearchParams(signNotice(form, 'CAPTURED'))
  await fetch(`${server.url}/v1/payment/notification`, { method: 'POST', body })
  return idOf(sql, 'select id from payment_notices where claimed_transaction = $1', letters)
}

const askedLately = async ({ server, staff }: Desk): Promise<string> => {
  const call = inboxOf(staff.soport, { cause: 'request', limit: 1 })
  const answer = await fetch(server.url + call.path, { headers: staff.soport.headers })
  const { items } = (await answer.json()) as { items: { _id: string }[] }
  return items[0]?._id ?? failed('the requests of the inbox')
}

const handlers = ['administrator', 'soport'] as const
const treasury = ['administrator', 'accountancy'] as const

const mailChanges = (desk: Desk): Change[] => {
  const { server, staff } = desk
  let id = ''
  return [
    {
      says: 'a mail of nobody comes in',
      roles: handlers,
      isIn: true,
      done: async () => (id = await mailComesIn(desk)),
    },
    {
      says: 'it is put aside',
      roles: handlers,
      isIn: false,
      done: async () => {
        const path = `/pqr/mail/discard/${id}`
        await answerOf(server.url, staff.soport, { path, body: { isDiscarded: true } })
        return id
      },
    },
  ]
}

const moneyChanges = (desk: Desk, { orderId, client }: Payable): Change[] => {
  const { sql, server, staff } = desk
  return [
    {
      says: 'a paid service is cancelled',
      roles: treasury,
      isIn: true,
      done: async () => {
        const body = { orderId, description: 'Ya no' }
        await answerOf(server.url, client, { path: '/order/cancellation/client', body })
        return orderId
      },
    },
    {
      says: 'it is paid back',
      roles: treasury,
      isIn: false,
      done: async () => {
        const id = await idOf(sql, 'select id from refunds_due where order_id = $1', orderId)
        const body = { reference: `TRF ${randomUUID().slice(0, 8)}` }
        await answerOf(server.url, staff.accountancy, { path: `/accounting/refund/${id}`, body })
        return orderId
      },
    },
    {
      says: 'a notice of a strange payment',
      roles: treasury,
      isIn: true,
      done: () => strangeNotice(desk),
    },
  ]
}

const requestSolved = (desk: Desk): Change => ({
  says: 'a request is solved',
  roles: handlers,
  isIn: false,
  done: async () => {
    const id = await askedLately(desk)
    const body = { response: 'Quedó resuelto', status: 'Solucionado' }
    await answerOf(desk.server.url, desk.staff.soport, { method: 'PUT', path: `/pqr/update/${id}`, body })
    return id
  },
})

/** One after the other: some take out what the one before put in. */
export const changesOf = (desk: Desk, paid: Payable): Change[] => [
  ...mailChanges(desk),
  ...moneyChanges(desk, paid),
  requestSolved(desk),
]
