import { Drawer } from 'antd'
import type { ReactNode } from 'react'
import { catchFocus } from './catch-focus.ts'

interface SideWindowProps {
  isOpen: boolean
  side: 'left' | 'right'
  width: number | '100%'
  /** Left out, it has no head: what stands in it says what it is. */
  title?: ReactNode
  /** Read out by screen readers where there is no heading. */
  label?: string
  isKept?: boolean
  onClose: () => void
  children: ReactNode
}

const flush = { body: { padding: 0, overflow: 'hidden' } } as const

/** A window that slides in from the side of the page. */
export const SideWindow = (props: SideWindowProps) => {
  const { isOpen, side, width, title, label, isKept = false, onClose, children } = props
  return (
    <Drawer
      open={isOpen}
      placement={side}
      size={width}
      title={title}
      closable={title !== undefined && { placement: 'end' }}
      aria-label={label}
      onClose={onClose}
      afterOpenChange={(isShown) => {
        if (!isShown) catchFocus()
      }}
      styles={flush}
      destroyOnHidden={!isKept}
    >
      {children}
    </Drawer>
  )
}
