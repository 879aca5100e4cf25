import { Popover } from 'antd'
import { useEffect, useRef, useState } from 'react'
import { Icon } from '#shared/drawings/Icon.tsx'
import { Button } from '#shared/plain/Button.tsx'
import { Check } from '#shared/plain/fields/Checkbox.tsx'
import { Segmented } from '#shared/ui/Segmented.tsx'
import type { Column } from './column.ts'
import {
  densities,
  isShown,
  isUsualLayout,
  moved,
  ordered,
  type TableLayout,
  toggled,
  usualLayout,
} from './layout.ts'
import { tableTexts } from '../table.texts.ts'
import { usePopoverDialog } from '../use-popover-dialog.ts'
import styles from './ColumnChooser.module.css'

interface ColumnChooserProps<Row> {
  columns: readonly Column<Row>[]
  layout: TableLayout
  onChange: (layout: TableLayout) => void
}

const texts = tableTexts.columns

/** Which columns, in what order, how close: by pointer or by keyboard. */
export const ColumnChooser = <Row,>(props: ColumnChooserProps<Row>) => {
  const { isOpen, setOpen, button, onKeyDown } = usePopoverDialog()
  return (
    <Popover
      open={isOpen}
      onOpenChange={setOpen}
      trigger="click"
      placement="bottomRight"
      arrow={false}
      destroyOnHidden
      content={
        <div role="dialog" aria-label={texts.title} tabIndex={-1} onKeyDown={onKeyDown}>
          <Chooser {...props} />
        </div>
      }
    >
      <Button
        ref={button}
        icon="columns"
        title={texts.open}
        aria-label={texts.open}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
      />
    </Popover>
  )
}

const Chooser = <Row,>({ columns, layout, onChange }: ColumnChooserProps<Row>) => {
  const [dragged, setDragged] = useState<string>()
  const [said, setSaid] = useState('')
  const box = useRef<HTMLDivElement>(null)
  const begin = () => box.current?.querySelector('input')?.focus()
  useEffect(() => begin(), [])
  const movable = ordered(columns, layout).filter(({ isFixed }) => !isFixed)
  const move = (key: string, to: number) => {
    onChange(moved(columns, layout, { key, to }))
    const title = movable.find((column) => column.key === key)?.title ?? ''
    setSaid(texts.placed(title, to + 1))
  }
  return (
    <div ref={box} className={styles.chooser}>
      <p className={styles.help}>{texts.help}</p>
      <ul className={styles.list}>
        {movable.map((column, index) => (
          <li
            key={column.key}
            className={styles.line}
            draggable
            data-dragged={column.key === dragged || undefined}
            onDragStart={() => setDragged(column.key)}
            onDragEnd={() => setDragged(undefined)}
            onDragOver={(event) => event.preventDefault()}
            onDrop={() => dragged !== undefined && move(dragged, index)}
          >
            <Check
              className={styles.name}
              isOn={isShown(column, layout)}
              isDisabled={column.isAlways}
              onChange={() => onChange(toggled(column, layout))}
            >
              {column.title}
            </Check>
            <Arrow
              name="arrowUp"
              label={texts.up(column.title)}
              isOff={index === 0}
              onPress={() => move(column.key, index - 1)}
            />
            <Arrow
              name="arrowDown"
              label={texts.down(column.title)}
              isOff={index === movable.length - 1}
              onPress={() => move(column.key, index + 1)}
            />
          </li>
        ))}
      </ul>
      <div className={styles.density} role="group" aria-label={texts.density}>
        <span aria-hidden="true">{texts.density}</span>
        <Segmented
          label={texts.density}
          isSmall
          value={layout.density}
          options={densities.map((value) => ({ value, label: texts.densities[value] }))}
          onChange={(density) => onChange({ ...layout, density })}
        />
      </div>
      <Button
        size="small"
        disabled={isUsualLayout(layout)}
        onClick={() => {
          onChange({ ...usualLayout, density: layout.density })
          // It is closed from now on, and would take the keyboard with it.
          begin()
        }}
      >
        {texts.reset}
      </Button>
      <span className="visually-hidden" role="status">
        {said}
      </span>
    </div>
  )
}

interface ArrowProps {
  name: 'arrowUp' | 'arrowDown'
  label: string
  /** Stays reachable, so that a column that has arrived at an end does not lose the focus. */
  isOff: boolean
  onPress: () => void
}

const Arrow = ({ name, label, isOff, onPress }: ArrowProps) => (
  <button
    type="button"
    className={styles.arrow}
    aria-label={label}
    aria-disabled={isOff || undefined}
    onClick={isOff ? undefined : onPress}
  >
    <Icon name={name} sizePx={15} />
  </button>
)
