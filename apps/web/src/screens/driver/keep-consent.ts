import { answerConsent, type Answer } from '#features/tracking/trip/consent.ts'
import { errorText } from '#shared/api/error-text.ts'
import { oneAtATime } from '#shared/api/one-at-a-time.ts'
import { showToast } from '#shared/plain/states/toasts.ts'
import { consentTexts } from './driver.texts.ts'

const guard = oneAtATime()

/** Keeps the driver's answer; where that fails it is said, and he is asked again. */
export const keepConsent = async (answer: Answer): Promise<void> => {
  if (!guard.begin(answer)) return
  try {
    await answerConsent(answer)
    guard.end(answer, true)
  } catch (error) {
    guard.end(answer, false)
    showToast({ kind: 'error', title: consentTexts.notKept, text: errorText(error) })
  }
}
