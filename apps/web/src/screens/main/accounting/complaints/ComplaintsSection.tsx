import { api } from '@arriero/contract'
import type { ComplaintRow } from '@arriero/contract/support/complaints'
import { complaintsList } from '@arriero/contract/es/lists/complaints'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import styles from '#features/settlements/settlements.module.css'
import { refreshMoney } from '#features/settlements/refresh-money.ts'
import { AnswerForm } from '#features/support/AnswerForm.tsx'
import { type OpenedPqr, refreshPqrs } from '#features/support/pqr.ts'
import { PqrAbout } from '#features/support/PqrAbout.tsx'
import { PqrFacts } from '#features/support/PqrFacts.tsx'
import { LegalClock } from '#features/support/LegalClock.tsx'
import { PqrModal } from '#features/support/PqrModal.tsx'
import { PqrStatusTag } from '#features/support/PqrStatusTag.tsx'
import { keyOf } from '#shared/api/queries.ts'
import { Switch } from '#shared/plain/fields/Switch.tsx'
import { ListScreen } from '#shared/table/ListScreen.tsx'
import { useListTable } from '#shared/table/use-list-table.ts'
import { moneyPaths } from '#features/settlements/money-paths.ts'
import { complaintsTexts as texts } from './complaints.texts.ts'

const cells = {
  status: ({ status }: ComplaintRow) => <PqrStatusTag status={status} />,
  light: (row: ComplaintRow) => <LegalClock pqr={row} isShort />,
}

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
          <hr />
          <AnswerForm pqr={pqr} onChanged={onChanged} onDone={onDone} />
        </>
      )}
    </>
  )
}

/** Complaints of clients about their services: they hold money, so who pays it reads and answers them. Decisions §16. */
export default function ComplaintsSection() {
  const client = useQueryClient()
  const list = useListTable(complaintsList, { cells })
  const { controls } = list.table
  const changed = () => {
    void client.invalidateQueries({ queryKey: keyOf(api.complaints.all) })
    refreshPqrs(client)
    refreshMoney(client)
  }
  return (
    <ListScreen
      list={list}
      at={moneyPaths.complaints}
      note={texts.help}
      tools={
        <label className={styles.switch}>
          <Switch
            isOn={controls.state.filters['holding']?.[0] === 'true'}
            onChange={(isOn) => controls.filter('holding', isOn ? ['true'] : [])}
          />
          {texts.holdingOnly}
        </label>
      }
      row={(id, onClose) => (
        <PqrModal<'staff'>
          id={id}
          body={(pqr, readAgain) => (
            <Body
              pqr={pqr}
              onChanged={readAgain}
              onDone={() => {
                onClose()
                changed()
              }}
            />
          )}
          onClose={onClose}
        />
      )}
    />
  )
}
