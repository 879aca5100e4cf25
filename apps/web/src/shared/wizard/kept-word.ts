import { dismissToast, showToast, shownToasts } from '../plain/states/toasts.ts'
import { wizardTexts } from './wizard.texts.ts'

let left: string | undefined

/** Who goes elsewhere in the middle of a wizard reads that his answers are kept. */
export const tellKept = (wizard: string): void => {
  left = wizard
  showToast({ kind: 'info', title: wizardTexts.keptTitle, text: wizardTexts.kept })
}

/** Who is back in it sees them: the word would stand over the step. */
export const takeBackKept = (wizard: string): void => {
  if (wizard !== left) return
  left = undefined
  for (const { id, title } of shownToasts()) if (title === wizardTexts.keptTitle) dismissToast(id)
}
