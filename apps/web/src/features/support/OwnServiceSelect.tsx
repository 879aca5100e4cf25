import { api } from '@arriero/contract'
import { Select } from 'antd'
import { useRead } from '#shared/api/queries.ts'
import { formatDate, formatShortId } from '#shared/format.ts'
import type { ControlProps } from '#shared/plain/FormField.tsx'
import { useProfile } from '#shared/session/use-session.ts'
import { supportTexts } from './support.texts.ts'

interface OwnServiceSelectProps {
  control: ControlProps
  value: string | undefined
  onChange: (orderId: string | undefined) => void
}

const mostShown = 100

/** One of the caller's own services, the newest first. */
export const OwnServiceSelect = ({ control, value, onChange }: OwnServiceSelectProps) => {
  const { rol, _id } = useProfile()
  const { data, isFetching } = useRead(api.orders.mine, {
    query: { limit: mostShown },
    body: { userType: rol, _id },
  })
  const options = (data?.items ?? []).map((order) => ({
    value: order._id,
    label: `${formatShortId(order._id)} · ${order.origin.name} – ${order.destination.name} · ${formatDate(order.createdAt)}`,
  }))
  return (
    <Select<string>
      {...control}
      value={value}
      options={options}
      onChange={(chosen) => onChange(chosen)}
      onClear={() => onChange(undefined)}
      allowClear
      showSearch={{ optionFilterProp: 'label' }}
      placeholder={supportTexts.form.noOrder}
      size="large"
      style={{ width: '100%' }}
      loading={isFetching}
      getPopupContainer={(select) => select.parentElement ?? document.body}
    />
  )
}
