/** Notices of the gateway for an attempt of a service. */
import { signAttempt } from '#features/payments/payments.actions.ts'
import { attemptOf } from './calls/order-calls.fixture.ts'
import type { Situation, World } from './world.fixture.ts'

/** The form of a new attempt, to be answered by a notice. */
export const formFor = async (world: World, situation: Situation): Promise<Record<string, string>> => {
  const transaction = await attemptOf(world, situation)
  return (await world.house.world.act(situation.client, (ctx) => signAttempt(ctx, transaction))).fields
}

/** As signed, but with a signature that is not the gateway's. */
export const forged = (notice: Record<string, string>): Record<string, string> => ({
  ...notice,
  signature: Buffer.from('not the signature of the gateway').toString('base64'),
})
