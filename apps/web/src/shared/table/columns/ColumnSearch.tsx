import { Input } from 'antd'
import { useId, useState } from 'react'
import { Button } from '#shared/plain/Button.tsx'
import { searchLimitOf } from '#shared/words/limit.ts'
import { WordsBelow } from '#shared/words/WordsBelow.tsx'
import { tableTexts } from '../table.texts.ts'
import styles from './ColumnHead.module.css'

interface ColumnSearchProps {
  title: string
  value: string
  onSearch: (text: string) => void
}

/** The box that opens from a column's head, with Buscar and Borrar. */
export const ColumnSearch = ({ title, value, onSearch }: ColumnSearchProps) => {
  const id = useId()
  const [text, setText] = useState(value)
  const { isOver, text: note } = searchLimitOf(text)
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        if (!isOver) onSearch(text.trim())
      }}
    >
      <Input
        autoFocus
        aria-label={tableTexts.searchIn(title)}
        placeholder={tableTexts.searchIn(title)}
        value={text}
        aria-describedby={note === undefined ? undefined : id}
        {...(isOver ? { 'aria-invalid': true, status: 'error' } : {})}
        onChange={(event) => setText(event.target.value)}
      />
      <WordsBelow id={id} text={note} isOver={isOver} />
      <div className={styles.buttons}>
        <Button kind="primary" size="small" type="submit" icon="search">
          {tableTexts.search}
        </Button>
        <Button size="small" onClick={() => onSearch('')}>
          {tableTexts.clear}
        </Button>
      </div>
    </form>
  )
}
