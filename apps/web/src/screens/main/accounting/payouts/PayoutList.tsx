import { api } from '@arriero/contract'
import { payoutsList } from '@arriero/contract/es/lists/payouts'
import type { Payout } from '@arriero/contract/money/settlement-shapes'
import { pendingPayoutStates } from '@arriero/domain/money/payouts'
import { useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate } from 'react-router'
import { PayoutStanding } from '#features/settlements/PayoutStanding.tsx'
import { refreshMoney } from '#features/settlements/refresh-money.ts'
import styles from '#features/settlements/settlements.module.css'
import { errorText } from '#shared/api/error-text.ts'
import { act } from '#shared/api/act.ts'
import { formatShortId } from '#shared/format.ts'
import { useIsPhone } from '#shared/media.ts'
import { Button } from '#shared/plain/Button.tsx'
import { Switch } from '#shared/plain/fields/Switch.tsx'
import type { BulkAction } from '#shared/table/bulk/bulk.ts'
import { ListTable } from '#shared/table/ListTable.tsx'
import { useListTable } from '#shared/table/use-list-table.ts'
import type { TableControls } from '#shared/table/filters/use-table-state.ts'
import { useWindowAddress } from '#shared/use-modal-address.ts'
import { AdvanceRequests } from './AdvanceRequests.tsx'
import { AdvanceModal } from './AdvanceModal.tsx'
import { ChosenSum } from './ChosenSum.tsx'
import { DebtsNotice } from './DebtsNotice.tsx'
import { moneyPaths } from '#features/settlements/money-paths.ts'
import type { PayoutPlace } from './payout-place.ts'
import { PayoutModal } from './PayoutModal.tsx'
import { payoutsTexts as texts } from './payouts.texts.ts'

const cells = { state: (payout: Payout) => <PayoutStanding payout={payout} hasDetail /> }

/** Unless somebody looks for something, the work is what has not been paid. */
const withoutPaid = <Q extends { q?: string; state?: unknown; carrierId?: unknown }>(query: Q) =>
  query.q === undefined && query.state === undefined && query.carrierId === undefined
    ? { ...query, state: pendingPayoutStates }
    : query

/** Where nothing is left to transfer there is nothing for the bank to do. */
const whyNotInBatch = ({ state, hold, net }: Payout): string | undefined => {
  if (state !== 'open' || hold !== null) return texts.bulk.notReady
  return net > 0 ? undefined : texts.bulk.crosses
}

/** All chosen ones go into one batch, or none. */
const toBatch = (open: (id: string) => void): BulkAction<Payout> => ({
  key: 'batch',
  label: texts.bulk.batch,
  icon: 'box',
  effect: texts.bulk.effect,
  whyNot: whyNotInBatch,
  runAll: async (rows) => {
    const ids = rows.map(({ _id }) => _id)
    try {
      const { _id } = await act(api.settlements.createBatch, { body: { payouts: ids } })
      open(_id)
      return ids.map((key) => ({ key }))
    } catch (error) {
      return ids.map((key) => ({ key, error: errorText(error) }))
    }
  },
})

const ReadyOnly = ({ controls }: { controls: TableControls }) => (
  <label className={styles.switch}>
    <Switch
      isOn={controls.state.filters['ready']?.[0] === 'true'}
      onChange={(isOn) => controls.filter('ready', isOn ? ['true'] : [])}
    />
    {texts.readyOnly}
  </label>
)

/** The list is one carrier's: whose, the way to his settlement, and back to everybody's. */
const OfCarrier = ({ controls, rows }: { controls: TableControls; rows: readonly Payout[] }) => {
  const carrierId = controls.state.filters['carrier']?.[0]
  if (carrierId === undefined) return null
  const name = rows.find(({ carrier }) => carrier._id === carrierId)?.carrier.name
  return (
    <span className={styles.switch}>
      {name === undefined ? texts.ofOneCarrier : texts.ofCarrier(name)}
      <Link to={moneyPaths.settlement(carrierId)}>{texts.itsSettlement}</Link>
      <Button size="small" onClick={() => controls.filter('carrier', [])}>
        {texts.ofAll}
      </Button>
    </span>
  )
}

type ShownPlace = Exclude<PayoutPlace, { kind: 'settlement' | 'carriers' }>

export const PayoutList = ({ place }: { place: ShownPlace }) => {
  const client = useQueryClient()
  const navigate = useNavigate()
  const isPhone = useIsPhone()
  const list = useListTable(payoutsList, { cells, ask: withoutPaid })
  const address = useWindowAddress(moneyPaths.payouts)
  const { controls, rows = [] } = list.table
  const openBatch = (id: string) => {
    refreshMoney(client)
    void navigate(moneyPaths.batch(id))
  }
  return (
    <>
      <AdvanceRequests />
      <DebtsNotice />
      <ListTable
        list={list}
        note={texts.help}
        onOpen={({ _id }) => address.open(_id)}
        bulk={{
          nameOf: ({ order, carrier }) => `${formatShortId(order)} · ${carrier.name}`,
          sum: (payouts, where) => <ChosenSum payouts={payouts} isWhole={where === 'question'} />,
          actions: [toBatch(openBatch)],
        }}
        {...(isPhone && { more: { keys: ['ready'], filters: <ReadyOnly controls={controls} /> } })}
        tools={
          <>
            {!isPhone && <ReadyOnly controls={controls} />}
            <OfCarrier controls={controls} rows={rows} />
            <Link to={moneyPaths.payables}>{texts.byCarrier}</Link>
            <Button icon="plus" onClick={() => address.open('anticipo')}>
              {texts.advance.act}
            </Button>
          </>
        }
        drawing="box"
      />
      <PayoutModal id={place.kind === 'payout' ? place.id : undefined} onClose={address.close} />
      <AdvanceModal
        isOpen={place.kind === 'advance'}
        requestId={place.kind === 'advance' ? place.requestId : undefined}
        onClose={address.close}
      />
    </>
  )
}
