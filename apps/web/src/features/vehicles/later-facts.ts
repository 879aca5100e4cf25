import type { api } from '@arriero/contract'
import type { CallInput } from '@arriero/contract/endpoint'
import type { LaterFact } from '@arriero/domain/vehicles/vehicles'

export type Told = Pick<CallInput<typeof api.vehicles.update>['body'], LaterFact>

/** What was typed of what is missing still: what the server learned meanwhile stands as it has it, and is not sent over it. */
export const stillLacking = (typed: Told, lacking: readonly LaterFact[]): Told =>
  Object.fromEntries(lacking.map((fact) => [fact, typed[fact]]))
