type Point = { latitude: number; longitude: number }

const earthKm = 6371.0088
const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Distance over the sphere (haversine). */
export const greatCircleKm = (from: Point, to: Point): number => {
  const dLatitude = radians(to.latitude - from.latitude)
  const dLongitude = radians(to.longitude - from.longitude)
  const chord =
    Math.sin(dLatitude / 2) ** 2 +
    Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * Math.sin(dLongitude / 2) ** 2
  return 2 * earthKm * Math.asin(Math.min(1, Math.sqrt(chord)))
}
