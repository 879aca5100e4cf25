/** What every form here has: the password again, and the way out of it. */
import { ownAccountTexts as texts } from './own-account.texts.ts'

export const ownProof = { label: texts.ownPassword, help: texts.whyPassword }

export const cancelBy = (onCancel: () => void) => ({ text: texts.cancel, onCancel })
