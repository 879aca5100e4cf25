import { ownPqrsList } from '@arriero/contract/es/lists/support'
import { useQueryClient } from '@tanstack/react-query'
import { LegalClock } from '#features/support/LegalClock.tsx'
import { NewPqrForm } from '#features/support/NewPqrForm.tsx'
import { type Pqr, refreshPqrs, typeWords } from '#features/support/pqr.ts'
import { PqrFacts } from '#features/support/PqrFacts.tsx'
import { PqrModal } from '#features/support/PqrModal.tsx'
import { PqrStatusTag } from '#features/support/PqrStatusTag.tsx'
import { paths } from '#shared/paths.ts'
import { ListScreen } from '#shared/table/ListScreen.tsx'
import { useListTable } from '#shared/table/use-list-table.ts'
import { ownRequestsTexts as texts } from './own-requests.texts.ts'

const cells = {
  light: (pqr: Pqr) => <LegalClock pqr={pqr} />,
  status: ({ status }: Pqr) => <PqrStatusTag status={status} />,
  type: typeWords,
}

/** One's own PQRs, from the account menu. Decisions §17. */
export default function OwnRequestsScreen() {
  const client = useQueryClient()
  return (
    <ListScreen
      list={useListTable(ownPqrsList, { cells, ask: (query) => ({ ...query, mine: true }) })}
      at={paths.ownRequests}
      row={(id, onClose) => (
        <PqrModal<'own'> id={id} body={(pqr) => <PqrFacts pqr={pqr} />} onClose={onClose} />
      )}
      create={{
        label: texts.create,
        title: texts.create,
        form: (onDone) => (
          <NewPqrForm
            onDone={() => {
              onDone()
              refreshPqrs(client)
            }}
          />
        ),
      }}
    />
  )
}
