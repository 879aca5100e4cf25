/** How an account stands, in a word and a tone. Decisions §6. */
import { accountState, type Validation } from '@arriero/domain/people/accounts'
import type { StateTone } from '#shared/plain/values/StateTag.tsx'
import { usersTexts as texts } from './users.texts.ts'

interface Account {
  isActive: boolean
  validation: Validation
}

interface AccountWord {
  tone: StateTone
  word: string
}

/** Active or not, as the specification's flag says. */
export const activityWord = (account: Account): AccountWord =>
  account.isActive ? { tone: 'good', word: texts.active } : { tone: 'off', word: texts.inactive }

/** Whether staff has approved it, and whose turn it is while it has not. */
export const validationWord = ({ validation }: Account): AccountWord => ({
  tone: validation === 'validated' ? 'good' : 'waiting',
  word: texts.validations[validation],
})

/** Whether a driver may be given a service now; of one who may not work at all, why that is. */
export const availabilityWord = (driver: Account & { status: boolean }): AccountWord => {
  if (!driver.isActive) return standingWord(driver)
  return driver.status ? { tone: 'good', word: texts.free } : { tone: 'waiting', word: texts.busy }
}

/** Both in one: what is left to do is said before whether he works. */
export const standingWord = (account: Account): AccountWord =>
  accountState(account) === 'inValidation' ? validationWord(account) : activityWord(account)
