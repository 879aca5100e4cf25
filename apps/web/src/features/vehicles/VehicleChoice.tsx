import { formatPlate } from '#shared/format.ts'
import type { ControlProps } from '#shared/plain/fields/FormField.tsx'
import { Plate } from '#shared/plain/values/Plate.tsx'
import type { Search } from '#shared/ui/choice/use-found.ts'
import { Select } from '#shared/ui/Select.tsx'
import { vehicleWords } from './vehicle-words.ts'
import { vehiclesTexts as texts } from './vehicles.texts.ts'
import styles from './vehicles.module.css'

export interface ChosenVehicle {
  control: ControlProps
  value: string | undefined
  /** The vehicle named now, so that its plate stands there whatever is searched. */
  current?: { id: string; licensePlate: string } | undefined
  onChange: (vehicleId: string) => void
}

export interface VehicleOption {
  value: string
  label: string
  isPrivate: boolean
  words: readonly string[]
  /** Why it cannot be chosen. */
  whyNot?: string | undefined
  disabled?: boolean
}

interface VehicleChoiceProps extends ChosenVehicle {
  found: readonly VehicleOption[]
  /** What is named now stands there only while nothing is searched, `q`. */
  reading: { q: string; search: Search; isError: boolean; isPending: boolean }
  /** There are more than the server lists. */
  isMore?: boolean | undefined
}

export const vehicleOption = (
  vehicle: Parameters<typeof vehicleWords>[0] & { _id: string; licensePlate: string; service: string | null },
  whyNot?: string,
): VehicleOption => ({
  value: vehicle._id,
  label: formatPlate(vehicle.licensePlate),
  isPrivate: vehicle.service === 'particular',
  words: vehicleWords(vehicle),
  whyNot,
  disabled: whyNot !== undefined,
})

/** One vehicle of those that the server finds. */
export const VehicleChoice = (props: VehicleChoiceProps) => {
  const { control, value, current, onChange, found, reading, isMore } = props
  const isListed = !current || reading.q !== '' || found.some((option) => option.value === current.id)
  const named: VehicleOption[] = isListed
    ? []
    : [{ value: current.id, label: formatPlate(current.licensePlate), isPrivate: false, words: [] }]
  return (
    <Select
      {...control}
      value={value}
      options={[...named, ...found]}
      onChange={onChange}
      placeholder={texts.placeholder}
      search={reading.search}
      nothing={reading.isError ? texts.failed : reading.isPending ? null : texts.none}
      foot={isMore && <p className={styles.more}>{texts.more}</p>}
      drawLine={({ label, isPrivate, words, whyNot }) => (
        <>
          <Plate plate={label} isPrivate={isPrivate} />
          <small className={styles.words}>{words.join(' · ')}</small>
          {whyNot && <small className={styles.whyNot}>{whyNot}</small>}
        </>
      )}
    />
  )
}
