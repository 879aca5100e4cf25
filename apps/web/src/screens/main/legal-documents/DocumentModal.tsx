import { api } from '@arriero/contract'
import type { ReactNode } from 'react'
import type { AdminDocument } from '#features/legal-documents/legal-document.ts'
import { Answer } from '#shared/api/Answer.tsx'
import { useRead } from '#shared/api/queries.ts'
import { Gone } from '#shared/plain/states/EmptyState.tsx'
import { RowModal } from '#shared/ui/windows/RowModal.tsx'
import { screenTexts as texts } from './legal-documents-screen.texts.ts'

interface DocumentModalProps {
  id: string | undefined
  body: (document: AdminDocument) => ReactNode
  onClose: () => void
}

/** A document by its id, wherever the list stands: a link to it leads to it. */
const Loaded = ({ id, body }: { id: string; body: DocumentModalProps['body'] }) => {
  const read = useRead<typeof api.legalDocuments.byRole, 'admin'>(api.legalDocuments.byRole, {
    query: { q: id, limit: 1 },
  })
  return (
    <Answer of={read} empty={<Gone title={texts.gone} />}>
      {({ items: [document] }) => document && body(document)}
    </Answer>
  )
}

/** Changing one, over the list. */
export const DocumentModal = ({ id, body, onClose }: DocumentModalProps) => (
  <RowModal row={id} title={texts.editTitle} size="form" onClose={onClose}>
    {(shown) => <Loaded id={shown} body={body} />}
  </RowModal>
)
