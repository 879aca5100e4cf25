import { api } from '@arriero/contract'
import type { ComplaintRow } from '@arriero/contract/support/complaints'
import { complaintsList } from '@arriero/contract/es/lists/complaints'
import { useQueryClient } from '@tanstack/react-query'
import { Link } from 'react-router'
import { AskedThread } from '#features/messages/AskedThread.tsx'
import styles from '#features/settlements/settlements.module.css'
import { refreshMoney } from '#features/settlements/refresh-money.ts'
import { AnswerModal } from '#features/support/AnswerModal.tsx'
import { refreshPqrs } from '#features/support/pqr.ts'
import { LegalClock } from '#features/support/LegalClock.tsx'
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
        <AnswerModal
          id={id}
          more={(pqr) => (
            <>
              {pqr.orderId !== null && (
                <Link to={`${moneyPaths.payouts}?q=${pqr.orderId}`}>{texts.payouts}</Link>
              )}
              <AskedThread orderId={pqr.orderId} isOpen={pqr.status !== 'Solucionado'} />
            </>
          )}
          onDone={() => {
            onClose()
            changed()
          }}
          onClose={onClose}
        />
      )}
    />
  )
}
