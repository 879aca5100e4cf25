import { api } from '@arriero/contract'
import { monthText } from '@arriero/contract/es/when'
import type { MonthRow } from '@arriero/contract/money/closings'
import { Link } from 'react-router'
import { Answer } from '#shared/api/Answer.tsx'
import { useRead } from '#shared/api/queries.ts'
import { formatNumber } from '#shared/format.ts'
import { EmptyState } from '#shared/plain/states/EmptyState.tsx'
import { Money } from '#shared/plain/values/Money.tsx'
import { PlainTable } from '#shared/plain/values/PlainTable.tsx'
import { PageHead } from '#shared/ui/PageHead.tsx'
import { closingPaths } from './closing-paths.ts'
import { closingsTexts as texts } from './closings.texts.ts'
import { ClosedBy, MonthStateTag } from './MonthState.tsx'

const { columns } = texts

/** Every month since the first entry, the newest first. */
export const MonthsPage = () => {
  const read = useRead(api.closings.all, {})
  return (
    <>
      <PageHead
        title={texts.title}
        help={texts.help}
        action={<Link to={closingPaths.chart}>{texts.toChart}</Link>}
      />
      <Answer of={read} wait="table">
        {({ months }) =>
          months.length === 0 ? (
            <EmptyState drawing="papers" title={texts.emptyTitle} text={texts.empty} />
          ) : (
            <PlainTable<MonthRow>
              caption={texts.list}
              rows={months}
              keyOf={({ month }) => month}
              columns={[
                {
                  key: 'month',
                  title: columns.month,
                  render: ({ month }) => <Link to={closingPaths.month(month)}>{monthText(month)}</Link>,
                },
                { key: 'state', title: columns.state, render: (row) => <MonthStateTag {...row} /> },
                {
                  key: 'debit',
                  title: columns.debit,
                  align: 'end',
                  render: ({ debit }) => <Money pesos={debit} />,
                },
                {
                  key: 'entries',
                  title: columns.entries,
                  align: 'end',
                  render: ({ entries }) => formatNumber(entries),
                },
                { key: 'closed', title: columns.closed, render: (row) => <ClosedBy {...row} /> },
              ]}
            />
          )
        }
      </Answer>
    </>
  )
}
