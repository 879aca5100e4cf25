import { api } from '@arriero/contract'
import type { ReactNode } from 'react'
import type { AdminDocument } from '#features/legal-documents/legal-document.ts'
import { Answer } from '#shared/api/Answer.tsx'
import { useRead } from '#shared/api/queries.ts'
import type { ModalPlace } from '#shared/use-modal-address.ts'
import { Gone } from '#shared/plain/EmptyState.tsx'
import { RowModal } from '#shared/ui/RowModal.tsx'
import { screenTexts as texts } from './legal-documents-screen.texts.ts'

interface DocumentModalProps {
  place: ModalPlace
  /** Undefined for a new one. */
  body: (document: AdminDocument | undefined) => ReactNode
  onClose: () => void
}

/** A document by its id, wherever the list stands: a link to it leads to it. */
const Loaded = ({ id, body }: { id: string; body: DocumentModalProps['body'] }) => {
  const read = useRead<typeof api.legalDocuments.byRole, 'admin'>(api.legalDocuments.byRole, {
    query: { q: id, limit: 1 },
  })
  return (
    <Answer of={read} empty={<Gone title={texts.gone} />}>
      {({ items: [document] }) => body(document)}
    </Answer>
  )
}

/** The form over the list. */
export const DocumentModal = ({ place, body, onClose }: DocumentModalProps) => {
  const open = place.kind === 'row' ? place.id : place.kind === 'new' ? 'new' : undefined
  return (
    <RowModal
      row={open}
      title={(id) => (id === 'new' ? texts.createTitle : texts.editTitle)}
      size="form"
      onClose={onClose}
    >
      {(id) => (id === 'new' ? body(undefined) : <Loaded id={id} body={body} />)}
    </RowModal>
  )
}
