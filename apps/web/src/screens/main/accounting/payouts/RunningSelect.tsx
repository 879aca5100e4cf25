import { orderStatus } from '@arriero/domain/orders/orders'
import { api } from '@arriero/contract'
import type { AccountingRow } from '@arriero/contract/money/accounting'
import { errorText } from '#shared/api/error-text.ts'
import { formatMoney, formatNumber, formatShortId } from '#shared/format.ts'
import { Button } from '#shared/plain/Button.tsx'
import type { ControlProps } from '#shared/plain/fields/FormField.tsx'
import { useFound } from '#shared/ui/choice/use-found.ts'
import { Select } from '#shared/ui/Select.tsx'
import { payoutsTexts } from './payouts.texts.ts'

const texts = payoutsTexts.advance
const mostShown = 50

const labelOf = ({ _id, driver, travel }: AccountingRow) =>
  `${formatShortId(_id)} · ${driver?.name ?? ''} · ${travel}`

interface RunningSelectProps {
  control: ControlProps
  value: AccountingRow | undefined
  onChange: (service: AccountingRow) => void
}

/** The newest on the road that match what is typed, with the chosen one among them. */
const useRunning = (chosen: AccountingRow | undefined) => {
  const found = useFound(api.accounting.orders, (typed) => ({
    query: { status: [orderStatus.running], limit: mostShown, ...typed },
  }))
  const items = found.data?.items ?? []
  const isAmong = chosen === undefined || items.some(({ _id }) => _id === chosen._id)
  return { found, items, shown: isAmong ? items : [chosen, ...items] }
}

const Failed = ({ error, isBusy, onRetry }: { error: unknown; isBusy: boolean; onRetry: () => void }) => (
  <div role="alert">
    <p>{errorText(error)}</p>
    <Button isBusy={isBusy} onClick={onRetry}>
      {texts.again}
    </Button>
  </div>
)

const nothingWords = (isPending: boolean, q: string): string => {
  if (isPending) return texts.reading
  return q ? texts.noneFound : texts.none
}

/** One of the services on the road whose client has paid, however many there are: the server searches. */
export const RunningSelect = ({ control, value, onChange }: RunningSelectProps) => {
  const { found, items, shown } = useRunning(value)
  if (found.isError && !found.data)
    return <Failed error={found.error} isBusy={found.isFetching} onRetry={() => void found.refetch()} />
  const total = found.data?.total ?? 0
  return (
    <>
      <Select
        {...control}
        search={found.search}
        placeholder={found.isPending ? texts.reading : texts.pick}
        nothing={nothingWords(found.isPending, found.q)}
        value={value?._id}
        options={shown.map((service) => ({ value: service._id, label: labelOf(service) }))}
        onChange={(id) => {
          const chosen = shown.find(({ _id }) => _id === id)
          if (chosen) onChange(chosen)
        }}
      />
      <small aria-live="polite">
        {value && texts.earns(formatMoney(value.profitsDriver ?? 0))}{' '}
        {total > items.length && texts.more(formatNumber(items.length), formatNumber(total))}
      </small>
    </>
  )
}
