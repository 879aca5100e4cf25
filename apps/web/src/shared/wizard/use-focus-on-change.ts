import { type RefObject, useEffect, useRef } from 'react'
import type { Problems } from './wizard.ts'

/** What says that something is wrong: a field, or the words beside one that cannot take the focus. */
const wrong = '[aria-invalid="true"], [data-problem]:not(:empty)'

/** In the middle of the screen: at its foot stands the button of the step, and over the words. */
const leadTo = (element: HTMLElement | null | undefined): void => {
  if (element?.hasAttribute('aria-invalid')) element.focus({ preventScroll: true })
  element?.scrollIntoView({ block: 'center' })
}

/** A new step is announced by its heading; a refused one leads to the first field that is wrong. Answers the heading's ref. */
export const useFocusOnChange = (
  stepKey: string,
  problems: Problems,
): RefObject<HTMLHeadingElement | null> => {
  const heading = useRef<HTMLHeadingElement>(null)
  const shownKey = useRef(stepKey)
  useEffect(() => {
    if (shownKey.current !== stepKey) heading.current?.focus()
    shownKey.current = stepKey
  }, [stepKey])
  useEffect(() => {
    if (Object.keys(problems).length === 0) return
    leadTo(heading.current?.closest('form')?.querySelector<HTMLElement>(wrong))
  }, [problems])
  return heading
}
