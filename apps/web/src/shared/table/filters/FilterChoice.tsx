import { useIsPhone } from '#shared/media.ts'
import { Select } from '#shared/ui/Select.tsx'
import { LabelledFilter } from './LabelledFilter.tsx'
import type { TableControls } from './use-table-state.ts'

interface FilterChoiceProps {
  controls: TableControls
  label: string
  /** The filter of the address that holds what is chosen. */
  filterKey: string
  /** An empty value is no filter; where none is offered, what is chosen can be taken away. */
  options: readonly { value: string; label: string }[]
  placeholder?: string
  /** At a desk; on a phone it is as wide as what it stands in. */
  widthPx: number
}

/** Filters a list by one of a few values. */
export const FilterChoice = (props: FilterChoiceProps) => {
  const { controls, label, filterKey, options, placeholder, widthPx } = props
  const isPhone = useIsPhone()
  const filter = (value: string) => controls.filter(filterKey, value ? [value] : [])
  return (
    <LabelledFilter label={label}>
      {({ id }) => (
        <Select
          {...{ id, options, placeholder }}
          {...(isPhone ? {} : { widthPx })}
          value={controls.state.filters[filterKey]?.[0] ?? ''}
          onChange={filter}
          onClear={placeholder === undefined ? undefined : () => filter('')}
        />
      )}
    </LabelledFilter>
  )
}
