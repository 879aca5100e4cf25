import { api } from '@arriero/contract'
import type { OrderFor } from '@arriero/contract/orders/order-shapes'
import { useQueryClient } from '@tanstack/react-query'
import { DriverSelect } from '#features/enterprise-drivers/DriverSelect.tsx'
import { AssignForm } from '#features/orders/assignment/AssignForm.tsx'
import { refreshOrder } from '#features/orders/data/order-cache.ts'
import { useOrder } from '#features/orders/data/use-order.ts'
import { OrderVehicleSelect } from '#features/vehicles/OrderVehicleSelect.tsx'
import { Answer } from '#shared/api/Answer.tsx'
import { keyOf } from '#shared/api/queries.ts'
import { paths } from '#shared/paths.ts'
import { EmptyState } from '#shared/plain/states/EmptyState.tsx'
import { Notice } from '#shared/plain/states/Notice.tsx'
import { useProfile } from '#shared/session/use-session.ts'
import { LinkButton } from '#shared/ui/LinkButton.tsx'
import { RowModal } from '#shared/ui/windows/RowModal.tsx'
import { dispatchTexts } from './dispatch.texts.ts'
import { Findings } from './Findings.tsx'
import type { Lifted } from './use-lift.ts'

const texts = dispatchTexts.sheet

/** A service, and what it was put onto. */
export interface Put {
  service: Lifted
  driver?: { id: string; name: string } | undefined
  vehicle?: { id: string; name: string } | undefined
}

interface AssignSheetProps {
  put: Put | undefined
  onDone: (put: Put) => void
  onClose: () => void
}

type Order = OrderFor<'carrier'>

const Naming = ({ put, order, onDone }: { put: Put; order: Order; onDone: () => void }) => {
  const { _id: enterpriseId } = useProfile()
  const client = useQueryClient()
  const { assignedDriverId, vehicle, driver } = order
  const named = assignedDriverId ? { id: assignedDriverId, name: driver.name } : undefined
  const plated = vehicle ? { id: vehicle._id, licensePlate: vehicle.licensePlate } : undefined
  const reread = () => {
    void refreshOrder(client, order._id)
    void client.invalidateQueries({ queryKey: keyOf(api.dispatch.pair) })
  }
  return (
    <>
      {plated && named && (
        <Notice kind="info" role="note" title={texts.now(plated.licensePlate, named.name)} />
      )}
      <AssignForm
        order={order}
        proposed={{ driverId: put.driver?.id, vehicleId: put.vehicle?.id }}
        seen={put.service.was}
        findings={(pair) => <Findings orderId={order._id} {...pair} />}
        onDone={() => {
          reread()
          onDone()
        }}
        onRefused={reread}
        pickDriver={(pick) => (
          <DriverSelect {...pick} enterpriseId={enterpriseId} current={put.driver ?? named} />
        )}
        pickVehicle={(pick) => (
          <OrderVehicleSelect
            {...pick}
            order={order}
            current={put.vehicle ? { id: put.vehicle.id, licensePlate: put.vehicle.name } : plated}
          />
        )}
      />
      <LinkButton to={`${paths.enterpriseServices}/mis/${order._id}`} kind="quiet" icon="eye" isFresh>
        {texts.service}
      </LinkButton>
    </>
  )
}

const Content = ({ put, onDone }: { put: Put; onDone: () => void }) => {
  const gone = <EmptyState drawing="signpost" title={texts.gone} />
  return (
    <Answer of={useOrder<'carrier'>(put.service._id)} wait="lines" gone={gone}>
      {(order) => (order.viewer === 'carrier' ? <Naming put={put} order={order} onDone={onDone} /> : gone)}
    </Answer>
  )
}

/** Where a service is put: who and what is named, what speaks against it, and the one act. */
export const AssignSheet = ({ put, onDone, onClose }: AssignSheetProps) => (
  <RowModal
    row={put}
    size="form"
    keyOf={({ service, driver, vehicle }) => [service._id, driver?.id, vehicle?.id].join(' ')}
    title={({ service }) => texts.title(dispatchTexts.trip(service))}
    onClose={onClose}
  >
    {(shown) => <Content put={shown} onDone={() => onDone(shown)} />}
  </RowModal>
)
