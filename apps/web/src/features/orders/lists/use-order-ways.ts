import { useQueryClient } from '@tanstack/react-query'
import { refreshOrder } from '../order-cache.ts'
import { muteOrderNotices } from '../order-notices.ts'

/** What stands around an act on one service. */
export interface OrderWays {
  /** An act begins: the live channel need not tell it. */
  onStart: () => void
  /** Reads it anew and stays. */
  onChanged: () => void
  /** Leaves, and reads anew what is left on screen. */
  onDone: () => void
}

export const useOrderWays = (orderId: string, close: () => void): OrderWays => {
  const client = useQueryClient()
  const onChanged = () => void refreshOrder(client, orderId)
  return {
    onStart: () => muteOrderNotices(orderId),
    onChanged,
    onDone: () => {
      close()
      onChanged()
    },
  }
}
