import { type ReactNode, useId } from 'react'
import { Button } from '#shared/plain/Button.tsx'
import { Hint } from './Hint.tsx'

interface ActButtonProps {
  /** Why it cannot be pressed now; the button stays reachable, so that the reason can be read. */
  whyNot: string | undefined
  isPrimary?: boolean
  isDangerous?: boolean
  isBlock?: boolean
  /** Inside of a row. */
  isSmall?: boolean
  /** Waits for the server. */
  isBusy?: boolean
  /** Tells apart equal buttons of several rows. */
  label?: string
  onClick?: () => void
  children: ReactNode
}

const kindOf = ({ isPrimary = false, isDangerous = false }: ActButtonProps) => {
  if (isPrimary) return isDangerous ? 'destroy' : 'primary'
  return isDangerous ? 'danger' : 'secondary'
}

/** A button that may be closed for now, and says why to whoever points at it or reaches it by keyboard. */
export const ActButton = (props: ActButtonProps) => {
  const { whyNot, isBlock = false, isSmall = false, isBusy = false, label, onClick, children } = props
  const id = useId()
  const isDisabled = whyNot !== undefined
  return (
    <>
      <Hint text={whyNot} isOnFocus>
        <Button
          kind={kindOf(props)}
          isBlock={isBlock}
          size={isSmall ? 'small' : 'normal'}
          isBusy={isBusy}
          aria-label={label}
          aria-disabled={isDisabled || undefined}
          aria-describedby={isDisabled ? id : undefined}
          onClick={isDisabled ? undefined : onClick}
        >
          {children}
        </Button>
      </Hint>
      {isDisabled && (
        <span id={id} hidden>
          {whyNot}
        </span>
      )}
    </>
  )
}
