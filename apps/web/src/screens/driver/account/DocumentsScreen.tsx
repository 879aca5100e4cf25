import { api } from '@arriero/contract'
import { Link } from 'react-router'
import { DocumentCards } from '#features/legal-documents/DocumentCards.tsx'
import { Answer } from '#shared/api/Answer.tsx'
import { freshEveryMs } from '#shared/api/fresh-files.ts'
import { useRead } from '#shared/api/queries.ts'
import { Icon } from '#shared/drawings/Icon.tsx'
import { EmptyState } from '#shared/plain/states/EmptyState.tsx'
import { driverPaths } from '../driver-paths.ts'
import { requestsTexts as texts } from '../requests.texts.ts'
import parts from '../parts.module.css'

const mostShown = 100

const List = () => {
  const read = useRead<typeof api.legalDocuments.byRole, 'reader'>(
    api.legalDocuments.byRole,
    { query: { limit: mostShown } },
    { refetchEveryMs: freshEveryMs },
  )

  return (
    <Answer
      of={read}
      wait={{ shape: 'cards', count: 3 }}
      empty={<EmptyState drawing="papers" title={texts.noDocuments} />}
    >
      {({ items }) => <DocumentCards label={texts.documents} documents={items} />}
    </Answer>
  )
}

/** What was published for those who drive. */
export const DocumentsScreen = () => (
  <div className={parts.page}>
    <Link to={driverPaths.trips} className={parts.back}>
      <Icon name="arrowLeft" sizePx={22} /> {texts.trips}
    </Link>
    <h1 className={parts.title}>{texts.documents}</h1>
    <p className={parts.help}>{texts.documentsHelp}</p>
    <List />
  </div>
)
