import type { api } from '@arriero/contract'
import type { ReplyOf } from '@arriero/contract/endpoint'
import { formatDay, formatNumber } from '#shared/format.ts'
import { PlainTable } from '#shared/plain/PlainTable.tsx'
import { StateTag } from '#shared/plain/StateTag.tsx'
import { WrittenBy } from './WrittenBy.tsx'
import { withholdingsTexts as texts } from './withholdings.texts.ts'
import styles from './withholdings.module.css'

type Town = ReplyOf<typeof api.settlements.withholdings>['towns'][number]

export const TownsTable = ({ towns }: { towns: readonly Town[] }) => {
  if (towns.length === 0) return <p className={styles.help}>{texts.noTowns}</p>
  return (
    <PlainTable<Town>
      caption={texts.towns}
      rows={towns}
      keyOf={({ _id }) => _id}
      columns={[
        { key: 'town', title: texts.town, render: ({ town }) => town },
        {
          key: 'validFrom',
          title: texts.validFrom,
          render: ({ validFrom, isReplaced }) => (
            <>
              {formatDay(validFrom)} {isReplaced && <StateTag tone="off">{texts.replaced}</StateTag>}
            </>
          ),
        },
        {
          key: 'rate',
          title: texts.rate,
          render: ({ perMille }) => `${formatNumber(perMille, 2)}\u00a0‰`,
        },
        { key: 'basis', title: texts.basis, isWide: true, render: ({ basis }) => basis },
        { key: 'by', title: texts.by, render: (one) => <WrittenBy edition={one} /> },
      ]}
    />
  )
}
