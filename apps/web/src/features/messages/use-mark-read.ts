import { api } from '@arriero/contract'
import { useEffect, useRef } from 'react'
import { act } from '#shared/api/act.ts'
import { applyRead, type ThreadHead } from './thread-cache.ts'

const isSeen = (): boolean => document.visibilityState === 'visible'

/** What stands on screen is read, as soon as somebody looks at the page; in a tab that nobody sees nothing is. */
export const useMarkRead = ({ orderId, reader, unread, lastPosition }: ThreadHead): void => {
  const marked = useRef(0)
  useEffect(() => {
    const mark = () => {
      const isParty = reader !== 'staff' && reader !== 'former'
      if (!isParty || unread === 0 || !isSeen() || marked.current >= lastPosition) return
      marked.current = lastPosition
      const call = { params: { _id: orderId }, body: { position: lastPosition } }
      act(api.messages.read, call, { isUnasked: true }).then(
        () => applyRead(orderId, lastPosition),
        () => {
          marked.current = 0
        },
      )
    }
    mark()
    document.addEventListener('visibilitychange', mark)
    return () => document.removeEventListener('visibilitychange', mark)
  }, [orderId, reader, unread, lastPosition])
}
