/** Where something was reported. */
export type ReportPlace = { latitude: number; longitude: number }

/** A position as the server takes it. */
export type TripPoint = {
  /** ISO, by the phone's clock. */
  at: string
  latitude: number
  longitude: number
  /** km/h */
  speed?: number
  /** Degrees clockwise from north. */
  heading?: number
  /** Metres. */
  accuracy?: number
}

/** Phones may speak every second; so much apart they say something new. */
const apartMs = 2000

const timeOf = (point: TripPoint) => new Date(point.at).getTime()

export const isNews = (point: TripPoint, last: TripPoint | undefined): boolean =>
  !last || Math.abs(timeOf(point) - timeOf(last)) >= apartMs
