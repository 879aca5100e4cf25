import { noticesList } from '@arriero/contract/es/lists/payment-notices'
import { paths } from '#shared/paths.ts'
import { ListScreen } from '#shared/table/ListScreen.tsx'
import { useListTable } from '#shared/table/use-list-table.ts'
import { RowModal } from '#shared/ui/windows/RowModal.tsx'
import { NoticeDetail } from './NoticeDetail.tsx'
import { noticesTexts as texts } from './payment-notices.texts.ts'

/** What came to the gateway's address, for administrators: what counted and what was refused. Security M8. */
export default function PaymentNoticesScreen() {
  return (
    <ListScreen
      list={useListTable(noticesList)}
      at={paths.paymentNotices}
      row={(id, onClose) => (
        <RowModal row={id} title={texts.modal} onClose={onClose}>
          {(shown) => <NoticeDetail id={shown} />}
        </RowModal>
      )}
    />
  )
}
