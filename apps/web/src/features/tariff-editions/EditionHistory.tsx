import type { api } from '@arriero/contract'
import type { ReplyOf } from '@arriero/contract/endpoint'
import { bogotaDay } from '@arriero/domain/time/calendar'
import type { ReactNode } from 'react'
import { Answer, type Read } from '#shared/api/Answer.tsx'
import { formatDateTime, formatDay } from '#shared/format.ts'
import { Button } from '#shared/plain/Button.tsx'
import { Card } from '#shared/plain/Card.tsx'
import { StateTag } from '#shared/plain/values/StateTag.tsx'
import { RowModal } from '#shared/ui/windows/RowModal.tsx'
import { tariffEditionsTexts } from './tariff-editions.texts.ts'
import styles from './tariff-editions.module.css'

const texts = tariffEditionsTexts.history

type Edition = ReplyOf<typeof api.tariffEditions.all>['items'][number]

const Standing = ({ edition }: { edition: Edition }) => {
  if (edition.isInForce) return <StateTag tone="good">{texts.inForce}</StateTag>
  const isAhead = edition.validFrom > bogotaDay(new Date())
  return <StateTag tone={isAhead ? 'waiting' : 'off'}>{isAhead ? texts.ahead : texts.past}</StateTag>
}

interface EditionChangesProps {
  isFirst: boolean
  changes: number
  children: ReactNode
}

/** What an edition changed of the one before it, or that it changed nothing. */
export const EditionChanges = ({ isFirst, changes, children }: EditionChangesProps) => (
  <>
    {changes === 0 && <p className={styles.help}>{isFirst ? texts.first : texts.nothing}</p>}
    {children}
  </>
)

const Line = ({ edition, product, onOpen }: { edition: Edition; product: string; onOpen: () => void }) => (
  <li className={styles.edition}>
    <div>
      <strong>{texts.from(formatDay(edition.validFrom))}</strong>
      <p className={styles.note}>
        {edition.by ? texts.by(edition.by.name, formatDateTime(edition.createdAt)) : product}
      </p>
      {edition.note && <p>{edition.note}</p>}
    </div>
    <Standing edition={edition} />
    <Button onClick={onOpen}>{texts.detail}</Button>
  </li>
)

interface EditionHistoryProps {
  read: Read<{ items: readonly Edition[] }>
  title: string
  /** What the one is called that nobody brought. */
  product: string
  /** The edition whose changes are looked at. */
  openId: string | undefined
  onOpen: (id: string) => void
  onClose: () => void
  detail: (edition: Edition, isFirst: boolean) => ReactNode
}

/** Every edition, the newest day first; which one counts, and what each changed. */
export const EditionHistory = ({
  read,
  title,
  product,
  openId,
  onOpen,
  onClose,
  detail,
}: EditionHistoryProps) => {
  const editions = read.data?.items
  return (
    <Card title={title}>
      <p className={styles.help}>{texts.help}</p>
      <Answer of={read}>
        {({ items }) => (
          <ul className={styles.editions}>
            {items.map((edition) => (
              <Line
                key={edition._id}
                edition={edition}
                product={product}
                onOpen={() => onOpen(edition._id)}
              />
            ))}
          </ul>
        )}
      </Answer>
      <RowModal
        row={editions?.find(({ _id }) => _id === openId)}
        keyOf={({ _id }) => _id}
        title={({ validFrom }) => texts.detailTitle(formatDay(validFrom))}
        onClose={onClose}
      >
        {(edition) => detail(edition, edition._id === editions?.at(-1)?._id)}
      </RowModal>
    </Card>
  )
}
