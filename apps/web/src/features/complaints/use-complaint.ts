import { api } from '@arriero/contract'
import type { ReplyOf } from '@arriero/contract/endpoint'
import { orderStatus } from '@arriero/domain/orders/orders'
import { useRead } from '#shared/api/queries.ts'

type ComplaintStanding = ReplyOf<typeof api.complaints.ofOrder>

const dayMs = 86_400_000
/** Longer than the law leaves to answer one: what is older is read among one's own requests. */
const lookedForDays = 40
const minuteMs = 60_000

/** How far a complaint about a service has come, while that can matter. */
export const useComplaint = (
  order: { _id: string; status: number; finishStartAt: string | null },
  now: number,
): ComplaintStanding | undefined => {
  const isRecent =
    order.status === orderStatus.finished &&
    order.finishStartAt !== null &&
    now - Date.parse(order.finishStartAt) < lookedForDays * dayMs
  const { data } = useRead(
    api.complaints.ofOrder,
    { params: { orderId: order._id } },
    { enabled: isRecent, staleTimeMs: minuteMs },
  )
  return data
}
