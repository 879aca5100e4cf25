/** Signs of what several accounts have in common, made of who shares what. docs/decisions/0073. */
import { sharing, type SignalKind } from '@arriero/domain/house/signals'
import type { PlateSharer, Sharer } from './accounts.views.ts'
import { endingOf, printOf, type Evidence, type Found } from './found.ts'

/** Who joined last: the others were there before. */
const newestOf = (sharers: readonly Sharer[]): Sharer | undefined =>
  sharers.toSorted(
    (one, other) => other.at.getTime() - one.at.getTime() || (one.userId < other.userId ? 1 : -1),
  )[0]

type Telling<S extends Sharer> = (sharer: S) => Evidence

const foundOf = <S extends Sharer>(kind: SignalKind, sharers: readonly S[], tell: Telling<S>): Found[] =>
  [...Map.groupBy(sharers, ({ value }) => value)].flatMap(([value, group]): Found[] => {
    const newest = newestOf(group)
    if (sharing(group).length === 0 || !newest) return []
    return [{ kind, key: printOf(kind, value), aboutId: newest.userId, evidence: group.map(tell) }]
  })

const ofAccount = ({ userId, at }: Sharer): Evidence => ({ key: userId, at, userId })
const withEnding = (sharer: Sharer): Evidence => ({
  ...ofAccount(sharer),
  facts: { ending: endingOf(sharer.value) },
})

export const samePhones = (sharers: readonly Sharer[]): Found[] => foundOf('samePhone', sharers, withEnding)
export const sameAccounts = (sharers: readonly Sharer[]): Found[] =>
  foundOf('sameAccount', sharers, withEnding)
export const sameDevices = (sharers: readonly Sharer[]): Found[] => foundOf('sameDevice', sharers, ofAccount)
export const samePlates = (sharers: readonly PlateSharer[]): Found[] =>
  foundOf('samePlate', sharers, ({ value, userId, vehicleId, at, part }) => ({
    key: `${vehicleId} ${part}`,
    at,
    userId,
    vehicleId,
    facts: { plate: value, part },
  }))
