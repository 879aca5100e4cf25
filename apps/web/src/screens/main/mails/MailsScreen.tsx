import { api } from '@arriero/contract'
import { mailsList } from '@arriero/contract/es/lists/desk/mails'
import { MailActs } from '#features/mails/MailActs.tsx'
import { MailFacts } from '#features/mails/MailFacts.tsx'
import { errorTexts } from '@arriero/contract/es/errors'
import { Answer } from '#shared/api/Answer.tsx'
import { useRead } from '#shared/api/queries.ts'
import { paths } from '#shared/paths.ts'
import { Gone } from '#shared/plain/states/EmptyState.tsx'
import { ListScreen } from '#shared/table/ListScreen.tsx'
import { useListTable } from '#shared/table/use-list-table.ts'
import { LinkButton } from '#shared/ui/LinkButton.tsx'
import { RowModal } from '#shared/ui/windows/RowModal.tsx'
import { mailsScreenTexts as texts } from './mails-screen.texts.ts'

const Read = ({ id, onDone }: { id: string; onDone: () => void }) => (
  <Answer
    of={useRead(api.mails.all, { query: { id } })}
    empty={<Gone title={texts.gone} text={errorTexts['mail.not_found']} />}
  >
    {({ items: [mail] }) =>
      mail && (
        <>
          <MailFacts mail={mail} />
          <hr />
          <MailActs mail={mail} onDone={onDone} />
        </>
      )
    }
  </Answer>
)

interface MailWindowProps {
  id: string | undefined
  onClose: () => void
}

const MailWindow = ({ id, onClose }: MailWindowProps) => (
  <RowModal row={id} title={texts.mail} size="form" onClose={onClose}>
    {(shown) => <Read id={shown} onDone={onClose} />}
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
      row={(id, onClose) => <MailWindow id={id} onClose={onClose} />}
    />
  )
}
