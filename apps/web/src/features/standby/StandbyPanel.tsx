import type { ReactNode } from 'react'
import { Answer } from '#shared/api/Answer.tsx'
import { StandbyActs } from './StandbyActs.tsx'
import { StandbyMeter } from './StandbyMeter.tsx'
import { useStandby } from './use-standby.ts'

interface StandbyPanelProps {
  orderId: string
  /** Where the client pays it; left out where the reader never does. */
  toPay?: ReactNode
}

/** The meter, and what its reader may do. */
export const StandbyPanel = ({ orderId, toPay }: StandbyPanelProps) => (
  <Answer of={useStandby(orderId)}>
    {(standby) => (
      <>
        <StandbyMeter standby={standby} />
        <StandbyActs standby={standby} toPay={toPay} />
      </>
    )}
  </Answer>
)
