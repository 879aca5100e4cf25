import { Popover } from 'antd'
import type { ReactNode } from 'react'
import { Icon } from '../drawings/Icon.tsx'
import type { IconName } from '../drawings/icon-paths.ts'
import { usePopoverDialog } from './use-popover-dialog.ts'
import styles from './ColumnHead.module.css'

interface HeadPopoverProps {
  /** "Filtrar por estado": names the button and what it opens. */
  label: string
  icon: IconName
  /** Something is chosen in it. */
  isActive: boolean
  children: (close: () => void) => ReactNode
}

/** A button in a column's head and the small window it opens. */
export const HeadPopover = ({ label, icon, isActive, children }: HeadPopoverProps) => {
  const { isOpen, setOpen, close, button, onKeyDown } = usePopoverDialog()
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
