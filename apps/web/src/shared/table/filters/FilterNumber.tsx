import { readNumber, writeNumber } from '@arriero/domain/typed/numbers'
import { useState } from 'react'
import { SearchInput } from '#shared/forms/SearchInput.tsx'
import type { NumberKind } from '#shared/numbers/number-kinds.ts'
import { LabelledFilter } from './LabelledFilter.tsx'
import styles from './DayRange.module.css'
import type { TableControls } from './use-table-state.ts'

interface FilterNumberProps {
  controls: TableControls
  label: string
  /** The filter of the address that holds the number. */
  filterKey: string
  kind: NumberKind
}

/** As people write it; what is no number in an address stands as it is there. */
const written = (known: string, kind: NumberKind): string =>
  /^\d+$/.test(known) ? writeNumber(Number(known), kind) : known

/** A number that narrows a list, written as people write numbers. What cannot be read says so and leaves the list as it is. */
export const FilterNumber = ({ controls, label, filterKey, kind }: FilterNumberProps) => {
  const known = controls.state.filters[filterKey]?.[0] ?? ''
  /** What was asked for last while the list stood as it does; it narrows the list where it is a number. */
  const [asked, setAsked] = useState({ known, text: '' })
  const wrong = asked.known === known ? readNumber(asked.text, kind)?.problem : undefined
  const problem = wrong && kind.says(wrong)
  const search = (text: string) => {
    setAsked({ known, text })
    const read = readNumber(text, kind)
    if (read?.problem === undefined) controls.filter(filterKey, read ? [String(read.value)] : [])
  }
  return (
    <LabelledFilter label={label}>
      {({ id }) => (
        <div className={styles.typed} data-short={problem === undefined || undefined}>
          <SearchInput
            key={known}
            id={id}
            known={written(known, kind)}
            problem={problem}
            inputMode="decimal"
            onSearch={search}
          />
        </div>
      )}
    </LabelledFilter>
  )
}
