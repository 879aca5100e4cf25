import { api } from '@arriero/contract'
import { roleTexts } from '@arriero/contract/es/words'
import type { Role } from '@arriero/domain/roles'
import { Select } from 'antd'
import { useState } from 'react'
import { useRead } from '#shared/api/queries.ts'
import type { ControlProps } from '#shared/plain/FormField.tsx'
import { useDebounced } from '#shared/use-debounced.ts'
import { supportTexts } from './support.texts.ts'

const texts = supportTexts.form

interface PersonSelectProps {
  control: ControlProps
  value: string | undefined
  onChange: (userId: string) => void
}

interface PersonRow {
  _id: string
  name: string
  /** Support reads names only. */
  rol?: Role
}

const mostShown = 50

/** Somebody of the platform, searched by the server. */
export const PersonSelect = ({ control, value, onChange }: PersonSelectProps) => {
  const [typed, setTyped] = useState('')
  const q = useDebounced(typed.trim())
  const people = useRead(api.users.all, {
    query: { limit: mostShown, sort: 'name', ...(q ? { q } : {}) },
  })
  const found: readonly PersonRow[] = people.data?.items ?? []
  return (
    <Select<string, { value: string; label: string; note: string }>
      {...control}
      value={value}
      options={found.map(({ _id, name, rol }) => ({
        value: _id,
        label: name,
        note: rol ? roleTexts[rol] : '',
      }))}
      onChange={onChange}
      placeholder={texts.personHint}
      size="large"
      style={{ width: '100%' }}
      loading={people.isFetching}
      showSearch={{ filterOption: false, onSearch: setTyped }}
      // Inside the dialog: outside of it the list would belong to no landmark.
      getPopupContainer={(select) => select.parentElement ?? document.body}
      notFoundContent={people.isError ? texts.personFailed : people.isPending ? null : texts.personNone}
      optionRender={({ data }) => (
        <>
          {data.label}
          {data.note && <small> · {data.note}</small>}
        </>
      )}
    />
  )
}
