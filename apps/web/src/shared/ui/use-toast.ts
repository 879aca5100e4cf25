import { showToast } from '../plain/states/toasts.ts'
import { uiTexts } from './ui.texts.ts'

export interface Toast {
  /** `Hecho` and the specification's sentence. */
  success: (text: string) => void
  /** `Error` and what happened; without words, the usual sentence (Spec §8). For what is told nowhere else: a form tells it inside. */
  error: (text?: string) => void
  info: (title: string, text?: string) => void
}

const toast: Toast = {
  success: (text) => showToast({ kind: 'success', title: uiTexts.done, text }),
  error: (text) => showToast({ kind: 'error', title: uiTexts.error, text: text || uiTexts.unexpected }),
  info: (title, text) => showToast({ kind: 'info', title, text }),
}

export const useToast = (): Toast => toast
