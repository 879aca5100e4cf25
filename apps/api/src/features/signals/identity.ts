/** A carrier is another than he was, and money waits to go to him. docs/decisions/0073. */
import { isLate } from '@arriero/domain/house/signals'
import type { Waiting } from './accounts.views.ts'
import type { Found } from './found.ts'

export const changedIdentities = (waiting: readonly Waiting[], now: Date): Found[] =>
  waiting
    .filter(({ changedAt }) => !isLate(changedAt, now))
    .map(({ userId, pesos, changedAt, parts, row }): Found => ({
      kind: 'identityChanged',
      key: userId,
      aboutId: userId,
      stakePesos: pesos,
      evidence: [{ key: String(row), at: changedAt, userId, facts: { parts, row } }],
    }))
