import { Button, Tooltip } from 'antd'
import { type ReactNode, useId } from 'react'
import styles from './services.module.css'

interface ActButtonProps {
  /** Why it cannot be pressed now; the button stays reachable, so that the reason can be read. */
  whyNot: string | undefined
  isPrimary?: boolean
  isDangerous?: boolean
  /** Tells apart equal buttons of several rows. */
  label?: string
  onClick: () => void
  children: ReactNode
}

export const ActButton = (props: ActButtonProps) => {
  const { whyNot, isPrimary = false, isDangerous = false, label, onClick, children } = props
  const id = useId()
  const isDisabled = whyNot !== undefined
  return (
    <>
      <Tooltip title={whyNot} trigger={['hover', 'focus']}>
        <Button
          type={isPrimary ? 'primary' : 'default'}
          danger={isDangerous}
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
