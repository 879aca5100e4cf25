import type { OrderFor } from '@arriero/contract/order-shapes'
import { Select } from 'antd'
import type { Pick } from '#features/assignments/picked.ts'
import { WaiverForm } from '#features/assignments/WaiverForm.tsx'
import { DriverSelect } from '#features/drivers/DriverSelect.tsx'
import { VehicleSelect } from '#features/vehicles/VehicleSelect.tsx'
import { adminServiceTexts as texts } from './admin-services.texts.ts'
import { useOrderWays } from '#features/orders/lists/use-order-ways.ts'
import type { WindowAddress } from '#shared/use-modal-address.ts'

type Carrier = NonNullable<OrderFor<'admin'>['carrier']>

/** A driver who carries for himself drives himself. */
const Himself = ({ carrier, pick: { control, value, onChange } }: { carrier: Carrier; pick: Pick }) => (
  <Select
    {...control}
    size="large"
    style={{ width: '100%' }}
    value={value}
    options={[{ value: carrier._id, label: carrier.name }]}
    getPopupContainer={(select) => select.parentElement ?? document.body}
    onChange={onChange}
  />
)

interface AdminWaiverProps {
  order: OrderFor<'admin'>
  address: WindowAddress
}

/** The gate of an assignment, left out for one crew of the carrier who holds the service. */
export const AdminWaiver = ({ order, address }: AdminWaiverProps) => {
  const { onStart, onDone } = useOrderWays(order._id, address.close)
  const { carrier, offers } = order
  if (!carrier) return <p>{texts.noCarrier}</p>
  const isOwnDriver = offers.find(({ state }) => state === 'accepted')?.driver.role === 'driver'
  return (
    <WaiverForm
      orderId={order._id}
      onlyDriverId={isOwnDriver ? carrier._id : undefined}
      onStart={onStart}
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
