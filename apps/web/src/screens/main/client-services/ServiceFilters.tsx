import { statusTexts } from '@arriero/contract/es/words'
import { Input, Segmented } from 'antd'
import { Icon } from '#shared/drawings/Icon.tsx'
import { clientServicesTexts as texts } from './client-services.texts.ts'
import type { Filters } from './use-filters.ts'
import around from '../card-list.module.css'
import styles from './client-services.module.css'

const statuses = [
  { value: '', label: texts.all },
  ...Object.values(statusTexts).map((label, status) => ({ value: String(status), label })),
]

interface ServiceFiltersProps {
  filters: Filters
  onChange: (changed: Partial<Filters>) => void
}

export const ServiceFilters = ({ filters, onChange }: ServiceFiltersProps) => (
  <div className={around.filters} role="search">
    <Input
      className={around.search}
      value={filters.text}
      onChange={(event) => onChange({ text: event.target.value })}
      placeholder={texts.search}
      aria-label={texts.search}
      prefix={<Icon name="search" sizePx={16} />}
      allowClear
    />
    <div className={styles.statuses}>
      <Segmented
        aria-label={texts.filter}
        options={statuses}
        value={filters.status}
        onChange={(status) => onChange({ status })}
      />
    </div>
  </div>
)
