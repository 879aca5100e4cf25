/** Hands that press everything twice in one instant, and with Enter besides; and what went out to the server of it. */
import { expect, type Page } from '@playwright/test'

/**
 * Written as the page runs it. A press becomes, before anything can be drawn: Enter in the form, a click, and another one. Menus,
 * switches and tabs only show something or are set to and fro; they are left alone.
 */
const doubling = `(() => {
  if (window.pressesTwice) return
  window.pressesTwice = true
  let isOwn = false
  const shows = '[aria-expanded], [aria-haspopup], [role=switch], [role=tab], [role=radio], [role=checkbox]'
  addEventListener('click', (event) => {
    const button = event.target instanceof Element ? event.target.closest('button') : null
    if (isOwn || !event.isTrusted || !button || button.disabled || button.matches(shows)) return
    event.preventDefault()
    event.stopImmediatePropagation()
    isOwn = true
    if (button.form && button.type === 'submit') button.form.requestSubmit(button)
    button.click()
    button.click()
    isOwn = false
  }, { capture: true })
})()`

export interface Twice {
  /** So often this act went out; nothing sent was refused, and no key was used for two of them. */
  wasSentOnce: (...acts: readonly string[]) => void
}

/** From here on this person presses twice. */
export const pressTwice = async (page: Page): Promise<Twice> => {
  const sent: string[] = []
  const refused: string[] = []
  page.on('response', (response) => {
    const { pathname } = new URL(response.url())
    const method = response.request().method()
    if (method === 'GET' || !pathname.startsWith('/v1/')) return
    const act = `${method} ${pathname.replace('/v1', '').replaceAll(/\/[0-9a-f]{24}(?=\/|$)/g, '/*')}`
    sent.push(act)
    if (response.status() >= 400) refused.push(`${act}: ${response.status()}`)
  })
  await page.addInitScript(doubling)
  await page.evaluate(doubling)
  return {
    wasSentOnce: (...acts) => {
      expect(refused, 'acts that were refused').toEqual([])
      const counts = acts.map((act) => `${act}: ${sent.filter((one) => one === act).length}`)
      expect(counts).toEqual(acts.map((act) => `${act}: 1`))
    },
  }
}
