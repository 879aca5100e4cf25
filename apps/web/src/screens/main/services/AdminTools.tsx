import { undrivenSoonHours } from '@arriero/domain/orders/near-hours'
import { Check } from '#shared/plain/fields/Checkbox.tsx'
import { DayRange } from '#shared/table/filters/DayRange.tsx'
import { FilterChoice } from '#shared/table/filters/FilterChoice.tsx'
import { FilterText } from '#shared/table/filters/FilterText.tsx'
import { MoreFilters } from '#shared/table/filters/MoreFilters.tsx'
import type { TableControls } from '#shared/table/filters/use-table-state.ts'
import { adminServiceTexts as texts } from './admin-services.texts.ts'

const reserved = ['reservedFrom', 'reservedTo'] as const
const created = ['createdFrom', 'createdTo'] as const
/** What the home calls to attention, each as it stands in the address. */
const attention = [
  { key: 'isPaymentLost', value: 'true', words: texts.onlyLost },
  { key: 'isRefundDue', value: 'true', words: texts.onlyRefunds },
  { key: 'needsDriverWithinHours', value: String(undrivenSoonHours), words: texts.onlyDriverless },
] as const

const keys = [...reserved, ...created, ...attention.map(({ key }) => key), 'carrier', 'insured']

const insuredOptions = [
  { value: '', label: texts.insured.all },
  { value: 'true', label: texts.insured.yes },
  { value: 'false', label: texts.insured.no },
]

/** What narrows the administrator's list and has no room in a column's head. */
export const AdminTools = ({ controls }: { controls: TableControls }) => (
  <MoreFilters controls={controls} keys={keys}>
    <FilterText controls={controls} label={texts.carrier} filterKey="carrier" />
    <FilterChoice
      controls={controls}
      label={texts.insured.label}
      filterKey="insured"
      options={insuredOptions}
      widthPx={150}
    />
    <DayRange controls={controls} label={texts.reserved} keys={reserved} />
    <DayRange controls={controls} label={texts.created} keys={created} />
    {attention.map(({ key, value, words }) => (
      <Check
        key={key}
        isOn={(controls.state.filters[key] ?? []).length > 0}
        onChange={(isOn) => controls.filter(key, isOn ? [value] : [])}
      >
        {words}
      </Check>
    ))}
  </MoreFilters>
)
