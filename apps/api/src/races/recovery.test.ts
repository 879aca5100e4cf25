/** A recovery meets what the old password was confirmed for: nothing of it outlives the two. Decisions §5, security F3.8. */
import { api } from '@arriero/contract'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Db } from '#context.ts'
import { hashRecoveryCode } from '#features/recovery/recovery-code.ts'
import { noteAsked, putCode } from '#features/recovery/recovery.store.ts'
import { password } from '#testing/people.ts'
import type { Caller } from '#testing/house.ts'
import { openStage } from '../stories/stage.fixture.ts'
import { shot, volley } from './barrier.fixture.ts'
import { longRaceMs, rounds } from './race.fixture.ts'

const { house, called } = await openStage()
const { database } = house
const code = 'AAAA-BBBB-CCCC'
const next = 'la mula nueva sube sola'
const strangers = 'la clave del que no es dueño'
const body = {
  password,
  pay: { bank: 'Bancolombia', accountType: 'Ahorros' as const, accountNumber: '45678901234' },
}

const nobody = { token: '' }

let made = 0
/** A carrier to whose address a code has gone. */
const forgetful = async (): Promise<{ carrier: Caller; email: string }> => {
  const email = `olvida.${++made}@example.co`
  const carrier = await called('driver', { email })
  const ctx = house.openCtx()
  await noteAsked(ctx, email)
  const expiresAt = new Date(ctx.now.getTime() + 600_000)
  await putCode(database.db, email, { hash: hashRecoveryCode(email, code), expiresAt })
  return { carrier, email }
}
const recover = (email: string) =>
  house.anonymous.send(api.recovery.reset, { body: { email, code, password: next } })
const changesOf = async ({ actor }: Caller): Promise<number> => {
  const rows = await database.db
    .selectFrom('pay_account_changes')
    .select('user_id')
    .where('user_id', '=', actor.id)
    .execute()
  return rows.length
}
const logsIn = async (email: string, secret: string): Promise<boolean> => {
  const failure: unknown = await house.anonymous
    .send(api.sessions.logIn, { body: { email, password: secret } })
    .then(() => undefined)
    .catch((error: unknown) => error)
  return failure === undefined
}

/** No letter is written until it is let go: what is under way has done all the rest and has not committed. */
const lettersHeld = async () => {
  const isHeld = Promise.withResolvers<void>()
  const mayGo = Promise.withResolvers<void>()
  const ended = database.transaction(async (tx: Db) => {
    await sql`lock table deliveries in share mode`.execute(tx)
    isHeld.resolve()
    await mayGo.promise
  })
  await isHeld.promise
  return {
    letGo: () => {
      mayGo.resolve()
      return ended
    },
  }
}
/** Until so many of this database wait for one another. */
const waiting = (count: number) =>
  expect
    .poll(
      async () => {
        const { rows } = await sql<{ waiting: number }>`
          select count(*)::int as waiting from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`.execute(database.db)
        return rows[0]?.waiting
      },
      { timeout: 10_000 },
    )
    .toBe(count)

test('a recovery waits for a payout account under way, and takes it along', async () => {
  const { carrier, email } = await forgetful()
  const letters = await lettersHeld()
  const asked = carrier.send(api.ownAccount.askPayAccount, { body })
  await waiting(1)
  const recovered = recover(email)
  await waiting(2)
  await letters.letGo()
  await asked
  await recovered
  expect(await changesOf(carrier)).toBe(0)
})

test('a payout account confirmed with the old password waits for a recovery under way, and then is none', async () => {
  const { carrier, email } = await forgetful()
  const letters = await lettersHeld()
  const recovered = recover(email)
  await waiting(1)
  const refused = carrier.refusal(api.ownAccount.askPayAccount, { body })
  await waiting(2)
  await letters.letGo()
  await recovered
  expect(await refused).toBe('session.invalid')
  expect(await changesOf(carrier)).toBe(0)
})

test('a password that a stranger sets with the old one does not come after the recovery', async () => {
  const { carrier, email } = await forgetful()
  const letters = await lettersHeld()
  const recovered = recover(email)
  await waiting(1)
  const refused = carrier.refusal(api.ownAccount.password, { body: { password, newPassword: strangers } })
  await waiting(2)
  await letters.letGo()
  await recovered
  expect(await refused).toBe('session.invalid')
  expect([await logsIn(email, strangers), await logsIn(email, next)]).toEqual([false, true])
})

test(
  'however they meet, no payout account of the old password outlives the recovery',
  async () => {
    // What is asked once the new password stands is refused as any other call of an ended session, or of a wrong password.
    const losersRead = ['session.invalid', 'auth.wrong_credentials', 'server.busy']
    for (let round = 0; round < rounds * 5; round++) {
      const { carrier, email } = await forgetful()
      const recovery = { body: { email, code, password: next } }
      const answers = await volley(house.url, [
        shot('recovers', nobody, { endpoint: api.recovery.reset, input: recovery }),
        shot('asks', carrier, { endpoint: api.ownAccount.askPayAccount, input: { body } }),
        shot('asks again', carrier, { endpoint: api.ownAccount.askPayAccount, input: { body } }),
      ])
      const [recovered, ...asked] = answers
      expect(recovered?.status).toBe(200)
      for (const { status, code: read } of asked)
        expect(status === 200 || losersRead.includes(read ?? '')).toBe(true)
      expect(await changesOf(carrier)).toBe(0)
    }
  },
  longRaceMs,
)
