import type { api } from '@arriero/contract'
import { heldOn } from '@arriero/domain/money/withholdings'
import type { ReplyOf } from '@arriero/contract/endpoint'
import { formatDay, formatMoney, formatNumber, formatWeight } from '#shared/format.ts'
import { PlainTable } from '#shared/plain/values/PlainTable.tsx'
import { StateTag } from '#shared/plain/values/StateTag.tsx'
import { beginOf } from './edition-fields.ts'
import { WrittenBy } from './WrittenBy.tsx'
import { withholdingsTexts as texts } from './withholdings.texts.ts'
import styles from './withholdings.module.css'

export type Rules = ReplyOf<typeof api.settlements.withholdings>['rules'][number]

const percent = (value: number) => `${formatNumber(value, 3)}\u00a0%`

/** Newest first; the first whose day has come is in force. What was replaced stays to be read. */
export const RulesTable = ({ rules, today }: { rules: readonly Rules[]; today: string }) => {
  const inForce = heldOn(rules, today, beginOf)
  return (
    <PlainTable<Rules>
      caption={texts.rules}
      rows={rules}
      keyOf={({ _id }) => _id}
      columns={[
        {
          key: 'validFrom',
          title: texts.validFrom,
          render: (one) => (
            <>
              {formatDay(one.validFrom)} {one === inForce && <StateTag tone="good">{texts.inForce}</StateTag>}
              {one.isReplaced && <StateTag tone="off">{texts.replaced}</StateTag>}
            </>
          ),
        },
        { key: 'uvt', title: texts.uvt, render: ({ uvt }) => formatMoney(uvt) },
        {
          key: 'source',
          title: texts.source,
          render: ({ source, sourceFromUvt }) => (
            <>
              {percent(source)}
              <small className={styles.muted}>{texts.sourceFrom(sourceFromUvt)}</small>
            </>
          ),
        },
        {
          key: 'fopat',
          title: texts.fopat,
          render: ({ fopat, fopatFromKg }) => (
            <>
              {percent(fopat)}
              <small className={styles.muted}>{texts.fopatFrom(formatWeight(fopatFromKg))}</small>
            </>
          ),
        },
        { key: 'basis', title: texts.basis, isWide: true, render: ({ basis }) => basis },
        { key: 'by', title: texts.by, render: (one) => <WrittenBy edition={one} /> },
      ]}
    />
  )
}
