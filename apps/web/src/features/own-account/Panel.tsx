import { type ComponentProps, type FocusEvent, useEffect, useRef } from 'react'
import { Panel as PlainPanel } from '#shared/plain/Card.tsx'

const takesFocus = 'input:not([type=hidden]), select, textarea, button'

/** Where the button that was pressed gives way to a form, or the form to the button, the keyboard goes on there. */
const useFocusKept = () => {
  const place = useRef<HTMLElement>(null)
  const wasHere = useRef(false)
  useEffect(() => {
    if (wasHere.current && document.activeElement === document.body)
      place.current?.querySelector<HTMLElement>(takesFocus)?.focus()
  })
  return {
    ref: place,
    onFocus: () => {
      wasHere.current = true
    },
    // Whoever goes elsewhere by himself is not brought back.
    onBlur: ({ target }: FocusEvent<HTMLElement>) => {
      if (target.isConnected) wasHere.current = false
    },
  }
}

/** A section of the account page that keeps the keyboard focus when its form opens or closes. */
export const Panel = (props: ComponentProps<typeof PlainPanel>) => (
  <PlainPanel {...useFocusKept()} {...props} />
)
