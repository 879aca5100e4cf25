export interface Point {
  latitude: number
  longitude: number
}

export interface NamedPoint extends Point {
  name: string
  /** About how far around the point it may be; without it the point is the place. */
  zoneKm?: number | null | undefined
}

export interface TruckPosition extends Point {
  /** Clockwise from north; without it the sign does not point. */
  headingDegrees?: number | undefined
  plate?: string | undefined
  seenAt: string
}

/** Where the map opens when it knows nothing: Bogotá (Spec §9). */
export const defaultView = { latitude: 4.65, longitude: -74.1, zoom: 10, knownTruckZoom: 17 } as const

/** The middle of a map before it knows a place: where places are chosen, and where a service is only looked at (Spec §9). */
export const openingCentre = (isChoosing: boolean): Point => ({
  latitude: isChoosing ? defaultView.latitude : 4.68,
  longitude: defaultView.longitude,
})

export const toLngLat = ({ longitude, latitude }: Point): [number, number] => [longitude, latitude]

/** West-south and east-north corners around the points; undefined when there are none. */
export const boundsOf = (points: readonly Point[]): [[number, number], [number, number]] | undefined => {
  if (points.length === 0) return undefined
  const longitudes = points.map(({ longitude }) => longitude)
  const latitudes = points.map(({ latitude }) => latitude)
  return [
    [Math.min(...longitudes), Math.min(...latitudes)],
    [Math.max(...longitudes), Math.max(...latitudes)],
  ]
}
