import { api } from '@arriero/contract'
import { errorTexts } from '@arriero/contract/es/errors'
import type { ReplyOf } from '@arriero/contract/endpoint'
import type { ReactNode } from 'react'
import { Answer } from '#shared/api/Answer.tsx'
import { useRead } from '#shared/api/queries.ts'
import { Gone } from '#shared/plain/states/EmptyState.tsx'
import { RowModal } from '#shared/ui/windows/RowModal.tsx'
import { supportTexts as texts } from './support.texts.ts'

type Viewer = 'own' | 'staff'
type Read<V extends Viewer> = ReplyOf<typeof api.support.detail, V>

interface PqrModalProps<V extends Viewer> {
  /** Undefined closes it. */
  id: string | undefined
  body: (pqr: Read<V>, readAgain: () => void) => ReactNode
  onClose: () => void
}

const Content = <V extends Viewer>({ id, body }: Pick<PqrModalProps<V>, 'body'> & { id: string }) => {
  const read = useRead<typeof api.support.detail, V>(api.support.detail, { params: { _id: id } })
  return (
    <Answer of={read} gone={<Gone title={texts.goneTitle} text={errorTexts['pqr.not_found']} />}>
      {(pqr) => body(pqr, () => void read.refetch())}
    </Answer>
  )
}

const Title = ({ id }: { id: string }) => {
  const { data } = useRead<typeof api.support.detail, Viewer>(api.support.detail, { params: { _id: id } })
  return texts.pqrTitle(data?.number ?? '')
}

/** A window over the list that shows one request (PQR). */
export const PqrModal = <V extends Viewer>({ id, body, onClose }: PqrModalProps<V>) => (
  <RowModal row={id} title={(shown) => <Title id={shown} />} size="form" onClose={onClose}>
    {(shown) => <Content id={shown} body={body} />}
  </RowModal>
)
