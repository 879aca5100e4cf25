import { api } from '@arriero/contract'
import type { ControlProps } from '#shared/plain/fields/FormField.tsx'
import { useFound } from '#shared/ui/choice/use-found.ts'
import { Select } from '#shared/ui/Select.tsx'
import { driverWords } from './driver-words.ts'
import { enterpriseDriversTexts as texts } from './enterprise-drivers.texts.ts'

interface DriverSelectProps {
  enterpriseId: string
  control: ControlProps
  value: string | undefined
  /** Who is named now, so that his name stands there whatever is searched. */
  current?: { id: string; name: string } | undefined
  onChange: (driverId: string) => void
}

interface DriverOption {
  value: string
  label: string
  words: readonly string[]
}

const mostShown = 100

/** A driver of the enterprise, searched by the server. Spec §6: fetched by its own profile id. */
export const DriverSelect = ({ enterpriseId, control, value, current, onChange }: DriverSelectProps) => {
  const { q, search, ...drivers } = useFound(api.users.ofEnterprise, (typed) => ({
    params: { enterpriseId },
    query: { limit: mostShown, sort: 'name' as const, ...typed },
  }))
  const found = (drivers.data?.items ?? []).map((driver): DriverOption => ({
    value: driver._id,
    label: driver.name,
    words: driverWords(driver),
  }))
  const isListed = !current || found.some((option) => option.value === current.id)
  const options = isListed || q ? found : [{ value: current.id, label: current.name, words: [] }, ...found]
  return (
    <Select
      {...control}
      value={value}
      options={options}
      onChange={onChange}
      placeholder={texts.placeholder}
      search={search}
      nothing={drivers.isError ? texts.failed : drivers.isPending ? null : texts.none}
      drawLine={({ label, words }) => (
        <>
          <strong>{label}</strong>
          <br />
          <small>{words.join(' · ')}</small>
        </>
      )}
    />
  )
}
