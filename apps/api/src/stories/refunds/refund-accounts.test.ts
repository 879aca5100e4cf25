/** Where the gateway cannot give money back its client names an account, and reads all along where his money is. Decisions §16, docs/decisions/0075. */
import { api } from '@arriero/contract'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { password } from '#testing/people.ts'
import { bellsOf } from '../notifications/notifications.fixture.ts'
import { anew, balancesOf } from '../payouts/payouts.fixture.ts'
import { trailOf } from '../people/accounts.fixture.ts'
import { setSecondPerson } from '../sessions/second-person.fixture.ts'
import { clientPrice, openStage } from '../stage.fixture.ts'

// Without keys beside the shop nothing goes back through the gateway.
const { house, called, fleet, services } = await openStage({ providers: { refunds: null } })
const { bellOf } = bellsOf(house)
const owner = await called('client')
const accountant = await called('accountancy')
const colleague = await called('administrator')
const client = () => anew(house, owner)
const staff = () => anew(house, accountant)
const other = () => anew(house, colleague)

const account = {
  bank: 'Bancolombia',
  accountType: 'Ahorros' as const,
  accountNumber: '45678901234',
  holder: 'Marta Ruiz',
  document: '52.345.678',
}

const refundOf = async (orderId: string) => {
  const { items } = await (await staff()).send(api.refunds.all, { query: { q: orderId } })
  return items[0] ?? expect.unreachable('nothing is due')
}
const ownOf = async (orderId: string) => {
  const { items } = await (await client()).send(api.refunds.own, { query: { order: orderId } })
  return items[0] ?? expect.unreachable('nothing goes back to him')
}
const due = async () => {
  const orderId = await services.paid(await client(), await fleet())
  await (await client()).send(api.cancellations.cancel, { body: { orderId, description: 'Ya no' } })
  const { _id } = await refundOf(orderId)
  return { orderId, _id, at: { params: { _id } } }
}
type Due = Awaited<ReturnType<typeof due>>
const ask = async ({ at }: Due) => (await staff()).send(api.refunds.askAccount, at)
const give = async ({ at }: Due, more: Partial<typeof account> = {}) =>
  (await client()).send(api.refunds.giveAccount, {
    ...at,
    body: { password, account: { ...account, ...more } },
  })
const whyNotGiven = async ({ at }: Due, body: object = {}) =>
  (await client()).refusal(api.refunds.giveAccount, {
    ...at,
    body: { password, account, ...body },
  })

test('a client is asked, names his account with his password, and reads it is paid there; staff reads four digits of it', async () => {
  const one = await due()
  expect(await ownOf(one.orderId)).toMatchObject({
    state: 'due',
    way: null,
    value: clientPrice,
    account: null,
    acts: { account: 'refund.account_not_asked' },
  })
  expect(await whyNotGiven(one)).toBe('refund.account_not_asked')
  await ask(one)
  expect(await ownOf(one.orderId)).toMatchObject({ state: 'account', acts: { account: null } })
  const wanted = (await bellOf(owner)).find(({ kind }) => kind === 'refund.account_wanted')
  expect(wanted).toMatchObject({
    title: 'Díganos a qué cuenta le devolvemos $2.380.000',
    link: `/main/cliente-servicios/${one.orderId}/devolucion`,
  })
  expect(await whyNotGiven(one, { password: 'no es esta' })).toBe('auth.wrong_credentials')
  await give(one)
  const { account: kept } = await refundOf(one.orderId)
  const given = kept?.given ?? expect.unreachable('he gave it')
  expect(given).toMatchObject({ bank: 'Bancolombia', accountNumber: '•••••••1234', holder: 'Marta Ruiz' })
  expect(await ownOf(one.orderId)).toMatchObject({ state: 'due', account: { accountNumber: '•••••••1234' } })
  expect(JSON.stringify(await refundOf(one.orderId))).not.toContain(account.accountNumber)
  const told = (await bellOf(colleague)).find(({ kind }) => kind === 'refund.account_given')
  expect(told).toMatchObject({
    title: 'Un cliente dio la cuenta para devolverle $2.380.000',
    link: `/main/contabilidad/reembolsos?q=${one.orderId}`,
  })
  const whole = await (await staff()).send(api.refunds.readAccount, one.at)
  expect(whole).toMatchObject({ accountNumber: account.accountNumber, document: '52345678' })
  expect(await trailOf(house, one._id)).toEqual(
    expect.arrayContaining(['refund.account_asked', 'refund.account_given', 'refund.account_read']),
  )

  const pay = { ...one.at, body: { reference: 'TRF 9001', accountGivenAt: given.at } }
  expect(await (await staff()).send(api.refunds.pay, pay)).toEqual({ state: 'paid' })
  expect(await refundOf(one.orderId)).toMatchObject({ state: 'paid', way: 'transfer' })
  expect(await ownOf(one.orderId)).toMatchObject({ state: 'paid', way: 'transfer', reference: 'TRF 9001' })
  expect(await balancesOf(house, one.orderId)).toEqual({})
  expect(await (await staff()).refusal(api.refunds.pay, pay)).toBe('refund.already_paid')
  expect(await whyNotGiven(one)).toBe('refund.already_paid')
})

