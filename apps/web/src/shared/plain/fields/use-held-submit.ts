import { type RefObject, useEffect, useRef, useState } from 'react'

interface HeldSubmit {
  /** A picture is on its way, or whatever else the form has to have. */
  isHeld: boolean
  /** It came to nothing: who sent the form has to look at it again. */
  hasFailed: boolean
}

/**
 * Somebody sends a form while a picture of it is still being uploaded: the form waits and is sent when the picture is there,
 * instead of saying that it is missing. `inside` is anywhere in the form; answers whether it waits.
 */
export const useHeldSubmit = (
  inside: RefObject<HTMLElement | null>,
  { isHeld, hasFailed }: HeldSubmit,
): boolean => {
  const [isWaiting, setWaiting] = useState(false)
  const wasHeld = useRef(false)
  useEffect(() => {
    const form = inside.current?.closest('form')
    if (!form || !isHeld) return
    wasHeld.current = true
    const hold = (event: Event) => {
      event.preventDefault()
      event.stopImmediatePropagation()
      setWaiting(true)
    }
    form.addEventListener('submit', hold, { capture: true })
    return () => form.removeEventListener('submit', hold, { capture: true })
  }, [inside, isHeld])
  useEffect(() => {
    if (isHeld || !wasHeld.current) return
    wasHeld.current = false
    if (!isWaiting) return
    setWaiting(false)
    if (!hasFailed) inside.current?.closest('form')?.requestSubmit()
  }, [inside, isHeld, hasFailed, isWaiting])
  return isWaiting
}
