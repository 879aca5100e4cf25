import { api } from '@arriero/contract'
import { errorTexts } from '@arriero/contract/es/errors'
import { larger } from '#features/orders/assignment/gate-field.ts'
import { useRead } from '#shared/api/queries.ts'
import { Notice } from '#shared/plain/states/Notice.tsx'
import { dispatchTexts } from './dispatch.texts.ts'

const texts = dispatchTexts.sheet

interface FindingsProps {
  orderId: string
  driverId: string
  vehicleId: string
}

/** Before the act what the act would say, by the server that says it. */
export const Findings = ({ orderId: _id, driverId, vehicleId }: FindingsProps) => {
  const { data } = useRead(
    api.dispatch.pair,
    { params: { _id }, query: { driverId, vehicleId } },
    // What was in the way a moment ago may have been moved.
    { staleTimeMs: 0 },
  )
  if (!data) return null
  const { gates, clashes, rest } = data
  if (gates.length === 0) return <Notice kind="success" role="status" title={texts.fine} />
  const isAsked = gates.every((gate) => gate === larger)
  return (
    <Notice kind="warning" role="status" title={isAsked ? texts.asked : texts.careful}>
      <ul>
        {gates.map((gate) => (
          <li key={gate}>
            {errorTexts[gate]} {gate === 'driver.rest_short' && texts.rest(rest.drivingHours, rest.restHours)}
          </li>
        ))}
        {clashes.map((clash) => (
          <li key={clash.of}>{texts.clash(clash.of, clash)}</li>
        ))}
      </ul>
    </Notice>
  )
}
