/** Whose a key is, for what listens to the whole page. */
const windows = '[role="dialog"], [role="menu"], [role="listbox"]'
const typing = 'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable="true"]'

export const isWithin = ({ target }: KeyboardEvent, what: string): boolean =>
  target instanceof Element && target.closest(what) !== null

export const isTyped = (event: KeyboardEvent): boolean => isWithin(event, typing)

/** Whether a key belongs to a window that is open over the page. */
export const isTaken = (event: KeyboardEvent): boolean =>
  event.defaultPrevented ||
  isWithin(event, windows) ||
  document.querySelector('.ant-modal-wrap:not([style*="display: none"]) [role="dialog"]') !== null
