import { useEffect } from 'react'
import { useLive } from '#shared/live/use-live.ts'
import { startMessages } from './outbox/message-courier.ts'
import { applyNews } from './thread-cache.ts'

/** Mounted once around the private screens: what is told of conversations, and what waits to be sent. */
export const useThreadNews = (): void => {
  useLive('thread', applyNews)
  useEffect(() => startMessages(), [])
}
