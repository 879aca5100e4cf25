import { api } from '@arriero/contract'
import type { ReplyOf } from '@arriero/contract/endpoint'
import { bogotaDay } from '@arriero/domain/time/calendar'
import { Answer } from '#shared/api/Answer.tsx'
import { useRead } from '#shared/api/queries.ts'
import { formatDateTime, formatDay } from '#shared/format.ts'
import { Button } from '#shared/plain/Button.tsx'
import { Card } from '#shared/plain/Card.tsx'
import { StateTag } from '#shared/plain/values/StateTag.tsx'
import { RowModal } from '#shared/ui/windows/RowModal.tsx'
import { EditionComparison } from './EditionComparison.tsx'
import { tariffEditionsTexts } from './tariff-editions.texts.ts'
import styles from './tariff-editions.module.css'

const texts = tariffEditionsTexts.history

type Edition = ReplyOf<typeof api.tariffEditions.all>['items'][number]

const Standing = ({ edition }: { edition: Edition }) => {
  if (edition.isInForce) return <StateTag tone="good">{texts.inForce}</StateTag>
  const isAhead = edition.validFrom > bogotaDay(new Date())
  return <StateTag tone={isAhead ? 'waiting' : 'off'}>{isAhead ? texts.ahead : texts.past}</StateTag>
}

const Detail = ({ edition, isFirst }: { edition: Edition; isFirst: boolean }) => {
  const read = useRead(api.tariffEditions.detail, { params: { _id: edition._id } }, { staleTimeMs: Infinity })
  const nothing = isFirst ? texts.first : texts.nothing
  return (
    <Answer of={read}>
      {({ differences, worked }) => (
        <>
          {differences.length === 0 && <p className={styles.help}>{nothing}</p>}
          <EditionComparison differences={differences} worked={worked} />
        </>
      )}
    </Answer>
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
  const read = useRead(api.tariffEditions.all, {})
  const editions = read.data?.items
  return (
    <Card title={texts.title}>
      <p className={styles.help}>{texts.help}</p>
      <Answer of={read}>
        {({ items }) => (
          <ul className={styles.editions}>
            {items.map((edition) => (
              <Line key={edition._id} edition={edition} onOpen={() => onOpen(edition._id)} />
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
        {(edition) => <Detail edition={edition} isFirst={edition._id === editions?.at(-1)?._id} />}
      </RowModal>
    </Card>
  )
}
