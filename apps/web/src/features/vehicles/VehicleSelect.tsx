import { api } from '@arriero/contract'
import { Select } from 'antd'
import { useState } from 'react'
import { useRead } from '#shared/api/queries.ts'
import { formatPlate } from '#shared/format.ts'
import type { ControlProps } from '#shared/forms/FormField.tsx'
import { Plate } from '#shared/plain/Plate.tsx'
import { useDebounced } from '#shared/use-debounced.ts'
import { vehicleWords } from './vehicle-words.ts'
import { vehiclesTexts as texts } from './vehicles.texts.ts'

interface VehicleSelectProps {
  enterpriseId: string
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
}

const mostShown = 100

/** A vehicle of the enterprise, searched by the server. Spec §6: fetched by its own profile id. */
export const VehicleSelect = ({ enterpriseId, control, value, current, onChange }: VehicleSelectProps) => {
  const [typed, setTyped] = useState('')
  const q = useDebounced(typed.trim())
  const vehicles = useRead(api.vehicles.all, {
    params: { enterpriseId },
    query: { limit: mostShown, sort: 'licensePlate', ...(q ? { q } : {}) },
  })
  const found = (vehicles.data?.items ?? []).map((vehicle): VehicleOption => ({
    value: vehicle._id,
    label: formatPlate(vehicle.licensePlate),
    isPrivate: vehicle.service === 'particular',
    words: vehicleWords(vehicle),
  }))
  const isListed = !current || found.some((option) => option.value === current.id)
  const named = current && {
    value: current.id,
    label: formatPlate(current.licensePlate),
    isPrivate: false,
    words: [],
  }
  return (
    <Select<string, VehicleOption>
      {...control}
      value={value}
      options={isListed || q || !named ? found : [named, ...found]}
      onChange={onChange}
      placeholder={texts.placeholder}
      size="large"
      style={{ width: '100%' }}
      loading={vehicles.isFetching}
      showSearch={{ filterOption: false, onSearch: setTyped }}
      // Inside the dialog: outside of it the list would belong to no landmark.
      getPopupContainer={(select) => select.parentElement ?? document.body}
      notFoundContent={vehicles.isError ? texts.failed : vehicles.isPending ? null : texts.none}
      optionRender={({ data }) => (
        <>
          <Plate plate={data.label} isPrivate={data.isPrivate} />
          <br />
          <small>{data.words.join(' · ')}</small>
        </>
      )}
    />
  )
}
