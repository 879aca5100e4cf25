import { api } from '@arriero/contract'
import type { ComplaintRow } from '@arriero/contract/complaints'
import { useQueryClient } from '@tanstack/react-query'
import { Divider, Switch } from 'antd'
import { useState } from 'react'
import { Link } from 'react-router'
import styles from '#features/settlements/settlements.module.css'
import { refreshMoney } from '#features/settlements/refresh-money.ts'
import { AnswerForm } from '#features/support/AnswerForm.tsx'
import { type OpenedPqr, refreshPqrs } from '#features/support/pqr.ts'
import { PqrAbout } from '#features/support/PqrAbout.tsx'
import { PqrFacts } from '#features/support/PqrFacts.tsx'
import { PqrModal } from '#features/support/PqrModal.tsx'
import { keyOf, useRead } from '#shared/api/queries.ts'
import { EmptyState } from '#shared/plain/EmptyState.tsx'
import { DataTable } from '#shared/table/DataTable.tsx'
import { tableQuery } from '#shared/table/table-query.ts'
import { TableSearch } from '#shared/table/TableSearch.tsx'
import { useList } from '#shared/table/use-list.ts'
import { useTableState } from '#shared/table/useTableState.ts'
import { readModalPlace } from '#shared/use-modal-address.ts'
import { UnknownPlace } from '#shared/ui/UnknownPlace.tsx'
import { moneyPaths } from '#features/settlements/money-paths.ts'
import { useServiceAddress } from '#features/orders/lists/use-service-address.ts'
import { complaintColumns } from './complaint-columns.tsx'
import { complaintsTexts as texts } from './complaints.texts.ts'

const filterKeys = ['q', 'status', 'holding'] as const
const rules = {
  sorts: ['-createDate', 'createDate'],
  filters: { status: 'many', holding: ['one', 'isHolding'] },
} as const

interface BodyProps {
  pqr: OpenedPqr
  onChanged: () => void
  onDone: () => void
}

/** What went wrong, the payouts it holds, and the answer that lets them go. */
const Body = ({ pqr, onChanged, onDone }: BodyProps) => {
  const [wasOpen] = useState(pqr.status !== 'Solucionado')
  return (
    <>
      <PqrFacts pqr={pqr} about={<PqrAbout pqr={pqr} />} />
      {pqr.orderId !== null && <Link to={`${moneyPaths.payouts}?q=${pqr.orderId}`}>{texts.payouts}</Link>}
      {wasOpen && (
        <>
          <Divider />
          <AnswerForm pqr={pqr} onChanged={onChanged} onDone={onDone} />
        </>
      )}
    </>
  )
}

/** Complaints of clients about their services: they hold money, so who pays it reads and answers them. Decisions §16. */
export default function ComplaintsSection({ rest }: { rest: string }) {
  const client = useQueryClient()
  const controls = useTableState(filterKeys)
  const address = useServiceAddress(moneyPaths.complaints)
  const list = useList(useRead(api.complaints.all, { query: tableQuery(controls.state, rules) }), controls)
  const place = readModalPlace(rest)
  if (place.kind !== 'list' && place.kind !== 'row') return <UnknownPlace list={moneyPaths.complaints} />
  const changed = () => {
    void client.invalidateQueries({ queryKey: keyOf(api.complaints.all) })
    refreshPqrs(client)
    refreshMoney(client)
  }
  return (
    <>
      <p className={styles.muted}>{texts.help}</p>
      <DataTable<ComplaintRow>
        {...list}
        label={texts.list}
        columns={complaintColumns}
        keyOf={({ _id }) => _id}
        controls={controls}
        onReload={list.reload}
        onOpen={({ _id }) => address.open(_id)}
        tools={
          <>
            <TableSearch controls={controls} hint={texts.search} />
            <label className={styles.switch}>
              <Switch
                checked={controls.state.filters['holding']?.[0] === 'true'}
                onChange={(isOn) => controls.filter('holding', isOn ? ['true'] : [])}
              />
              {texts.holdingOnly}
            </label>
          </>
        }
        empty={<EmptyState drawing="papers" title={texts.nothing} text={texts.nothingHelp} />}
      />
      <PqrModal<'staff'>
        id={place.kind === 'row' ? place.id : undefined}
        body={(pqr, readAgain) => (
          <Body
            pqr={pqr}
            onChanged={readAgain}
            onDone={() => {
              address.close()
              changed()
            }}
          />
        )}
        onClose={address.close}
      />
    </>
  )
}
