import { api } from '@arriero/contract'
import type { ReplyOf } from '@arriero/contract/endpoint'
import { Answer } from '#shared/api/Answer.tsx'
import { useAct, useRead } from '#shared/api/queries.ts'
import { send } from '#shared/api/send.ts'
import { formatMoney } from '#shared/format.ts'
import { PlainTable } from '#shared/plain/values/PlainTable.tsx'
import type { OpenEdition } from './CostEditions.tsx'
import { changeOf } from './EditionComparison.tsx'
import { EditionChanges, EditionHistory } from './EditionHistory.tsx'
import { EditionPreview } from './EditionPreview.tsx'
import { EditionUpload } from './EditionUpload.tsx'
import { tariffEditionsTexts as texts } from './tariff-editions.texts.ts'
import styles from './tariff-editions.module.css'

type Difference = ReplyOf<typeof api.tolls.detail>['differences'][number]

const amount = (pesos: number | null): string => (pesos === null ? texts.tolls.none : formatMoney(pesos))

/** A year's rise changes every figure of the country: the first of them tell it. */
const shownMost = 200

const TollDifferences = ({ differences }: { differences: readonly Difference[] }) => (
  <>
    <PlainTable<Difference>
      caption={texts.tolls.caption}
      rows={differences.slice(0, shownMost)}
      keyOf={({ code, name, category }) => `${code} ${name} ${category}`}
      columns={[
        { key: 'post', title: texts.tolls.post, render: ({ name }) => name },
        { key: 'category', title: texts.tolls.category, render: ({ category }) => category },
        {
          key: 'before',
          title: texts.comparison.before,
          align: 'end',
          render: ({ before }) => amount(before),
        },
        { key: 'after', title: texts.comparison.after, align: 'end', render: ({ after }) => amount(after) },
        {
          key: 'change',
          title: texts.comparison.change,
          align: 'end',
          render: ({ before, after }) => (before === null || after === null ? '—' : changeOf(before, after)),
        },
      ]}
    />
    {differences.length > shownMost && (
      <p className={styles.note}>{texts.tolls.more(differences.length - shownMost)}</p>
    )}
  </>
)

const Detail = ({ id, isFirst }: { id: string; isFirst: boolean }) => {
  const read = useRead(api.tolls.detail, { params: { _id: id } }, { staleTimeMs: Infinity })
  return (
    <Answer of={read}>
      {({ differences }) => (
        <EditionChanges isFirst={isFirst} changes={differences.length}>
          {differences.length > 0 && <TollDifferences differences={differences} />}
        </EditionChanges>
      )}
    </Answer>
  )
}

export const TollHistory = (open: OpenEdition) => (
  <EditionHistory
    {...open}
    {...texts.history.tolls}
    read={useRead(api.tolls.all, {})}
    detail={({ _id }, isFirst) => <Detail id={_id} isFirst={isFirst} />}
  />
)

export const TollUpload = ({ onDone }: { onDone: () => void }) => {
  const create = useAct(api.tolls.create)
  return (
    <EditionUpload
      words={texts.upload.tolls}
      review={useAct(api.tolls.preview)}
      template={() => send(api.tolls.template, {})}
      onDone={onDone}
    >
      {({ problems, comparedWith, differences }, sheet) => (
        <EditionPreview
          {...sheet}
          problems={problems.map(({ post, ...problem }) => ({ ...problem, place: post ?? '' }))}
          changes={differences.length}
          comparedWith={comparedWith}
          create={create}
          draft="tolls-note"
        >
          <TollDifferences differences={differences} />
        </EditionPreview>
      )}
    </EditionUpload>
  )
}
