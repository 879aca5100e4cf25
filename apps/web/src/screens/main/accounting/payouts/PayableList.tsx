import { api } from '@arriero/contract'
import { payablesList } from '@arriero/contract/es/lists/money/payables'
import type { Payable } from '@arriero/contract/money/settlement-shapes'
import { batchPayoutsMost } from '@arriero/domain/money/payout-batches'
import { useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate } from 'react-router'
import { moneyPaths } from '#features/settlements/money-paths.ts'
import { refreshMoney } from '#features/settlements/refresh-money.ts'
import styles from '#features/settlements/settlements.module.css'
import { act } from '#shared/api/act.ts'
import { errorText } from '#shared/api/error-text.ts'
import { formatMoney } from '#shared/format.ts'
import { Icon } from '#shared/drawings/Icon.tsx'
import { Switch } from '#shared/plain/fields/Switch.tsx'
import type { BulkAction } from '#shared/table/bulk/bulk.ts'
import type { TableControls } from '#shared/table/filters/use-table-state.ts'
import { ListTable } from '#shared/table/ListTable.tsx'
import { useListTable } from '#shared/table/use-list-table.ts'
import { payoutsTexts as texts } from './payouts.texts.ts'
import own from './debts.module.css'

const words = texts.bulk.payables

/** All that is ready of the chosen carriers goes into one batch, or nothing does. */
const toBatch = (open: (id: string) => void): BulkAction<Payable> => ({
  key: 'batch',
  label: texts.bulk.batch,
  icon: 'box',
  effect: words.effect,
  whyNot: ({ ready }) => (ready.count > 0 ? undefined : words.nothingReady),
  runAll: async (rows) => {
    const payouts = rows.flatMap(({ ready }) => ready.payouts)
    try {
      if (payouts.length > batchPayoutsMost)
        return rows.map(({ _id }) => ({ key: _id, error: words.tooMany }))
      const { _id } = await act(api.settlements.createBatch, { body: { payouts } })
      open(_id)
      return rows.map((row) => ({ key: row._id }))
    } catch (error) {
      return rows.map(({ _id }) => ({ key: _id, error: errorText(error) }))
    }
  },
})

/** What is ready of the chosen carriers: what a batch of them comes to. */
const ReadySum = ({ rows }: { rows: readonly Payable[] }) => {
  const count = rows.reduce((sum, { ready }) => sum + ready.count, 0)
  const net = rows.reduce((sum, { ready }) => sum + ready.net, 0)
  const flagged = rows.filter(({ payChange }) => payChange !== null).length
  return (
    <span className={own.chosen}>
      <strong className="tabular">{texts.bulk.sum.net(formatMoney(net))}</strong>
      <small className="tabular">
        {words.ready(count)} · {texts.bulk.carriers(rows.length)}
        {flagged > 0 && ` · ${texts.bulk.flagged(flagged)}`}
      </small>
    </span>
  )
}

const NewAccounts = ({ controls }: { controls: TableControls }) => (
  <label className={styles.switch}>
    <Switch
      isOn={controls.state.filters['new']?.[0] === 'true'}
      onChange={(isOn) => controls.filter('new', isOn ? ['true'] : [])}
    />
    {texts.newAccounts}
  </label>
)

/** An account that nobody confirmed yet is seen among the others; the line below says why. */
const cells = {
  accounts: (row: Payable) => {
    const account = payablesList.columns.accounts.value(row)
    if (row.payChange === null || row.payChange.checked !== null) return account
    return (
      <span className={styles.changed}>
        <Icon name="alert" sizePx={14} />
        {account}
      </span>
    )
  },
}

/** What is to be paid, by carrier and account; a press leads to his payouts. */
export const PayableList = () => {
  const client = useQueryClient()
  const navigate = useNavigate()
  const list = useListTable(payablesList, { cells })
  const openBatch = (id: string) => {
    refreshMoney(client)
    void navigate(moneyPaths.batch(id))
  }
  return (
    <ListTable
      list={list}
      onOpen={({ _id }) => void navigate(moneyPaths.payoutsOf(_id))}
      bulk={{
        nameOf: ({ carrier }) => carrier.name,
        sum: (rows) => <ReadySum rows={rows} />,
        actions: [toBatch(openBatch)],
      }}
      tools={
        <>
          <NewAccounts controls={list.table.controls} />
          <Link to={moneyPaths.payouts}>{texts.byPayout}</Link>
        </>
      }
      drawing="box"
    />
  )
}
