import { hasUnsaved } from './unsaved.ts'

/** The browser asks in its own words; with this listener a page may not come back from its memory, so it is there only while needed. */
const ask = (event: BeforeUnloadEvent): void => {
  if (hasUnsaved()) event.preventDefault()
}

/** After something may have been changed, saved or let go of; what is drawn of it is there a moment later. */
export const looksAgain = (): void => {
  setTimeout(() => {
    if (hasUnsaved()) window.addEventListener('beforeunload', ask)
    else window.removeEventListener('beforeunload', ask)
  }, 0)
}
