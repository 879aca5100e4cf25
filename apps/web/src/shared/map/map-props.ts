import type { ReactNode } from 'react'
import type { Passes } from '@arriero/contract/places/route-shape'
import type { Line } from '@arriero/domain/places/geography'
import type { NamedPoint, Point, TruckPosition } from './places.ts'

export interface MapViewProps {
  /** What the map shows, for those who hear it: "Ruta del servicio". */
  label: string
  /** The setting MAP_STYLE_URL; without it the house's own ground. */
  styleUrl?: string | undefined
  origin?: NamedPoint
  destination?: NamedPoint
  /** The town a carrier or a vehicle works from. */
  base?: NamedPoint
  truck?: TruckPosition | undefined
  /** The truck is on this way; before that it comes from anywhere, and nothing of the way lies behind it. */
  hasBegun?: boolean | undefined
  /** The town the truck is nearest to: its place in words where the way does not tell it. */
  near?: string | null | undefined
  /** Longitude, latitude. */
  route?: Line | undefined
  /** The way the truck has really driven, and the points of it that it begins anew at, not heard of before. */
  trail?: Line | undefined
  trailGaps?: readonly number[] | undefined
  /** Towns and tolls on it, told below the map and drawn where they are passed. */
  passes?: Passes | null | undefined
  /** Other ways, faint. */
  others?: readonly Line[] | undefined
  distanceKm?: number | undefined
  /** Frames what is shown anew when it changes; else once, and never while it is null. */
  frameKey?: string | null
  /** Keeps the truck in the middle. */
  isFollowing?: boolean
  heightPx?: number
  /** Whoever shows it says whose data it is, also where no map is drawn. */
  isCredited?: boolean
  /** What stands in place of a map that cannot be drawn, where there is more to say than that. */
  failed?: string
  /** Lets origin and destination be dragged; told where one was left. */
  onPlaceMove?: (place: 'origin' | 'destination', point: Point) => void
  /** Which of both the next press on the map places. */
  placing?: 'origin' | 'destination' | undefined
  /** What is done with the map, above it; nothing where none can be drawn. */
  tools?: ReactNode
  /** For the words "hace 2 min". */
  now?: string
}

export interface MapCanvasProps extends MapViewProps {
  onFail: () => void
}
