import { Button } from 'antd'
import type { MouseEvent, ReactNode } from 'react'
import { useHref, useLinkClickHandler, useLocation } from 'react-router'
import type { IconName } from '../drawings/icon-paths.ts'
import { Icon } from '../drawings/Icon.tsx'
import { ActButton } from './ActButton.tsx'

interface LinkButtonProps {
  to: string
  kind?: 'primary' | 'default' | 'text'
  icon?: IconName
  isBlock?: boolean
  isDanger?: boolean
  /** Leaves the list's filters behind. */
  isFresh?: boolean
  /** Why it cannot be done now: the button stays, with its reason. */
  why?: string | undefined
  children: ReactNode
}

/** A link in the shape of a button: it has an address, opens in a new tab, and keeps the list's filters. */
export const LinkButton = (props: LinkButtonProps) => {
  const {
    to,
    kind = 'default',
    icon,
    isBlock = false,
    isDanger = false,
    isFresh = false,
    why,
    children,
  } = props
  const { search } = useLocation()
  const target = isFresh ? to : `${to}${search}`
  const href = useHref(target)
  const follow = useLinkClickHandler(target)
  if (why !== undefined) {
    return (
      <ActButton whyNot={why} isPrimary={kind === 'primary'} isBlock={isBlock}>
        {children}
      </ActButton>
    )
  }
  return (
    <Button
      type={kind}
      block={isBlock}
      danger={isDanger}
      {...(kind === 'text' && { size: 'small' as const })}
      icon={icon && <Icon name={icon} sizePx={16} />}
      href={href}
      onClick={(event) => follow(event as MouseEvent<HTMLAnchorElement>)}
    >
      {children}
    </Button>
  )
}
