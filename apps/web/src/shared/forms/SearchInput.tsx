import { Input, type GetProps } from 'antd'
import { useId, useState } from 'react'
import { Icon } from '../drawings/Icon.tsx'
import type { IconName } from '../drawings/icon-paths.ts'
import { searchLimitOf } from '../words/limit.ts'
import { WordsBelow } from '../words/WordsBelow.tsx'
import { formsTexts as texts } from './forms.texts.ts'

interface SearchInputProps extends Omit<
  GetProps<typeof Input.Search>,
  'value' | 'defaultValue' | 'onSearch'
> {
  /** The text the list is filtered by now. */
  known: string
  onSearch: (text: string) => void
  /** Why what was asked for last asks nothing. */
  problem?: string | undefined
}

/** Ant Design's own drawings are heard by their English names. */
const heard = (icon: IconName, name: string) => (
  <>
    <Icon name={icon} sizePx={14} />
    <span className="visually-hidden">{name}</span>
  </>
)

/** Asked for with Enter or its button. What is too long stays, says so and asks nothing. */
export const SearchInput = ({ known, onSearch, problem, ...input }: SearchInputProps) => {
  const id = useId()
  const [text, setText] = useState(known)
  const limit = searchLimitOf(text)
  const isWrong = limit.isOver || problem !== undefined
  const note = limit.text ?? problem
  const search = (typed: string) => {
    const wanted = typed.trim()
    if (wanted !== known && !searchLimitOf(wanted).isOver) onSearch(wanted)
  }
  return (
    <>
      <Input.Search
        allowClear={{ clearIcon: heard('close', texts.clear) }}
        searchIcon={heard('search', texts.search)}
        {...input}
        value={text}
        aria-describedby={note === undefined ? undefined : id}
        {...(isWrong ? { 'aria-invalid': true, status: 'error' } : {})}
        onChange={({ target }) => setText(target.value)}
        onSearch={search}
      />
      <WordsBelow id={id} text={note} isOver={isWrong} />
    </>
  )
}
