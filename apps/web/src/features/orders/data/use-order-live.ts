/** The live channel of services: keeps the cache true, highlights what changed and says it. Spec §4, decisions §15. */
import { historyLine } from '@arriero/contract/es/order-events'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { formatShortId } from '#shared/format.ts'
import { useLive } from '#shared/live/use-live.ts'
import { useToast } from '#shared/ui/use-toast.ts'
import { applyOfferMessage, applyOrderMessage, cachedRow, detailKey } from './order-cache.ts'
import { isMuted } from './order-notices.ts'
import { ordersTexts } from '../orders.texts.ts'

const highlightMs = 4_000
/** A new offer comes as two messages; the second one's sentence says more. */
const noticeDelayMs = 500

/** Ids that changed in the last seconds. */
const useHighlights = () => {
  const [changed, setChanged] = useState<ReadonlySet<string>>(new Set())
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>())
  useEffect(() => {
    const running = timers.current
    return () => running.forEach(clearTimeout)
  }, [])
  const mark = (id: string) => {
    setChanged((now) => new Set(now).add(id))
    const timer = setTimeout(() => {
      timers.current.delete(timer)
      setChanged((now) => new Set([...now].filter((other) => other !== id)))
    }, highlightMs)
    timers.current.add(timer)
  }
  return { changed, mark }
}

/** One sentence per order on screen, said a moment later unless a better one comes. */
const useNotices = () => {
  const toast = useToast()
  const waiting = useRef(new Map<string, ReturnType<typeof setTimeout>>())
  useEffect(() => {
    const running = waiting.current
    return () => running.forEach((timer) => clearTimeout(timer))
  }, [])
  return (orderId: string, text: string) => {
    if (isMuted(orderId)) return
    clearTimeout(waiting.current.get(orderId))
    waiting.current.set(
      orderId,
      setTimeout(() => toast.info(text, ordersTexts.ofService(formatShortId(orderId))), noticeDelayMs),
    )
  }
}

/** What the client must hear in its own words: he agreed to another type of vehicle. Decisions §12. */
const toldInWords = ['order.larger_vehicle'] as const

interface OrderLiveOptions {
  /** Whether new offers are this account's business: the client's and the staff's. */
  tellsOffers: boolean
}

/** Mount once per screen that shows services; answers the ids to highlight. */
export const useOrderLive = ({ tellsOffers }: OrderLiveOptions): ReadonlySet<string> => {
  const client = useQueryClient()
  const { changed, mark } = useHighlights()
  const notice = useNotices()
  useLive('orderStatusBackoffice', (message) => {
    const isKnown = cachedRow(client, message._id) ?? client.getQueryData(detailKey(message._id))
    applyOrderMessage(client, message)
    if ('closed' in message || !isKnown) return
    mark(message._id)
    notice(message._id, ordersTexts.updated)
  })
  useLive('offerBackoffice', (message) => {
    const { orderId, offer } = message
    const isKnown = client.getQueryData(detailKey(orderId)) ?? cachedRow(client, orderId)
    applyOfferMessage(client, message)
    if (tellsOffers && isKnown && offer?.state === 'open') notice(orderId, ordersTexts.newOffer)
  })
  useLive('notification', ({ kind, orderId }) => {
    const told = toldInWords.find((act) => act === kind)
    if (told && orderId !== null) notice(orderId, historyLine(told) ?? ordersTexts.updated)
  })
  return changed
}