test('what he changed since it was read is not paid to; while it is paid to it stays as it is', async () => {
  await setSecondPerson(house, 0)
  const one = await due()
  await ask(one)
  await give(one)
  const before = (await refundOf(one.orderId)).account?.given?.at ?? ''
  house.clock.forward(1000)
  await give(one, { accountNumber: '99988877766' })
  const pay = (accountGivenAt?: string) => ({
    ...one.at,
    body: { reference: 'TRF 9002', ...(accountGivenAt !== undefined && { accountGivenAt }) },
  })
  expect(await (await staff()).refusal(api.refunds.pay, pay(before))).toBe('refund.account_changed')
  expect(await (await staff()).refusal(api.refunds.pay, pay())).toBe('refund.account_changed')
  const now = (await refundOf(one.orderId)).account?.given?.at ?? ''
  expect(await (await staff()).send(api.refunds.pay, pay(now))).toEqual({ state: 'confirming' })
  expect(await whyNotGiven(one)).toBe('refund.account_closed')
  expect(await (await staff()).refusal(api.refunds.askAccount, one.at)).toBe('refund.other_way')
  // A second person is the house's own business.
  expect(await ownOf(one.orderId)).toMatchObject({ state: 'due', way: null })
  expect(await (await other()).send(api.refunds.pay, pay(now))).toEqual({ state: 'paid' })
  await setSecondPerson(house, 10_000_000)
})

test('what the bank sent back says why, and he may name another account', async () => {
  const one = await due()
  await ask(one)
  await give(one)
  const { account: kept } = await refundOf(one.orderId)
  const body = { reference: 'TRF 9003', accountGivenAt: kept?.given?.at }
  await (await staff()).send(api.refunds.pay, { ...one.at, body })
  await (await staff()).send(api.refunds.reject, { ...one.at, body: { reason: 'La cuenta no existe' } })
  expect(await ownOf(one.orderId)).toMatchObject({
    state: 'failed',
    failure: { reason: 'La cuenta no existe' },
    acts: { account: null },
  })
  await ask(one)
  expect(await ownOf(one.orderId)).toMatchObject({ state: 'account', account: null })
  expect(await (await staff()).refusal(api.refunds.readAccount, one.at)).toBe('refund.account_not_given')
})

test('what is typed wrong is said by its field, and nobody else names his account or reads of his money', async () => {
  const one = await due()
  await ask(one)
  const wrong = async (more: Partial<Record<keyof typeof account, string>>) =>
    whyNotGiven(one, { account: { ...account, ...more } })
  expect(await wrong({ accountNumber: '12 34' })).toBe('pay.account_number_invalid')
  expect(await wrong({ bank: '' })).toBe('pay.bank_required')
  expect(await wrong({ holder: ' ' })).toBe('refund.holder_required')
  expect(await wrong({ document: 'Marta' })).toBe('refund.holder_document_invalid')
  const stranger = await called('client')
  const call = { ...one.at, body: { password, account } }
  expect(await stranger.refusal(api.refunds.giveAccount, call)).toBe('refund.not_found')
  expect((await stranger.send(api.refunds.own, { query: { order: one.orderId } })).items).toEqual([])
  expect((await stranger.send(api.refunds.own, { query: {} })).items).toEqual([])
})

/** Until somebody waits for a row of this house. */
const someoneWaits = () =>
  expect
    .poll(
      async () => {
        const { rows } = await sql<{ waiting: number }>`
          select count(*)::int as waiting from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`.execute(house.database.db)
        return rows[0]?.waiting
      },
      { timeout: 10_000 },
    )
    .toBe(1)

/** Whoever ends a service: it is held, and its people are counted once `count` is called. */
const endingHeld = async (orderId: string) => {
  const held = Promise.withResolvers<void>()
  const mayCount = Promise.withResolvers<void>()
  const ended = house.database.transaction(async (tx) => {
    await sql`select 1 from orders where id = ${orderId} for update`.execute(tx)
    held.resolve()
    await mayCount.promise
    await sql`set local lock_timeout = '500ms'`.execute(tx)
    await sql`update users set order_count = order_count
      where id = (select client_id from orders where id = ${orderId})`.execute(tx)
  })
  await held.promise
  return {
    count: () => {
      mayCount.resolve()
      return ended
    },
  }
}

test('whoever holds his service and then counts it for him waits for nobody who names an account', async () => {
  const one = await due()
  await ask(one)
  const ending = await endingHeld(one.orderId)
  const giving = give(one)
  await someoneWaits()
  await ending.count()
  await giving
  expect(await ownOf(one.orderId)).toMatchObject({ account: { bank: 'Bancolombia' } })
})
