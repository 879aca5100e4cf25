import { answerConsent, type Answer } from '#features/trips/consent.ts'
import { errorText } from '#shared/api/error-text.ts'
import { showToast } from '#shared/plain/toasts.ts'
import { consentTexts } from './driver.texts.ts'

/** Keeps the driver's answer; where that fails it is said, and he is asked again. */
export const keepConsent = async (answer: Answer): Promise<void> => {
  try {
    await answerConsent(answer)
  } catch (error) {
    showToast({ kind: 'error', title: consentTexts.notKept, text: errorText(error) })
  }
}
