import { Button, Tooltip } from 'antd'
import { type ReactNode, useId } from 'react'
import styles from './ActButton.module.css'

interface ActButtonProps {
  /** Why it cannot be pressed now; the button stays reachable, so that the reason can be read. */
  whyNot: string | undefined
  isPrimary?: boolean
  isDangerous?: boolean
  isBlock?: boolean
  isLarge?: boolean
  /** Waits for the server. */
  isBusy?: boolean
  /** Tells apart equal buttons of several rows. */
  label?: string
  onClick?: () => void
  children: ReactNode
}

/** A button that may be closed for now, and says why to whoever points at it or reaches it by keyboard. */
export const ActButton = (props: ActButtonProps) => {
  const { whyNot, isPrimary = false, isDangerous = false, isBlock = false, isBusy = false } = props
  const { isLarge = false, label, onClick, children } = props
  const id = useId()
  const isDisabled = whyNot !== undefined
  return (
    <>
      <Tooltip title={whyNot} trigger={['hover', 'focus']}>
        <Button
          type={isPrimary ? 'primary' : 'default'}
          danger={isDangerous}
          block={isBlock}
          size={isLarge ? 'large' : undefined}
          loading={isBusy}
          className={styles.button}
          aria-label={label}
          aria-disabled={isDisabled || undefined}
          aria-describedby={isDisabled ? id : undefined}
          onClick={isDisabled ? undefined : onClick}
        >
          {children}
        </Button>
      </Tooltip>
      {isDisabled && (
        <span id={id} hidden>
          {whyNot}
        </span>
      )}
    </>
  )
}
