/** Three months in which the percentages were tried higher and went back to where the product begins. */
import type { Actor } from '@arriero/domain/roles'
import { changeRates, type WirePercents } from '#features/rates/rates.actions.ts'
import { ratesInForce } from '#features/rates/rates.store.ts'
import type { Situations } from './situations.ts'

const dayMs = 86_400_000

const changes: readonly (WirePercents & { daysAgo: number; isBySecond?: true })[] = [
  { daysAgo: 71, profit: 12, insurance: 0.15, percent: 19, percentArrieroInsurance: 10 },
  { daysAgo: 48, profit: 12, insurance: 0.2, percent: 19, percentArrieroInsurance: 12.5, isBySecond: true },
  { daysAgo: 26, profit: 10, insurance: 0.15, percent: 19, percentArrieroInsurance: 10 },
]

/** Leaves the percentages in force that were there before. */
export const playRates = async (
  world: Situations,
  [first, second]: readonly [Actor, Actor],
): Promise<void> => {
  const today = world.now()
  for (const { daysAgo, isBySecond, ...percents } of changes) {
    world.at(new Date(today.getTime() - daysAgo * dayMs))
    await world.act(isBySecond ? second : first, async (ctx) =>
      changeRates(ctx, (await ratesInForce(ctx.db)).id, percents),
    )
  }
  world.at(today)
}
