import type { OrderFor } from '@arriero/contract/orders/order-shapes'
import { DriverSelect } from '#features/enterprise-drivers/DriverSelect.tsx'
import type { Pick } from '#features/orders/assignment/picked.ts'
import { WaiverForm } from '#features/orders/assignment/WaiverForm.tsx'
import { useOrderWays } from '#features/orders/lists/use-order-ways.ts'
import { VehicleSelect } from '#features/vehicles/VehicleSelect.tsx'
import { Select } from '#shared/ui/Select.tsx'
import type { WindowAddress } from '#shared/use-modal-address.ts'
import { adminServiceTexts as texts } from './admin-services.texts.ts'

type Carrier = NonNullable<OrderFor<'admin'>['carrier']>

/** A driver who carries for himself drives himself. */
const Himself = ({ carrier, pick: { control, value, onChange } }: { carrier: Carrier; pick: Pick }) => (
  <Select
    {...control}
    value={value}
    options={[{ value: carrier._id, label: carrier.name }]}
    onChange={onChange}
  />
)

interface AdminWaiverProps {
  order: OrderFor<'admin'>
  address: WindowAddress
}

/** The gate of an assignment, left out for one crew of the carrier who holds the service. */
export const AdminWaiver = ({ order, address }: AdminWaiverProps) => {
  const { onDone } = useOrderWays(order._id, address.close)
  const { carrier, offers } = order
  if (!carrier) return <p>{texts.noCarrier}</p>
  const isOwnDriver = offers.find(({ state }) => state === 'accepted')?.driver.role === 'driver'
  return (
    <WaiverForm
      orderId={order._id}
      onlyDriverId={isOwnDriver ? carrier._id : undefined}
      onDone={onDone}
      pickDriver={(pick) =>
        isOwnDriver ? (
          <Himself carrier={carrier} pick={pick} />
        ) : (
          <DriverSelect {...pick} enterpriseId={carrier._id} />
        )
      }
      pickVehicle={(pick) => <VehicleSelect {...pick} enterpriseId={carrier._id} />}
    />
  )
}
