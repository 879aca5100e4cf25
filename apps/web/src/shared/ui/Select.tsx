import { Select as AntSelect, type SelectProps as AntSelectProps } from 'antd'
import type { DefaultOptionType } from 'antd/es/select'

interface SelectProps<Value, Line extends DefaultOptionType> extends Omit<
  AntSelectProps<Value, Line>,
  'showSearch' | 'onSearch' | 'getPopupContainer' | 'size'
> {
  /** Its lines are narrowed by what is typed. */
  hasSearch?: boolean | undefined
  /** The server finds what is typed, and the lines are its answer. */
  onSearch?: (typed: string) => void
}

/** Inside the page's landmark, or the window it is asked in: outside of it the list would belong to none. */
export const beside = (control: HTMLElement): HTMLElement => control.parentElement ?? document.body

const wide = { width: '100%' } as const

/** A list one chooses from that can be searched, tells more on its lines, or takes several. */
export const Select = <Value = string, Line extends DefaultOptionType = DefaultOptionType>(
  props: SelectProps<Value, Line>,
) => {
  const { hasSearch = false, onSearch, ...select } = props
  const byLabel = hasSearch && { optionFilterProp: 'label' }
  return (
    <AntSelect<Value, Line>
      style={wide}
      getPopupContainer={beside}
      showSearch={onSearch ? { filterOption: false, onSearch } : byLabel}
      {...select}
    />
  )
}
