import { App } from 'antd'
import { useMemo, type ReactNode } from 'react'
import { uiTexts } from './ui.texts.ts'

export interface Toast {
  /** `Hecho` and the specification's sentence. */
  success: (text: string) => void
  /** `Error` and what happened; without words, the usual sentence (Spec §8). */
  error: (text?: string) => void
  /** One of the same `key` takes the place of the one before. */
  info: (title: string, text?: string, key?: string) => void
  /** Something is wrong and somebody should act; what he may do can be a link in it. */
  warn: (title: string, text: ReactNode) => void
}

export const useToast = (): Toast => {
  const { notification } = App.useApp()
  return useMemo(
    () => ({
      success: (text) => notification.success({ title: uiTexts.done, description: text }),
      error: (text) => notification.error({ title: uiTexts.error, description: text || uiTexts.unexpected }),
      info: (title, text, key) => notification.info({ title, description: text, ...(key && { key }) }),
      warn: (title, text) => notification.warning({ title, description: text, duration: 15 }),
    }),
    [notification],
  )
}
