/** What the product asks of the ministry's table of truck ways. Decisions §13. */
import type { NearWay } from '@arriero/domain/tariff/estimate'
import type { OfficialWay } from '@arriero/domain/tariff/official-ways'
import type { Point } from '@arriero/domain/places/geography'

export interface OfficialWays {
  /**
   * Every way published between two municipalities, by their five digits, in the published direction; where only the other
   * one is published, that, reversed. None inside one municipality: what is published there leads to a village of it, and
   * which trips mean that no code tells.
   */
  waysBetween(fromCode: string, toCode: string): OfficialWay[]
  /** The official ways whose ends lie nearest to both ends of a trip, by which a trip without one is estimated. */
  waysNear(from: Point, to: Point): NearWay[]
  /** Year and month of the figures. */
  edition: string
  /** To be said beside the figures. */
  attribution: string
}
