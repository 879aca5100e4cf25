import { useState } from 'react'
import { SearchInput } from '#shared/forms/SearchInput.tsx'
import { Button } from '#shared/plain/Button.tsx'
import { Checks } from '#shared/plain/fields/Checkbox.tsx'
import { FormField } from '#shared/plain/fields/FormField.tsx'
import { Select } from '#shared/ui/Select.tsx'
import { ResponsiveModal } from '#shared/ui/windows/ResponsiveModal.tsx'
import type { Column } from '../columns/column.ts'
import { sortsOf } from '../columns/sorting.ts'
import { tableTexts } from '../table.texts.ts'
import { useSheetOfFilters } from './MoreFilters.tsx'
import type { TableControls } from './use-table-state.ts'
import styles from './PhoneFilters.module.css'

interface PhoneFiltersProps<Row> {
  columns: readonly Column<Row>[]
  controls: TableControls
}

const choicesOf = <Row,>(columns: readonly Column<Row>[]) => [
  { value: '', label: tableTexts.usualOrder },
  ...sortsOf(columns).map(({ column, sort }) => ({
    value: sort,
    label: sort === column.key ? tableTexts.ascending(column.title) : tableTexts.descending(column.title),
  })),
]

/** On a phone there are no column heads: searching, filtering and sorting stand together. Each applies at once. */
export const PhoneFilters = <Row,>({ columns, controls }: PhoneFiltersProps<Row>) => {
  const [isOpen, setOpen] = useState(false)
  const { count, setPlace } = useSheetOfFilters()
  const { state, filter, sort } = controls
  const sorts = choicesOf(columns)
  const asked = columns.filter(({ isSearchable, filters }) => isSearchable || filters)
  if (asked.length === 0 && sorts.length === 1 && count === undefined) return null
  return (
    <>
      <Button icon="filter" onClick={() => setOpen(true)}>
        {tableTexts.filterWith(count ?? 0)}
      </Button>
      <ResponsiveModal isOpen={isOpen} title={tableTexts.filter} size="form" onClose={() => setOpen(false)}>
        <div className={styles.fields}>
          {asked.map(({ key, title, filters }) =>
            filters ? (
              <div key={key} className={styles.options}>
                <span aria-hidden="true">{title}</span>
                <Checks
                  className={styles.options}
                  label={title}
                  options={filters}
                  values={state.filters[key] ?? []}
                  onChange={(values) => filter(key, values)}
                />
              </div>
            ) : (
              <FormField key={key} label={title}>
                {({ id }) => (
                  <SearchInput
                    id={id}
                    known={state.filters[key]?.[0] ?? ''}
                    enterButton={tableTexts.search}
                    onSearch={(text) => filter(key, text ? [text] : [])}
                  />
                )}
              </FormField>
            ),
          )}
          {count !== undefined && <div ref={setPlace} />}
          {sorts.length > 1 && (
            <FormField label={tableTexts.sortBy}>
              {(control) => (
                <Select
                  {...control}
                  options={sorts}
                  value={state.sort ?? ''}
                  onChange={(value) => sort(value || undefined)}
                />
              )}
            </FormField>
          )}
        </div>
      </ResponsiveModal>
    </>
  )
}
