/** How far around its point a place may be, for a map that must not show more than is known. */
import type { Ctx } from '#context.ts'
import type { Place } from '#providers/places/port.ts'

type Providers = Pick<Ctx, 'providers'>

const reachOf = ({ reachKm }: Place): number => Math.round(reachKm * 10) / 10

export const zoneOfFound = (place: Place): number | null => (place.isExact ? null : reachOf(place))

/** Of a place as it is kept: the reach of its town where only that is known. */
export const zoneOfKept = (
  { providers: { places } }: Providers,
  { code, exact }: { code: string; exact: boolean },
): number | null => {
  const town = exact ? undefined : places.byCode(code)
  return town ? reachOf(town) : null
}

/** The town a carrier works from, as a map shows it; null where none is known. */
export const basePlaceOf = ({ providers: { places } }: Providers, code: string | null) => {
  const town = code === null ? undefined : places.byCode(code)
  if (!town) return null
  const { name, latitude, longitude } = town
  return { code: town.code, name, latitude, longitude, zoneKm: reachOf(town) }
}
