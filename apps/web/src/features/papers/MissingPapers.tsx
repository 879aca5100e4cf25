import { api } from '@arriero/contract'
import type { ReplyOf } from '@arriero/contract/endpoint'
import { mayAsk } from '@arriero/domain/papers/paper-review'
import { useAct, useRead } from '#shared/api/queries.ts'
import { Icon } from '#shared/drawings/Icon.tsx'
import { useToldAct } from '#shared/forms/use-sending.ts'
import { formatDate } from '#shared/format.ts'
import { Button } from '#shared/plain/Button.tsx'
import { useNow } from '#shared/use-now.ts'
import { papersTexts } from './papers.texts.ts'
import type { Holder } from './holder.ts'
import styles from './papers.module.css'

const texts = papersTexts.ask

type Missing = ReplyOf<typeof api.papers.missing>['items'][number]

const targetOf = (holder: Holder) =>
  'userId' in holder
    ? ({ _id: holder.userId, holder: 'person' } as const)
    : ({ _id: holder.vehicleId, holder: 'vehicle' } as const)

const Row = ({ holder: of, paper }: { holder: Holder; paper: Missing }) => {
  const { _id, holder } = targetOf(of)
  const { kind, name, blocks, askedAt } = paper
  const now = new Date(useNow())
  const isAskable = mayAsk(askedAt === null ? null : new Date(askedAt), now)
  const ask = useToldAct({
    act: useAct(api.papers.ask),
    input: { params: { _id }, body: { holder, kind } },
    done: texts.done(name),
    refreshes: [api.papers.missing],
  })
  return (
    <li>
      <div>
        <span>
          <Icon name="alert" sizePx={16} /> {papersTexts.bring.missingOne(name)}
        </span>
        <small>{texts.blocks[blocks]}</small>
      </div>
      <div className={styles.asked}>
        {askedAt !== null && <em>{texts.askedOn(formatDate(askedAt))}</em>}
        {isAskable && (
          <Button isBusy={ask.isBusy} aria-label={texts.askOf(name)} onClick={ask.go}>
            {askedAt === null ? texts.ask : texts.askAgain}
          </Button>
        )}
      </div>
    </li>
  )
}

/** For staff: what was never brought, what it blocks, and one press that asks its owner for it. */
export const MissingPapers = ({ holder }: { holder: Holder }) => {
  const { _id, holder: of } = targetOf(holder)
  const { data } = useRead(api.papers.missing, { params: { _id }, query: { holder: of } })
  if (!data || data.items.length === 0) return null
  return (
    <ul className={styles.missing} aria-label={papersTexts.bring.missing}>
      {data.items.map((paper) => (
        <Row key={paper.kind} holder={holder} paper={paper} />
      ))}
    </ul>
  )
}
