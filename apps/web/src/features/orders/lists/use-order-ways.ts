import { useQueryClient } from '@tanstack/react-query'
import { refreshOrder } from '../data/order-cache.ts'

/** What stands around an act on one service. */
export interface OrderWays {
  /** Reads the service anew and leaves its window open. */
  onChanged: () => void
  /** Leaves, and reads anew what is left on screen. */
  onDone: () => void
}

export const useOrderWays = (orderId: string, close: () => void): OrderWays => {
  const client = useQueryClient()
  const onChanged = () => void refreshOrder(client, orderId)
  return {
    onChanged,
    onDone: () => {
      close()
      onChanged()
    },
  }
}
