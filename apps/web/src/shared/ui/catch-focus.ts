const isShown = (element: HTMLElement): boolean => element.checkVisibility()

/**
 * A modal has closed. What opened it may be gone, as the service that was taken from its list, or there was nothing, as
 * behind an address that was sent: then the keyboard begins at the modal below, else at the heading of the page.
 */
export const catchFocus = (): void => {
  requestAnimationFrame(() => {
    if (document.activeElement !== document.body) return
    const below = [...document.querySelectorAll<HTMLElement>('[role="dialog"]')].findLast(isShown)
    const place = below ?? document.querySelector<HTMLElement>('main h1')
    place?.focus({ preventScroll: true })
  })
}
