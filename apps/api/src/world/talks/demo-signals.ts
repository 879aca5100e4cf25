/** Signs of fraud as an installation has them: found by the product's own looks in what people of the demo world did. */
import type { Actor } from '@arriero/domain/people/roles'
import type { AccountChange } from '#features/accounts/own-account.ts'
import { updateAccount } from '#features/accounts/update.actions.ts'
import { sweepAccounts } from '#features/signals/accounts.sweeps.ts'
import { sweepAgreed } from '#features/signals/services.sweeps.ts'
import { putAside } from '#features/signals/signals.actions.ts'
import type { Cast } from '../demo-people.ts'
import { seats } from '../seeds/people.texts.ts'
import { signalSeeds } from '../seeds/signals.texts.ts'
import type { Situations } from '../situations.ts'
import type { WorldHouse } from '../stage.ts'

/** A whole look takes so many accounts; the demo world has fewer. */
const looks = 3

const lookAround = async (house: WorldHouse): Promise<void> => {
  for (let look = 0; look < looks; look++) await sweepAccounts(house.openCtx())
  await sweepAgreed(house.openCtx())
}

/** Who waits to be approved, and says he has the telephone and the account of another. */
const applicantOf = async ({ database }: WorldHouse): Promise<Actor | undefined> => {
  const row = await database.db
    .selectFrom('users')
    .select('id')
    .where('email_key', '=', signalSeeds.applicant)
    .executeTakeFirst()
  return row && { id: row.id, role: 'enterprise', isValidated: false, enterpriseId: null }
}

const change = (world: Situations, actor: Actor, facts: AccountChange): Promise<unknown> =>
  world.act(actor, (ctx) => updateAccount(ctx, actor.id, facts))

/** One of them somebody knew already. */
const putOneAside = async (house: WorldHouse, world: Situations, administrator: Actor): Promise<void> => {
  const row = await house.database.db
    .selectFrom('signals')
    .select(['id', 'raised_at'])
    .where('kind', '=', 'samePhone')
    .executeTakeFirst()
  if (!row) return
  const { id, raised_at: seen } = row
  await world.act(administrator, (ctx) =>
    putAside(ctx, id, { note: signalSeeds.note, seenAt: seen.toISOString() }),
  )
}

export const playSignals = async (house: WorldHouse, world: Situations, { people }: Cast): Promise<void> => {
  const today = world.now()
  const [enterprise, driver] = [people.enterprise[1], seats.driver[0]]
  // Now, and not when the making of the demo world began: what is looked at is what happened since the last look.
  world.at(new Date())
  await change(world, enterprise, { cellPhone: seats.enterprise[1].cellPhone })
  const applicant = await applicantOf(house)
  if (applicant) await change(world, applicant, { cellPhone: driver.cellPhone, pay: { ...signalSeeds.pay } })
  await lookAround(house)
  await change(world, enterprise, { cellPhone: signalSeeds.newPhone })
  await lookAround(house)
  await putOneAside(house, world, people.administrator[1])
  world.at(today)
}
