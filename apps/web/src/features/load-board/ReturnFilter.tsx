import { FilterChoice } from '#shared/table/filters/FilterChoice.tsx'
import type { TableControls } from '#shared/table/filters/use-table-state.ts'
import { returnsTexts as texts } from './returns.texts.ts'
import { useReturns } from './use-returns.ts'

/** Narrows the board to what begins where a trip under way ends; nothing while none is under way. */
export const ReturnFilter = ({ controls, filterKey }: { controls: TableControls; filterKey: string }) => {
  const { data } = useReturns()
  const trips = data?.items ?? []
  if (trips.length === 0) return null
  return (
    <FilterChoice
      controls={controls}
      label={texts.filter}
      filterKey={filterKey}
      options={trips.map(({ _id, licensePlate, town, loads }) => ({
        value: _id,
        label: texts.option(licensePlate, town, loads),
      }))}
      placeholder={texts.any}
      widthPx={220}
    />
  )
}
