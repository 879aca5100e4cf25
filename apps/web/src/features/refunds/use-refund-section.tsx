import { OwnRefunds } from './OwnRefunds.tsx'
import { refundsTexts } from './refunds.texts.ts'
import { useRefunds } from './use-refunds.ts'

/** The part of a service's detail about money that goes back; nothing where none does. `wasPaid`: something was tried at least. */
export const useRefundSection = (orderId: string, wasPaid: boolean) => {
  const { data } = useRefunds(orderId, wasPaid)
  return data && data.items.length > 0
    ? { title: refundsTexts.section, body: <OwnRefunds orderId={orderId} /> }
    : undefined
}
