import type { MonthDetail } from '@arriero/contract/money/closings'
import { Link } from 'react-router'
import { formatNumber } from '#shared/format.ts'
import { Money } from '#shared/plain/values/Money.tsx'
import { PlainTable } from '#shared/plain/values/PlainTable.tsx'
import { StateTag } from '#shared/plain/values/StateTag.tsx'
import { wayOf } from './closing-paths.ts'
import { closingsTexts } from './closings.texts.ts'
import styles from './closings.module.css'

const texts = closingsTexts.month

type Check = MonthDetail['checks'][number]

const Result = ({ check: { count, isWarning } }: { check: Check }) => {
  if (count === 0) return <StateTag tone="good">{texts.good}</StateTag>
  return <StateTag tone={isWarning ? 'waiting' : 'bad'}>{isWarning ? texts.warning : texts.pending}</StateTag>
}

/** The list that a month is looked through by, each line with the way to what is open. */
export const MonthChecks = ({ month }: { month: MonthDetail }) => (
  <PlainTable<Check>
    caption={texts.review}
    rows={month.checks}
    keyOf={({ key }) => key}
    columns={[
      {
        key: 'check',
        title: texts.check,
        render: ({ key }) => (
          <>
            {closingsTexts.checks[key].title}
            <small className={styles.muted}>{closingsTexts.checks[key].help}</small>
          </>
        ),
      },
      { key: 'result', title: texts.result, render: (check) => <Result check={check} /> },
      { key: 'count', title: texts.count, align: 'end', render: ({ count }) => formatNumber(count) },
      { key: 'value', title: texts.value, align: 'end', render: ({ value }) => <Money pesos={value} /> },
      {
        key: 'way',
        title: texts.where,
        render: ({ key, count }) =>
          count === 0 ? '—' : <Link to={wayOf(key, month.month)}>{closingsTexts.checks[key].way}</Link>,
      },
    ]}
  />
)
