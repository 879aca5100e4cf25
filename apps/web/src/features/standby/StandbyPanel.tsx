import type { ReactNode } from 'react'
import { ReadFailed } from '#shared/api/ReadFailed.tsx'
import { Skeleton } from '#shared/plain/Skeleton.tsx'
import { StandbyActs } from './StandbyActs.tsx'
import { StandbyMeter } from './StandbyMeter.tsx'
import { useStandby } from './use-standby.ts'

interface StandbyPanelProps {
  orderId: string
  /** Where the client pays it; left out where the reader never does. */
  toPay?: ReactNode
  /** An act begins: the live channel need not tell it. */
  onStart?: (() => void) | undefined
}

/** The meter, and what its reader may do. */
export const StandbyPanel = ({ orderId, toPay, onStart }: StandbyPanelProps) => {
  const { data, error, refetch } = useStandby(orderId)
  if (data)
    return (
      <>
        <StandbyMeter standby={data} />
        <StandbyActs standby={data} toPay={toPay} onStart={onStart} />
      </>
    )
  if (error) return <ReadFailed error={error} onRetry={() => void refetch()} />
  return <Skeleton shape="lines" />
}
