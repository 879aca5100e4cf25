import { api } from '@arriero/contract'
import { useProfile } from '#shared/session/use-session.ts'
import { DocumentCards } from '#features/legal-documents/DocumentCards.tsx'
import { Answer } from '#shared/api/Answer.tsx'
import { freshEveryMs } from '#shared/api/fresh-files.ts'
import { useRead } from '#shared/api/queries.ts'
import { EmptyState } from '#shared/plain/states/EmptyState.tsx'
import { PageHead } from '#shared/ui/PageHead.tsx'
import { AdminDocuments } from './AdminDocuments.tsx'
import { screenTexts as texts } from './legal-documents-screen.texts.ts'

const mostShown = 100

const Documents = () => {
  const read = useRead<typeof api.legalDocuments.byRole, 'reader'>(
    api.legalDocuments.byRole,
    { query: { limit: mostShown } },
    { refetchEveryMs: freshEveryMs },
  )

  return (
    <Answer
      of={read}
      wait={{ shape: 'cards', heightPx: 150 }}
      empty={<EmptyState drawing="papers" title={texts.empty} text={texts.readerEmptyHelp} />}
    >
      {({ items }) => <DocumentCards label={texts.list} documents={items} />}
    </Answer>
  )
}

/** What was published for one's role. Spec §2: others see cards with download. */
const ReaderDocuments = () => (
  <>
    <PageHead title={texts.title} help={texts.readerHelp} />
    <Documents />
  </>
)

/** Administrators get the table, everybody else his cards. Spec §2, §6. */
export default function LegalDocumentsScreen() {
  const { rol } = useProfile()
  return rol === 'administrator' ? <AdminDocuments /> : <ReaderDocuments />
}
