import { api } from '@arriero/contract'
import type { ReplyOf } from '@arriero/contract/endpoint'
import { bogotaDay } from '@arriero/domain/calendar'
import { Button } from 'antd'
import { useState } from 'react'
import { ReadFailed } from '#shared/api/ReadFailed.tsx'
import { useRead } from '#shared/api/queries.ts'
import { formatDateTime, formatDay } from '#shared/format.ts'
import { Card } from '#shared/plain/Card.tsx'
import { Skeleton } from '#shared/plain/Skeleton.tsx'
import { StateTag } from '#shared/plain/StateTag.tsx'
import { ResponsiveModal } from '#shared/ui/ResponsiveModal.tsx'
import { EditionComparison } from './EditionComparison.tsx'
import { tariffTexts } from './tariff.texts.ts'
import styles from './tariff.module.css'

const texts = tariffTexts.history

type Edition = ReplyOf<typeof api.tariff.all>['items'][number]

const Standing = ({ edition }: { edition: Edition }) => {
  if (edition.isInForce) return <StateTag tone="good">{texts.inForce}</StateTag>
  const isAhead = edition.validFrom > bogotaDay(new Date())
  return <StateTag tone={isAhead ? 'waiting' : 'off'}>{isAhead ? texts.ahead : texts.past}</StateTag>
}

const Detail = ({ edition, isFirst }: { edition: Edition; isFirst: boolean }) => {
  const { data, error, refetch } = useRead(
    api.tariff.detail,
    { params: { _id: edition._id } },
    { staleTimeMs: Infinity },
  )
  if (error) return <ReadFailed error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton shape="lines" />
  const nothing = isFirst ? texts.first : texts.nothing
  return (
    <>
      {data.differences.length === 0 && <p className={styles.help}>{nothing}</p>}
      <EditionComparison differences={data.differences} worked={data.worked} />
    </>
  )
}

const Line = ({ edition, onOpen }: { edition: Edition; onOpen: () => void }) => (
  <li className={styles.edition}>
    <div>
      <strong>{texts.from(formatDay(edition.validFrom))}</strong>
      <p className={styles.note}>
        {edition.by ? texts.by(edition.by.name, formatDateTime(edition.createdAt)) : texts.product}
      </p>
      {edition.note && <p>{edition.note}</p>}
    </div>
    <Standing edition={edition} />
    <Button onClick={onOpen}>{texts.detail}</Button>
  </li>
)

interface EditionHistoryProps {
  /** The edition whose changes are looked at. */
  openId: string | undefined
  onOpen: (id: string) => void
  onClose: () => void
}

/** Every edition, the newest day first; which one counts, and what each changed. */
export const EditionHistory = ({ openId, onOpen, onClose }: EditionHistoryProps) => {
  const { data, error, refetch } = useRead(api.tariff.all, {})
  const [last, setLast] = useState(openId)
  // While it closes it keeps what it showed.
  if (openId !== undefined && openId !== last) setLast(openId)
  const shown = data?.items.find(({ _id }) => _id === (openId ?? last))
  const body = () => {
    if (error) return <ReadFailed error={error} onRetry={() => void refetch()} />
    if (!data) return <Skeleton shape="lines" />
    return (
      <ul className={styles.editions}>
        {data.items.map((edition) => (
          <Line key={edition._id} edition={edition} onOpen={() => onOpen(edition._id)} />
        ))}
      </ul>
    )
  }
  return (
    <Card title={texts.title}>
      <p className={styles.help}>{texts.help}</p>
      {body()}
      {shown && (
        <ResponsiveModal
          isOpen={openId !== undefined}
          title={texts.detailTitle(formatDay(shown.validFrom))}
          onClose={onClose}
        >
          <Detail edition={shown} isFirst={shown._id === data?.items.at(-1)?._id} />
        </ResponsiveModal>
      )}
    </Card>
  )
}
