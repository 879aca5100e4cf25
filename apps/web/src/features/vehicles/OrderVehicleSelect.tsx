import { api } from '@arriero/contract'
import { Select } from 'antd'
import { useState } from 'react'
import { useRead } from '#shared/api/queries.ts'
import { formatPlate } from '#shared/format.ts'
import type { ControlProps } from '#shared/forms/FormField.tsx'
import { Plate } from '#shared/plain/Plate.tsx'
import { useDebounced } from '#shared/use-debounced.ts'
import { whyNotThis } from './order-vehicle.ts'
import { vehicleWords } from './vehicle-words.ts'
import { vehiclesTexts as texts } from './vehicles.texts.ts'
import styles from './vehicles.module.css'

interface OrderVehicleSelectProps {
  order: { _id: string; weight: string | null }
  control: ControlProps
  value: string | undefined
  /** The vehicle named now, so that its plate stands there whatever is searched. */
  current?: { id: string; licensePlate: string } | undefined
  onChange: (vehicleId: string) => void
}

interface VehicleOption {
  value: string
  label: string
  isPrivate: boolean
  words: readonly string[]
  /** Why it cannot be chosen. */
  whyNot?: string | undefined
  disabled?: boolean
}

/** The vehicle that goes: those that can come first, the others say why they cannot and are not chosen. Decisions §12. */
export const OrderVehicleSelect = (props: OrderVehicleSelectProps) => {
  const { order, control, value, current, onChange } = props
  const [typed, setTyped] = useState('')
  const q = useDebounced(typed.trim())
  const asked = { params: { _id: order._id }, query: q ? { q } : {} }
  // What could not go a moment ago may go now: a paper was validated, another service ended.
  const vehicles = useRead(api.orders.vehicles, asked, { staleTimeMs: 0 })
  const items = vehicles.isFetchedAfterMount ? (vehicles.data?.items ?? []) : []
  const found = items.map((vehicle): VehicleOption => {
    const whyNot = vehicle._id === current?.id ? undefined : whyNotThis(vehicle, order.weight)
    return {
      value: vehicle._id,
      label: formatPlate(vehicle.licensePlate),
      isPrivate: vehicle.service === 'particular',
      words: vehicleWords(vehicle),
      whyNot,
      disabled: whyNot !== undefined,
    }
  })
  const isListed = !current || found.some((option) => option.value === current.id)
  const named: VehicleOption[] = current
    ? [{ value: current.id, label: formatPlate(current.licensePlate), isPrivate: false, words: [] }]
    : []
  return (
    <Select<string, VehicleOption>
      {...control}
      value={value}
      options={isListed || q ? found : [...named, ...found]}
      onChange={onChange}
      placeholder={texts.placeholder}
      size="large"
      style={{ width: '100%' }}
      loading={vehicles.isFetching}
      showSearch={{ filterOption: false, onSearch: setTyped }}
      // Inside the dialog: outside of it the list would belong to no landmark.
      getPopupContainer={(select) => select.parentElement ?? document.body}
      notFoundContent={vehicles.isError ? texts.failed : !vehicles.isFetchedAfterMount ? null : texts.none}
      popupRender={(menu) => (
        <>
          {menu}
          {vehicles.data?.isMore && <p className={styles.more}>{texts.more}</p>}
        </>
      )}
      optionRender={({ data }) => (
        <>
          <Plate plate={data.label} isPrivate={data.isPrivate} />
          <small className={styles.words}>{data.words.join(' · ')}</small>
          {data.whyNot && <small className={styles.whyNot}>{data.whyNot}</small>}
        </>
      )}
    />
  )
}
