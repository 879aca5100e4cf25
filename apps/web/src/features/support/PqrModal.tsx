import { api } from '@arriero/contract'
import { CallError } from '@arriero/contract/call'
import { errorTexts } from '@arriero/contract/es/errors'
import type { ReplyOf } from '@arriero/contract/endpoint'
import { type ReactNode, useState } from 'react'
import { ReadFailed } from '#shared/api/ReadFailed.tsx'
import { useRead } from '#shared/api/queries.ts'
import { PlainButton } from '#shared/plain/Button.tsx'
import { EmptyState } from '#shared/plain/EmptyState.tsx'
import { Skeleton } from '#shared/plain/Skeleton.tsx'
import { ResponsiveModal } from '#shared/ui/ResponsiveModal.tsx'
import { supportTexts as texts } from './support.texts.ts'

type Viewer = 'own' | 'staff'
type Read<V extends Viewer> = ReplyOf<typeof api.support.detail, V>

interface PqrModalProps<V extends Viewer> {
  /** Undefined closes it. */
  id: string | undefined
  body: (pqr: Read<V>, readAgain: () => void) => ReactNode
  onClose: () => void
}

const Content = <V extends Viewer>({ id, body, onClose }: PqrModalProps<V> & { id: string }) => {
  const { data, error, refetch } = useRead<typeof api.support.detail, V>(api.support.detail, {
    params: { _id: id },
  })
  if (data) return body(data, () => void refetch())
  if (error instanceof CallError && error.status === 404) {
    const back = <PlainButton onClick={onClose}>{texts.close}</PlainButton>
    return (
      <EmptyState
        drawing="signpost"
        title={texts.goneTitle}
        text={errorTexts['pqr.not_found']}
        action={back}
      />
    )
  }
  if (error) return <ReadFailed error={error} onRetry={() => void refetch()} />
  return <Skeleton shape="lines" />
}

const Title = ({ id }: { id: string }) => {
  const { data } = useRead<typeof api.support.detail, Viewer>(api.support.detail, { params: { _id: id } })
  return texts.pqrTitle(data?.number ?? '')
}

/** One PQR over its list. While it closes it keeps what it showed, so that the focus goes back to where it came from. */
export const PqrModal = <V extends Viewer>(props: PqrModalProps<V>) => {
  const { id, onClose } = props
  const [last, setLast] = useState(id)
  if (id !== undefined && id !== last) setLast(id)
  if (last === undefined) return null
  return (
    <ResponsiveModal isOpen={id !== undefined} title={<Title id={last} />} size="form" onClose={onClose}>
      <Content {...props} key={last} id={last} />
    </ResponsiveModal>
  )
}
