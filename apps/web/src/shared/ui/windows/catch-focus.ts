const isShown = (element: HTMLElement): boolean => element.checkVisibility()

/**
 * A modal has closed. What opened it may be gone, as the service that was taken from its list, or there was nothing, as
 * behind an address that was sent: then the keyboard begins at the modal below, else at the heading of the page.
 */
export const catchFocus = (): void => {
  requestAnimationFrame(() => {
    // What had it may be hidden with the window, and is let go of only after this.
    const { activeElement } = document
    if (activeElement instanceof HTMLElement && activeElement !== document.body && isShown(activeElement))
      return
    const below = [...document.querySelectorAll<HTMLElement>('[role="dialog"]')].findLast(isShown)
    const place = below ?? document.querySelector<HTMLElement>('main h1')
    place?.focus({ preventScroll: true })
  })
}

const fields = 'input:not([type="file"], [disabled]), textarea:not([disabled])'
/** A list is opened by a press while its form is still coming in: its keys are not taken from it. */
const held = `${fields}, [role="combobox"]`

/**
 * A form has opened: whoever has a keyboard types at once. A finger is left alone, for its keyboard would cover the form, and
 * so is what already asked for the focus.
 */
export const enterForm = (): void => {
  if (!matchMedia('(pointer: fine)').matches) return
  requestAnimationFrame(() => {
    const form = [...document.querySelectorAll<HTMLElement>('[role="dialog"]')].findLast(isShown)
    if (!form || document.activeElement?.matches(held)) return
    const first = [...form.querySelectorAll<HTMLElement>(fields)].find(isShown)
    first?.focus({ preventScroll: true })
  })
}
