import { orderStatus } from '@arriero/domain/orders/orders'
import type { ReactNode } from 'react'
import { standbyTexts } from './standby.texts.ts'
import { StandbyPanel } from './StandbyPanel.tsx'

interface Waited {
  _id: string
  /** Of the charge; null while there is none. */
  standby: string | null
  inPosition: boolean
  status: number
}

interface Around {
  /** The way to where the client pays for the waiting. */
  toPay?: ReactNode
}

/** The part of a service's detail about waiting: from when the truck is there; of a cancelled one there is none. */
export const standbySection = ({ _id, standby, inPosition, status }: Waited, around: Around = {}) =>
  (standby !== null || inPosition) && status !== orderStatus.cancelled
    ? { title: standbyTexts.section, body: <StandbyPanel orderId={_id} {...around} /> }
    : undefined
