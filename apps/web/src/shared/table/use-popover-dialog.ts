import { type KeyboardEvent, type RefObject, useRef, useState } from 'react'

interface PopoverDialog {
  isOpen: boolean
  setOpen: (isOpen: boolean) => void
  /** Closes it and gives the focus back. */
  close: () => void
  /** Belongs on the button that opens the window. */
  button: RefObject<HTMLButtonElement | null>
  /** Belongs on the window. */
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void
}

const stops = 'button:not([disabled]), input:not([disabled])'

/** Tab goes round inside: what follows in the page stands elsewhere. */
const stayInside = (event: KeyboardEvent<HTMLElement>) => {
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>(stops)]
  const [first, last] = [all[0], all.at(-1)]
  const edge = event.shiftKey ? first : last
  if (document.activeElement !== edge) return
  event.preventDefault()
  ;(event.shiftKey ? last : first)?.focus()
}

/** A small window under its button: Escape closes it and the focus goes back; what is pressed in it stays in it. */
export const usePopoverDialog = (): PopoverDialog => {
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const close = () => {
    setOpen(false)
    button.current?.focus()
  }
  return {
    isOpen,
    setOpen,
    close,
    button,
    onKeyDown: (event) => {
      event.stopPropagation()
      if (event.key === 'Escape') close()
      if (event.key === 'Tab') stayInside(event)
    },
  }
}
