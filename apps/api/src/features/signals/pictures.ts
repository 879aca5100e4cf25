/** The same picture in two houses, made of which pictures look alike. docs/decisions/0073. */
import { pairKey, signalFigures } from '@arriero/domain/house/signals'
import type { Found } from './found.ts'
import type { Alike, Picture } from './pictures.views.ts'

const evidenceOf = ({ fileId, userId, vehicleId, seenAt }: Picture) => ({
  key: fileId,
  at: seenAt,
  userId,
  vehicleId,
  fileId,
})

/** Whose account is the younger one. */
const youngerOf = ({ one, other }: Alike): string => {
  const [first, second] = [one, other].toSorted(
    (a, b) => b.joinedAt.getTime() - a.joinedAt.getTime() || (a.userId < b.userId ? 1 : -1),
  )
  return (first ?? second ?? one).userId
}

/** What everybody has is nobody's: of such a picture nothing is told. */
const isTold = (group: readonly Alike[]): boolean =>
  new Set(group.flatMap(({ one, other }) => [one.houseId, other.houseId])).size <=
  signalFigures.pictureHousesMost

/** One for each two houses, whichever picture it was found from. */
export const samePictures = (alike: readonly Alike[]): Found[] => {
  const told = [...Map.groupBy(alike, ({ one }) => one.fileId).values()].filter(isTold).flat()
  const byPair = Map.groupBy(told, ({ one, other }) => pairKey(one.houseId, other.houseId))
  return [...byPair].flatMap(([key, group]): Found[] => {
    const [first] = group
    if (!first) return []
    const evidence = group.flatMap(({ one, other }) => [evidenceOf(one), evidenceOf(other)])
    return [{ kind: 'samePicture', key, aboutId: youngerOf(first), evidence }]
  })
}
