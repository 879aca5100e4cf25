import { api } from '@arriero/contract'
import { type ReactNode, useState } from 'react'
import type { AdminDocument } from '#features/legal-documents/legal-document.ts'
import { ReadFailed } from '#shared/api/ReadFailed.tsx'
import { useRead } from '#shared/api/queries.ts'
import { EmptyState } from '#shared/plain/EmptyState.tsx'
import { Skeleton } from '#shared/plain/Skeleton.tsx'
import { ResponsiveModal } from '#shared/ui/ResponsiveModal.tsx'
import type { ModalPlace } from '#shared/use-modal-address.ts'
import { screenTexts as texts } from './legal-documents-screen.texts.ts'

interface DocumentModalProps {
  place: ModalPlace
  /** Undefined for a new one. */
  body: (document: AdminDocument | undefined) => ReactNode
  onClose: () => void
}

/** A document by its id, wherever the list stands: a link to it leads to it. */
const Loaded = ({ id, body }: { id: string; body: DocumentModalProps['body'] }) => {
  const { data, error, refetch } = useRead<typeof api.legalDocuments.byRole, 'admin'>(
    api.legalDocuments.byRole,
    { query: { q: id, limit: 1 } },
  )
  const found = data?.items.find(({ _id }) => _id === id)
  if (found) return body(found)
  if (error) return <ReadFailed error={error} onRetry={() => void refetch()} />
  if (data) return <EmptyState drawing="signpost" title={texts.gone} />
  return <Skeleton shape="lines" />
}

/** The form over the list. While it closes it keeps what it showed. */
export const DocumentModal = ({ place, body, onClose }: DocumentModalProps) => {
  const open = place.kind === 'row' ? place.id : place.kind
  const isOpen = place.kind === 'row' || place.kind === 'new'
  const [last, setLast] = useState(open)
  if (isOpen && open !== last) setLast(open)
  const shown = isOpen ? open : last
  const isNew = shown === 'new'
  return (
    <ResponsiveModal
      isOpen={isOpen}
      title={isNew ? texts.createTitle : texts.editTitle}
      size="form"
      onClose={onClose}
    >
      {isNew ? body(undefined) : <Loaded key={shown} id={shown} body={body} />}
    </ResponsiveModal>
  )
}
