/** Calls on the account that a client names for what goes back to him. */
import { api } from '@arriero/contract'
import { askAccount } from '#features/refunds/accounts.actions.ts'
import { putAccountGiven } from '#features/refunds/accounts.store.ts'
import { password } from '#testing/people.ts'
import { byAnyone, inParam, onOrder, type Call } from './calls.fixture.ts'
import { due, once, withGateway } from './settlement-calls.fixture.ts'
import type { Situation, World } from '../world.fixture.ts'

const account = {
  bank: 'Bancolombia',
  accountType: 'Ahorros' as const,
  accountNumber: '45678901234',
  holder: 'Marta Ruiz',
  document: '52345678',
}

/** The gateway said that it cannot give it back. */
const refused = async (world: World, situation: Situation): Promise<string> => {
  const id = await withGateway(world, situation)
  const { database, clock } = world.house
  await database.db
    .updateTable('gateway_refunds')
    .set({ state: 'refused', code: 'PSP_010', remedy: 'transfer', look_at: null, ended_at: clock.now })
    .where('refund_id', '=', id)
    .where('state', '=', 'unknown')
    .execute()
  await database.db
    .updateTable('refunds')
    .set({ state: 'rejected' })
    .where('id', '=', id)
    .where('state', '=', 'requested')
    .execute()
  return id
}

const asked = async (world: World, situation: Situation): Promise<string> => {
  const id = await refused(world, situation)
  const accountant = await world.bystander('accountancy')
  await once(world.house.world.act(accountant, (ctx) => askAccount(ctx, id)))
  return id
}

const given = async (world: World, situation: Situation): Promise<string> => {
  const id = await asked(world, situation)
  await putAccountGiven(world.house.openCtx(), id, account)
  return id
}

const paid = { state: 'paid', at: inParam('_id') } as const

export const refundCalls: Record<string, Call> = {
  p18e: onOrder(api.refunds.askAccount, paid, async (situation, { world }) => ({
    params: { _id: await refused(world, situation) },
  })),
  p18f: onOrder(api.refunds.readAccount, paid, async (situation, { world }) => ({
    params: { _id: await given(world, situation) },
  })),
  p18g: onOrder(api.refunds.giveAccount, paid, async (situation, { world }) => ({
    params: { _id: await asked(world, situation) },
    body: { password, account },
  })),
  p18h: {
    ...byAnyone(api.refunds.own),
    foreignMarks: async ({ world, situation }, role) => {
      const another = await situation('paid', role)
      await due(world, another)
      return [another.orderId]
    },
  },
}
