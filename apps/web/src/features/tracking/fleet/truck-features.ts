/** Trucks as the map draws them. */
import type { Truck } from '@arriero/contract/places/tracking'
import type { Feature, Point } from 'geojson'

export type TruckLook = 'moving' | 'silent' | 'offRoute' | 'late'

export const lookOf = ({ isSilent, isOffRoute, isLate }: Truck): TruckLook => {
  if (isSilent) return 'silent'
  if (isOffRoute) return 'offRoute'
  return isLate ? 'late' : 'moving'
}

const pointOf = ({ longitude, latitude }: NonNullable<Truck['position']>): Point => ({
  type: 'Point',
  coordinates: [longitude, latitude],
})

/** None where its place is not known. */
export const featureOf = (truck: Truck): Feature<Point>[] =>
  truck.position
    ? [
        {
          type: 'Feature',
          id: truck.orderId,
          geometry: pointOf(truck.position),
          properties: {
            id: truck.orderId,
            look: lookOf(truck),
            heading: truck.position.heading ?? 0,
            plate: truck.licensePlate ?? '',
          },
        },
      ]
    : []

/** What has changed of trucks the map has already. */
export const updateOf = (truck: Truck) =>
  truck.position
    ? [
        {
          id: truck.orderId,
          newGeometry: pointOf(truck.position),
          addOrUpdateProperties: [
            { key: 'look', value: lookOf(truck) },
            { key: 'heading', value: truck.position.heading ?? 0 },
          ],
        },
      ]
    : []
