import { mailsList } from '@arriero/contract/es/lists/desk/mails'
import type { IncomingMail } from '@arriero/contract/support/mails'
import { MailActs } from '#features/mails/MailActs.tsx'
import { MailFacts } from '#features/mails/MailFacts.tsx'
import { errorTexts } from '@arriero/contract/es/errors'
import { paths } from '#shared/paths.ts'
import { Gone } from '#shared/plain/states/EmptyState.tsx'
import { ListScreen } from '#shared/table/ListScreen.tsx'
import { useListTable } from '#shared/table/use-list-table.ts'
import { LinkButton } from '#shared/ui/LinkButton.tsx'
import { RowModal } from '#shared/ui/windows/RowModal.tsx'
import { mailsScreenTexts as texts } from './mails-screen.texts.ts'

interface MailWindowProps {
  id: string | undefined
  mails: readonly IncomingMail[] | undefined
  onClose: () => void
}

const MailWindow = ({ id, mails, onClose }: MailWindowProps) => (
  <RowModal row={id} title={texts.mail} size="form" onClose={onClose}>
    {(shown) => {
      const mail = mails?.find(({ _id }) => _id === shown)
      if (!mail) return mails && <Gone title={texts.gone} text={errorTexts['mail.not_found']} />
      return (
        <>
          <MailFacts mail={mail} />
          <hr />
          <MailActs mail={mail} onDone={onClose} />
        </>
      )
    }}
  </RowModal>
)

/** What waits unless something else is asked for. */
const waiting = ['waiting']

/** Mails that came in and joined no PQR, for the desk. docs/decisions/0074. */
export default function MailsScreen() {
  const list = useListTable(mailsList, { ask: (query) => ({ state: waiting, ...query }) })
  return (
    <ListScreen
      list={list}
      at={paths.mails}
      action={
        <LinkButton to={paths.supportRequests} kind="quiet" icon="arrowLeft" isFresh>
          {texts.toList}
        </LinkButton>
      }
      row={(id, onClose) => <MailWindow id={id} mails={list.table.rows} onClose={onClose} />}
    />
  )
}
