import { greatCircleKm, type Point } from '@arriero/domain/places/geography'
import type { Ctx } from '#context.ts'

/** A named municipality may reach this far from its head: the drawn limits are coarse, and people name the town they know. */
const codeReachKm = 30

/** The municipality that is named, where there is such a one there; else the one the point lies in. The gates of Decisions §12 stand on it. */
export const municipalityOf = (
  { providers: { places } }: Pick<Ctx, 'providers'>,
  { code, latitude, longitude }: Point & { code?: string | undefined },
): string => {
  const point = { latitude, longitude }
  const named = code === undefined ? undefined : places.byCode(code)
  return named && greatCircleKm(point, named) <= codeReachKm ? named.code : places.at(point).code
}
