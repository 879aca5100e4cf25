import type { api } from '@arriero/contract'
import type { ReplyOf } from '@arriero/contract/endpoint'
import { boardShows } from '@arriero/domain/orders/load-board'
import { ReturnFilter } from '#features/load-board/ReturnFilter.tsx'
import { VehicleSelect } from '#features/vehicles/VehicleSelect.tsx'
import { numberKind, pesosKind } from '#shared/numbers/number-kinds.ts'
import { useProfile } from '#shared/session/use-session.ts'
import { DayRange } from '#shared/table/filters/DayRange.tsx'
import { FilterChoice } from '#shared/table/filters/FilterChoice.tsx'
import { FilterNumber } from '#shared/table/filters/FilterNumber.tsx'
import { LabelledFilter } from '#shared/table/filters/LabelledFilter.tsx'
import type { TableControls } from '#shared/table/filters/use-table-state.ts'
import { boardTexts as texts } from './board.texts.ts'
import styles from './board.module.css'
import { TownFilter } from './TownFilter.tsx'

interface BoardFiltersProps {
  controls: TableControls
  /** What the server understood of the towns in the address. */
  asked: ReplyOf<typeof api.loadBoard.loads>['asked'] | undefined
}

const dayKeys = ['reservedFrom', 'reservedTo'] as const

/** The filters of the board that stand in no head. */
export const boardFilterKeys = [
  'shows',
  'vehicleId',
  'returnOf',
  'originCode',
  'destinationCode',
  'perKmLeast',
  'emptyKmMost',
  'weightMost',
  ...dayKeys,
] as const

const circles = [20, 60, 120, 250].map((km) => ({ value: String(km), label: texts.around(km) }))

const which = boardShows
  .filter((value) => value !== 'mine')
  .map((value) => ({ value, label: texts.shows[value] }))

/** As far as the board answers. */
const kinds = {
  perKmLeast: pesosKind({ most: 1_000_000 }),
  emptyKmMost: numberKind({ least: 0, most: 3_000, unit: 'km' }),
  weightMost: numberKind({ least: 1, most: 100_000, unit: 'kg' }),
}

const Circle = ({ controls, end }: { controls: TableControls; end: 'origin' | 'destination' }) => (
  <FilterChoice
    controls={controls}
    label={texts.aroundLabel}
    filterKey={`${end}Km`}
    options={circles}
    placeholder={texts.around(60)}
    widthPx={110}
  />
)

const TruckFilter = ({ controls }: { controls: TableControls }) => {
  const { _id: enterpriseId } = useProfile()
  return (
    <LabelledFilter label={texts.vehicle}>
      {(control) => (
        <VehicleSelect
          enterpriseId={enterpriseId}
          control={control}
          value={controls.state.filters['vehicleId']?.[0]}
          onChange={(chosen) => controls.filter('vehicleId', [chosen])}
        />
      )}
    </LabelledFilter>
  )
}

export const BoardFilters = ({ controls, asked }: BoardFiltersProps) => (
  <>
    <FilterChoice
      controls={controls}
      label={texts.which}
      filterKey="shows"
      options={which}
      placeholder={texts.shows.mine}
      widthPx={190}
    />
    <div className={styles.pair}>
      <TownFilter controls={controls} filterKey="originCode" label={texts.origin} known={asked?.origin} />
      <Circle controls={controls} end="origin" />
    </div>
    <div className={styles.pair}>
      <TownFilter
        controls={controls}
        filterKey="destinationCode"
        label={texts.destination}
        known={asked?.destination}
      />
      <Circle controls={controls} end="destination" />
    </div>
    <DayRange controls={controls} label={texts.days} keys={dayKeys} />
    <TruckFilter controls={controls} />
    <ReturnFilter controls={controls} filterKey="returnOf" />
    <FilterNumber
      controls={controls}
      label={texts.perKmLeast}
      filterKey="perKmLeast"
      kind={kinds.perKmLeast}
    />
    <FilterNumber
      controls={controls}
      label={texts.emptyKmMost}
      filterKey="emptyKmMost"
      kind={kinds.emptyKmMost}
    />
    <FilterNumber
      controls={controls}
      label={texts.weightMost}
      filterKey="weightMost"
      kind={kinds.weightMost}
    />
  </>
)
