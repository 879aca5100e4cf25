import type { ReactNode } from 'react'
import { useHref, useLinkClickHandler, useLocation } from 'react-router'
import type { IconName } from '../drawings/icon-paths.ts'
import { ButtonLink } from '../plain/Button.tsx'
import { ActButton } from './ActButton.tsx'

interface LinkButtonProps {
  to: string
  kind?: 'primary' | 'secondary' | 'quiet'
  /** `small` stands inside of a row, as what is quiet does everywhere. */
  size?: 'normal' | 'small'
  icon?: IconName
  isBlock?: boolean
  /** Leads there without the filters of the current list. */
  isFresh?: boolean
  /** Why it cannot be done now: the button stays, with its reason. */
  why?: string | undefined
  /** What the place it leads to is told beside its address. */
  tells?: object
  className?: string | undefined
  children: ReactNode
}

/** A link in the shape of a button: it has an address, opens in a new tab, and keeps the list's filters and page. */
export const LinkButton = (props: LinkButtonProps) => {
  const {
    to,
    kind = 'secondary',
    icon,
    isBlock = false,
    isFresh = false,
    why,
    tells,
    className,
    children,
  } = props
  const { size = kind === 'quiet' ? 'small' : 'normal' } = props
  const { search, state } = useLocation()
  const target = isFresh ? to : `${to}${search}`
  const href = useHref(target)
  const follow = useLinkClickHandler(target, {
    state: { ...(isFresh ? {} : (state as object | null)), ...tells },
  })
  if (why !== undefined) {
    return (
      <ActButton whyNot={why} isPrimary={kind === 'primary'} isBlock={isBlock}>
        {children}
      </ActButton>
    )
  }
  return (
    <ButtonLink {...{ kind, size, icon, isBlock, href, className }} onClick={follow}>
      {children}
    </ButtonLink>
  )
}
