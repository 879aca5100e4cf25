import { Button, Input } from 'antd'
import { useState } from 'react'
import { Icon } from '#shared/drawings/Icon.tsx'
import { tableTexts } from './table.texts.ts'
import styles from './DataTable.module.css'

interface ColumnSearchProps {
  title: string
  value: string
  onSearch: (text: string) => void
}

/** The box that opens from a column's head, with Buscar and Borrar. */
export const ColumnSearch = ({ title, value, onSearch }: ColumnSearchProps) => {
  const [text, setText] = useState(value)
  const search = (wanted: string) => onSearch(wanted.trim())
  return (
    <div className={styles.search} role="dialog" aria-label={tableTexts.searchIn(title)}>
      <Input
        autoFocus
        aria-label={tableTexts.searchIn(title)}
        placeholder={tableTexts.searchIn(title)}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onPressEnter={() => search(text)}
      />
      <div className={styles.searchButtons}>
        <Button
          type="primary"
          size="small"
          icon={<Icon name="search" sizePx={14} />}
          onClick={() => search(text)}
        >
          {tableTexts.search}
        </Button>
        <Button
          size="small"
          onClick={() => {
            setText('')
            search('')
          }}
        >
          {tableTexts.clear}
        </Button>
      </div>
    </div>
  )
}
