import type { ComponentPropsWithRef, ReactNode } from 'react'
import { Icon } from '#shared/drawings/Icon.tsx'
import type { IconName } from '#shared/drawings/icon-paths.ts'
import { Spinner } from './states/Spinner.tsx'
import styles from './Button.module.css'

interface PlainButtonProps extends ComponentPropsWithRef<'button'> {
  kind?: 'primary' | 'plain' | 'quiet' | 'danger'
  /** `grand` is the one act of a driver's screen: a thumb in a glove finds it. */
  size?: 'normal' | 'grand'
  icon?: IconName
  /** Waits for the server: stays in place, takes no second press. */
  isBusy?: boolean
  children: ReactNode
}

export const PlainButton = (props: PlainButtonProps) => {
  const { kind = 'plain', size = 'normal', icon, isBusy = false, children, onClick, ...rest } = props
  return (
    <button
      type="button"
      {...rest}
      className={styles.button}
      data-kind={kind}
      data-size={size}
      aria-busy={isBusy || undefined}
      onClick={isBusy ? undefined : onClick}
    >
      {isBusy ? <Spinner /> : icon && <Icon name={icon} />}
      <span>{children}</span>
    </button>
  )
}
