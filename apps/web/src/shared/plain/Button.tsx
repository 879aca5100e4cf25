import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react'
import { classNames } from '#shared/class-names.ts'
import { Icon } from '#shared/drawings/Icon.tsx'
import type { IconName } from '#shared/drawings/icon-paths.ts'
import { Spinner } from './states/Spinner.tsx'
import styles from './Button.module.css'

interface Look {
  /** `destroy` is solid too: the act of a window that asks before something is lost. `link` has nothing around its words. */
  kind?: 'primary' | 'secondary' | 'quiet' | 'danger' | 'destroy' | 'link'
  /** `small` stands inside of a row or a head; `grand` is the one act of a driver's screen: a thumb in a glove finds it. */
  size?: 'normal' | 'small' | 'grand'
  icon?: IconName | undefined
  /** As wide as what it stands in. */
  isBlock?: boolean
  /** Waits for the server: stays in place, takes no second press. */
  isBusy?: boolean
  /** Without words it is its drawing alone, and is heard by its `aria-label`. */
  children?: ReactNode
}

export type ButtonProps = Look & ComponentPropsWithRef<'button'>

const dressed = <Props extends Look & { className?: string | undefined }>(props: Props) => {
  const { kind = 'secondary', size = 'normal', icon, isBlock, isBusy, children, className, ...rest } = props
  return {
    ...rest,
    className: classNames(styles.button, className),
    'data-kind': kind,
    'data-size': size,
    'data-block': isBlock || undefined,
    'data-bare': children === undefined || undefined,
    'aria-busy': isBusy || undefined,
    children: (
      <>
        {isBusy ? <Spinner sizePx={16} /> : icon && <Icon name={icon} />}
        {children !== undefined && <span>{children}</span>}
      </>
    ),
  }
}

/** Neither its own act nor its form's. */
const refuse = (event: MouseEvent): void => event.preventDefault()

/** The one button: portal, driver area and public pages. */
export const Button = (props: ButtonProps) => (
  <button type="button" {...dressed(props)} onClick={props.isBusy ? refuse : props.onClick} />
)

/** A link that looks like a button. */
export const ButtonLink = (props: Look & ComponentPropsWithRef<'a'>) => <a {...dressed(props)} />
