import { deliveriesList } from '@arriero/contract/es/lists/deliveries'
import { api } from '@arriero/contract'
import type { ReplyOf } from '@arriero/contract/endpoint'
import { Answer } from '#shared/api/Answer.tsx'
import { errorText } from '#shared/api/error-text.ts'
import { useAct, useRead } from '#shared/api/queries.ts'
import { useToldAct } from '#shared/forms/use-sending.ts'
import { DetailList } from '#shared/plain/values/DetailList.tsx'
import { PlainTable } from '#shared/plain/values/PlainTable.tsx'
import { When } from '#shared/plain/values/When.tsx'
import { listFact, listFacts } from '#shared/table/columns/list-columns.tsx'
import { ActButton } from '#shared/ui/ActButton.tsx'
import { CopyableCode } from '#shared/ui/CopyableCode.tsx'
import { Gone } from '#shared/plain/states/EmptyState.tsx'
import { answerText } from './answer-text.ts'
import { integrationsTexts } from './integrations.texts.ts'
import styles from './integrations.module.css'

const texts = integrationsTexts.deliveries
const waitingEveryMs = 2_000

type Detail = ReplyOf<typeof api.integrations.delivery>

const Attempts = ({ attempts }: Pick<Detail, 'attempts'>) =>
  attempts.length === 0 ? (
    <p>{texts.noAttempts}</p>
  ) : (
    <PlainTable
      caption={texts.attempts}
      columns={[
        { key: 'at', title: texts.at, render: ({ at }) => <When at={at} /> },
        { key: 'answer', title: texts.answer, render: ({ status, problem }) => answerText(status, problem) },
        { key: 'took', title: texts.took, align: 'end', render: ({ durationMs }) => texts.ms(durationMs) },
      ]}
      rows={attempts}
      keyOf={({ at }) => at}
    />
  )

const Facts = ({ delivery }: { delivery: Detail }) => (
  <DetailList
    details={[
      ...listFacts(deliveriesList, delivery, ['event', 'state', 'createdAt']),
      delivery.nextTryAt === null
        ? { label: texts.settled, value: <When at={delivery.settledAt} /> }
        : { label: texts.next, value: <When at={delivery.nextTryAt} /> },
      { label: texts.id, value: <CopyableCode code={delivery._id} />, isWide: true },
      { ...listFact(deliveriesList, delivery, 'webhook'), isWide: true },
    ]}
  />
)

/** One delivery: what was signed, what each try came to, and sending it once more. */
export const DeliveryDetail = ({ id, onChanged }: { id: string; onChanged: () => void }) => {
  const read = useRead(
    api.integrations.delivery,
    { params: { _id: id } },
    { refetchEveryMs: (last) => (last?.state === 'waiting' ? waitingEveryMs : false) },
  )
  const again = useToldAct({
    act: useAct(api.integrations.sendAgain),
    input: { params: { _id: id } },
    done: texts.againDone,
    onSettled: () => {
      void read.refetch()
      onChanged()
    },
  })
  return (
    <Answer of={read} gone={<Gone title={texts.gone} text={errorText(read.error)} />}>
      {(data) => (
        <>
          <Facts delivery={data} />
          <h3 className={styles.sub}>{texts.attempts}</h3>
          <Attempts attempts={data.attempts} />
          <h3 className={styles.sub}>{texts.body}</h3>
          <pre className={styles.body} tabIndex={0} aria-label={texts.body}>
            {data.body}
          </pre>
          <div className={styles.acts}>
            <ActButton
              isPrimary
              isBusy={again.isBusy}
              whyNot={data.state === 'waiting' ? texts.waits : undefined}
              onClick={again.go}
            >
              {texts.again}
            </ActButton>
          </div>
        </>
      )}
    </Answer>
  )
}
