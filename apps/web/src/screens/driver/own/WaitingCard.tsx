import { standbyTexts } from '#features/standby/standby.texts.ts'
import { StandbyMeter } from '#features/standby/StandbyMeter.tsx'
import { useStandby } from '#features/standby/use-standby.ts'
import type { Trip } from '#features/trips/trip.ts'
import { Card } from '#shared/plain/Card.tsx'

const Meter = ({ id }: { id: string }) => {
  const { data } = useStandby(id)
  if (!data || data.phases.length === 0) return null
  return (
    <Card title={standbyTexts.section}>
      <StandbyMeter standby={data} />
    </Card>
  )
}

/** A driver who is his own carrier sees the meter of his wait, as his client does. Decisions §16. */
export const WaitingCard = ({ trip }: { trip: Trip }) =>
  trip.isOwnCarrier && trip.isInPosition && trip.status !== 'cancelled' ? <Meter id={trip.id} /> : null
