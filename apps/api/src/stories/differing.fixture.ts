/** What the books and everything else say of each other. */
import { isReconciled } from '@arriero/domain/money/reconciliation'
import { atOneMoment } from '#database/snapshot.ts'
import { reconciliation, type Check } from '#features/accounting/reconciliation.views.ts'
import type { TestHouse } from '#testing/house.ts'

/** Where they differ now. */
export const differing = async (house: TestHouse): Promise<Check[]> => {
  const checks = await atOneMoment(house.openCtx(), (inner) => reconciliation(inner))
  return checks.filter((check) => !isReconciled(check))
}

/** By the names of the checks: nothing, where all is well. */
export const unreconciled = async (house: TestHouse): Promise<string[]> =>
  (await differing(house)).map(({ key }) => key)
