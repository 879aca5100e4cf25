/** What a lane is called where its owner said nothing. */
import type { LaneAsked, LaneEnd } from '@arriero/domain/lanes/saved-lanes'
import { lettersMost } from '@arriero/domain/typed/limits'
import type { Ctx } from '#context.ts'
import { laneTexts as texts } from './lanes.texts.ts'

/** Of its town, or of the department where all of it is meant. */
export const endName = (
  { providers: { places } }: Pick<Ctx, 'providers'>,
  { code, reach }: LaneEnd,
): string => {
  const place = places.byCode(code)
  return (reach === 'department' ? place?.department : place?.town) ?? code
}

export const laneName = (
  ctx: Pick<Ctx, 'providers'>,
  { origin, destination }: Pick<LaneAsked, 'origin' | 'destination'>,
): string => {
  const name = (end: LaneEnd | null) => end && endName(ctx, end)
  return texts.name(name(origin), name(destination)).slice(0, lettersMost.label)
}
