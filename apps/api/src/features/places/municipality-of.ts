import { greatCircleKm, type Point } from '@arriero/domain/places/geography'
import type { Ctx } from '#context.ts'

/** A municipality may reach this far from its head; what is further away is another one. */
const codeReachKm = 30

/** The municipality that is named, where there is such a one there; else the nearest. The gates of Decisions §12 stand on it. */
export const municipalityOf = (
  { providers: { places } }: Pick<Ctx, 'providers'>,
  { code, latitude, longitude }: Point & { code?: string | undefined },
): string => {
  const nearest = places.nearest(latitude, longitude)
  const named = code === undefined ? undefined : places.byCode(code)
  if (!named) return nearest.code
  const point = { latitude, longitude }
  // In wide and empty country even the right head is far: then the nearest is as far.
  const reachKm = Math.max(codeReachKm, 1.5 * greatCircleKm(point, nearest))
  return greatCircleKm(point, named) <= reachKm ? named.code : nearest.code
}
