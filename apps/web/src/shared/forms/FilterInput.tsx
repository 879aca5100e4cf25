import { Input } from 'antd'
import { Icon } from '#shared/drawings/Icon.tsx'

interface FilterInputProps {
  label: string
  value: string
  className?: string | undefined
  onChange: (text: string) => void
}

/** Narrows what is already here, letter by letter; `SearchInput` asks the server. */
export const FilterInput = ({ label, value, className, onChange }: FilterInputProps) => (
  <Input
    className={className ?? ''}
    aria-label={label}
    placeholder={label}
    prefix={<Icon name="search" sizePx={16} />}
    allowClear
    value={value}
    onChange={({ target }) => onChange(target.value)}
  />
)
