/** Reads what stands in the fields of a piece of the page. */
import type { Values } from './form-watch.ts'

/** A secret is typed again in a moment and is nobody's draft; a search loses nothing; what stands in a field of files says `useChosen`. */
const passedOver =
  '[type="password"], [type="search"], [type="file"], [type="hidden"], [aria-hidden="true"], [autocomplete="one-time-code"]'
const words = 'textarea, input:not([type="checkbox"], [type="radio"], [role="combobox"])'
const choices =
  'input[type="checkbox"], input[type="radio"], select, [role="switch"][aria-checked], [data-chosen]'

/** Only what is typed, or all that can be chosen too. */
export type Reach = 'none' | 'words' | 'all'

const textOf = (element: Element | null | undefined): string => element?.textContent?.trim() ?? ''

/** A label without its "(opcional)". */
const firstWords = (label: Element | null | undefined): string =>
  label?.firstChild?.textContent?.trim() || textOf(label)

const byIds = (ids: string | null): string =>
  (ids ?? '')
    .split(' ')
    .map((id) => textOf(document.querySelector(`[id="${CSS.escape(id)}"]`)))
    .join(' ')
    .trim()

const groupOf = (control: Element): string => {
  const group = control.closest('fieldset, [role="radiogroup"], [role="group"]')
  return (
    group?.getAttribute('aria-label') ||
    byIds(group?.getAttribute('aria-labelledby') ?? null) ||
    textOf(group?.querySelector('legend'))
  )
}

const labelOf = (control: Element): string => {
  const isOneOfMany = control.matches('[type="radio"]')
  const own = control.id ? document.querySelector(`label[for="${CSS.escape(control.id)}"]`) : null
  return (
    control.getAttribute('data-chosen-label') ||
    (isOneOfMany && groupOf(control)) ||
    control.getAttribute('aria-label') ||
    byIds(control.getAttribute('aria-labelledby')) ||
    firstWords(own ?? control.closest('label')) ||
    groupOf(control)
  )
}

const valueOf = (control: Element): string => {
  const chosen = control.getAttribute('data-chosen')
  if (chosen !== null) return chosen
  if (control instanceof HTMLInputElement && /^(checkbox|radio)$/.test(control.type))
    return control.checked ? `${control.value} ✓` : ''
  if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) return control.value
  if (control instanceof HTMLSelectElement) return control.value
  return control.getAttribute('aria-checked') === 'true' ? '✓' : ''
}

export const valuesIn = (place: Element | null, reach: Reach): Values => {
  const found = new Map<string, string>()
  if (reach === 'none') return found
  for (const control of place?.querySelectorAll(reach === 'all' ? `${words}, ${choices}` : words) ?? []) {
    const value = control.matches(passedOver) ? '' : valueOf(control)
    if (value === '') continue
    const label = labelOf(control)
    found.set(label, `${found.get(label) ?? ''}\n${value}`)
  }
  return found
}

/** What is too long to be sent, see `LimitNote`. */
export const tooLongIn = (place: Element | null): HTMLElement | null =>
  place?.querySelector<HTMLElement>('[data-too-long]') ?? null
