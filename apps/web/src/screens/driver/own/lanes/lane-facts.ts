import { reachWords } from '@arriero/contract/es/lists/saved-lanes'
import type { LaneRow } from '#features/saved-lanes/use-lane-acts.ts'
import { formatMoney, formatNumber } from '#shared/format.ts'
import { lanesScreenTexts as texts } from '../own.texts.ts'

const endWords = (end: LaneRow['origin']): string =>
  end === null ? texts.anywhere : `${end.name}, ${reachWords(end.reach)}`

/** What a lane says of itself on a card: where, in what, for how much, and whether it tells of anything. */
export const factsOf = (lane: LaneRow): string[] => [
  texts.from(endWords(lane.origin)),
  texts.to(endWords(lane.destination)),
  ...(lane.typeVehicles.length > 0 ? [lane.typeVehicles.map(({ name }) => name).join(', ')] : []),
  ...(lane.perKmLeast === null ? [] : [texts.perKm(formatMoney(lane.perKmLeast))]),
  ...(lane.weightMost === null ? [] : [texts.weight(formatNumber(lane.weightMost))]),
  texts.loads(lane.loads),
]
