import { Button, Input } from 'antd'
import { useState } from 'react'
import { Icon } from '../drawings/Icon.tsx'
import { tableTexts } from './table.texts.ts'
import styles from './ColumnHead.module.css'

interface ColumnSearchProps {
  title: string
  value: string
  onSearch: (text: string) => void
}

/** The box that opens from a column's head, with Buscar and Borrar. */
export const ColumnSearch = ({ title, value, onSearch }: ColumnSearchProps) => {
  const [text, setText] = useState(value)
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        onSearch(text.trim())
      }}
    >
      <Input
        autoFocus
        aria-label={tableTexts.searchIn(title)}
        placeholder={tableTexts.searchIn(title)}
        maxLength={80}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <div className={styles.buttons}>
        <Button type="primary" size="small" htmlType="submit" icon={<Icon name="search" sizePx={14} />}>
          {tableTexts.search}
        </Button>
        <Button size="small" onClick={() => onSearch('')}>
          {tableTexts.clear}
        </Button>
      </div>
    </form>
  )
}
