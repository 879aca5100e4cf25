import { Popover } from 'antd'
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import { Icon } from '../drawings/Icon.tsx'
import type { IconName } from '../drawings/icon-paths.ts'
import styles from './ColumnHead.module.css'

interface HeadPopoverProps {
  /** "Filtrar por estado": names the button and what it opens. */
  label: string
  icon: IconName
  /** Something is chosen in it. */
  isActive: boolean
  children: (close: () => void) => ReactNode
}

const stops = 'button:not([disabled]), input:not([disabled])'

/** Tab goes round inside: what follows in the page stands elsewhere. */
const stayInside = (event: KeyboardEvent<HTMLElement>) => {
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>(stops)]
  const [first, last] = [all[0], all.at(-1)]
  const edge = event.shiftKey ? first : last
  if (document.activeElement !== edge) return
  event.preventDefault()
  ;(event.shiftKey ? last : first)?.focus()
}

/** A button in a column's head and the small window it opens; Escape closes, and the focus goes back to the button. */
export const HeadPopover = ({ label, icon, isActive, children }: HeadPopoverProps) => {
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const close = () => {
    setOpen(false)
    button.current?.focus()
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    event.stopPropagation()
    if (event.key === 'Escape') close()
    if (event.key === 'Tab') stayInside(event)
  }
  const content = (
    <div className={styles.window} role="dialog" aria-label={label} tabIndex={-1} onKeyDown={onKeyDown}>
      {children(close)}
    </div>
  )
  return (
    <Popover
      open={isOpen}
      onOpenChange={setOpen}
      trigger="click"
      placement="bottomRight"
      arrow={false}
      content={content}
      destroyOnHidden
      styles={{ container: { padding: 0 } }}
    >
      <button
        ref={button}
        type="button"
        className={styles.tool}
        aria-label={label}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        data-active={isActive || undefined}
      >
        <Icon name={icon} sizePx={15} />
      </button>
    </Popover>
  )
}
