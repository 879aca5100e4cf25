import type { MapViewProps } from '#shared/map/map-props.ts'
import type { BoardRow } from '../board-row.ts'

export interface BoardMapProps {
  /** The page of the list. */
  rows: readonly BoardRow[]
  pickedId: string | undefined
  /** Of the picked one, once it is read. */
  way: Pick<MapViewProps, 'route' | 'passes' | 'distanceKm'> | undefined
  styleUrl: string | undefined
  onPick: (id: string) => void
  /** It cannot be drawn here. */
  onFail: () => void
}
