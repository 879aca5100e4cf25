/** What the public pages do once they stand: all of it may fail without a page losing a word. */
import { sessions } from '@arriero/contract/people/sessions'
import { call } from '@arriero/contract/call'
import { isOperatorRole } from '@arriero/domain/people/roles'
import { isUnauthorised } from '#shared/api/statuses.ts'
import { colorChoice } from '#shared/color-choice.ts'
import { paths } from '#shared/paths.ts'
import { sessionStore } from '#shared/session/session-store.ts'

const say = (isSaid: boolean): void => {
  const status = document.querySelector<HTMLElement>('#coming-back')
  if (status) status.textContent = isSaid ? (status.dataset['words'] ?? '') : ''
}

/**
 * Who was left logged in asks for a token: with one he goes home; where he no longer counts, to the login, which asks
 * once more, forgets him and says so. Spec §2. Reading the terms asks for nothing.
 */
export const comeBackFromLanding = async (): Promise<void> => {
  if (window.location.pathname !== paths.landing || !sessionStore.isRemembered()) return
  say(true)
  try {
    const { user } = await call(sessions.logIn, { body: undefined }, { base: '/v1' })
    window.location.replace(isOperatorRole(user.rol) ? paths.driverArea : paths.home)
  } catch (error) {
    say(false)
    if (isUnauthorised(error)) window.location.replace(paths.login)
  }
}

/** Who chose no colours follows the device also when it changes: the stylesheet does, once the first paint's word is gone. */
export const followDevice = (): void => {
  if (colorChoice() !== 'system') return
  const { style } = document.documentElement
  for (const property of ['color-scheme', '--color-page', 'background']) style.removeProperty(property)
}
