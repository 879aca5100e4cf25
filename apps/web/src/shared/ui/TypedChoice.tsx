import { AutoComplete, type AutoCompleteProps } from 'antd'
import type { DefaultOptionType } from 'antd/es/select'
import type { KeyboardEvent } from 'react'
import { beside } from './Select.tsx'

interface TypedChoiceProps<Line extends DefaultOptionType> extends Pick<
  AutoCompleteProps<string, Line>,
  'id' | 'value' | 'status' | 'onSelect' | 'onFocus' | 'onBlur' | 'notFoundContent' | 'aria-invalid'
> {
  'aria-describedby'?: string
  options: Line[]
  /** What is typed; the options are what was found for it. */
  onSearch: (typed: string) => void
}

const wide = { width: '100%' } as const

/** Enter chooses a line here; it does not send the step. */
const keepStep = (event: KeyboardEvent): void => {
  if (event.key === 'Enter') event.preventDefault()
}

/** Typed freely, then chosen among what was found for it. */
export const TypedChoice = <Line extends DefaultOptionType>(props: TypedChoiceProps<Line>) => {
  const { onSearch, ...input } = props
  return (
    <AutoComplete<string, Line>
      style={wide}
      getPopupContainer={beside}
      showSearch={{ filterOption: false, onSearch }}
      onInputKeyDown={keepStep}
      {...input}
    />
  )
}
