import { api } from '@arriero/contract'
import { DocumentCards } from '#features/legal-documents/DocumentCards.tsx'
import { ReadFailed } from '#shared/api/ReadFailed.tsx'
import { freshEveryMs } from '#shared/api/fresh-files.ts'
import { useRead } from '#shared/api/queries.ts'
import { EmptyState } from '#shared/plain/EmptyState.tsx'
import { Skeleton } from '#shared/plain/Skeleton.tsx'
import { PageHead } from '#shared/ui/PageHead.tsx'
import { screenTexts as texts } from './legal-documents-screen.texts.ts'

const mostShown = 100

const Documents = () => {
  const { data, error, refetch } = useRead<typeof api.legalDocuments.byRole, 'reader'>(
    api.legalDocuments.byRole,
    { query: { limit: mostShown } },
    { refetchEveryMs: freshEveryMs },
  )
  if (error && !data) return <ReadFailed error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton shape="cards" heightPx={150} />
  if (data.items.length === 0)
    return <EmptyState drawing="papers" title={texts.empty} text={texts.readerEmptyHelp} />
  return <DocumentCards label={texts.list} documents={data.items} />
}

/** What was published for one's role. Spec §2: others see cards with download. */
export const ReaderDocuments = () => (
  <>
    <PageHead title={texts.title} help={texts.readerHelp} />
    <Documents />
  </>
)
