import { api } from '@arriero/contract'
import { latePostingsList } from '@arriero/contract/es/lists/money/late-postings'
import { monthText } from '@arriero/contract/es/when'
import type { MonthDetail } from '@arriero/contract/money/closings'
import type { Month } from '@arriero/domain/money/closing/months'
import { Link, useNavigate } from 'react-router'
import { Answer } from '#shared/api/Answer.tsx'
import { useRead } from '#shared/api/queries.ts'
import { paths } from '#shared/paths.ts'
import { Card } from '#shared/plain/Card.tsx'
import { ListTable } from '#shared/table/ListTable.tsx'
import { useListTable } from '#shared/table/use-list-table.ts'
import { PageHead } from '#shared/ui/PageHead.tsx'
import { UnknownPlace } from '#shared/ui/UnknownPlace.tsx'
import { CloseMonth } from './CloseMonth.tsx'
import { closingsTexts } from './closings.texts.ts'
import { MonthAccounts } from './MonthAccounts.tsx'
import { MonthChecks } from './MonthChecks.tsx'
import { MonthFiles } from './MonthFiles.tsx'
import { ClosedBy, MonthStateTag } from './MonthState.tsx'
import styles from './closings.module.css'

const texts = closingsTexts.month

/** What came after it: each row opens the books of its service. */
const Late = ({ month, title }: { month: Month; title: string }) => {
  const navigate = useNavigate()
  const list = useListTable(latePostingsList, { input: { params: { month } } })
  return (
    <section>
      <h2 className={styles.title}>{title}</h2>
      <p className={styles.help}>{texts.lateHelp}</p>
      <ListTable list={list} onOpen={({ orderId }) => void navigate(`${paths.accounting}/${orderId}`)} />
    </section>
  )
}

const Whole = ({ month }: { month: MonthDetail }) => {
  const isClosed = month.state === 'closed'
  return (
    <div className={styles.page}>
      <div className={styles.state}>
        <MonthStateTag state={month.state} />
        {isClosed && (
          <>
            <span>{texts.closed}</span>
            <span>
              <ClosedBy closed={month.closed} />
            </span>
          </>
        )}
      </div>
      {!isClosed && (
        <Card title={texts.review}>
          <MonthChecks month={month} />
          <CloseMonth month={month} />
        </Card>
      )}
      <Card title={texts.accounts}>
        <MonthAccounts month={month} />
      </Card>
      {isClosed && <MonthFiles month={month.month} />}
      {(isClosed || month.late > 0) && (
        <Late month={month.month} title={isClosed ? texts.late : texts.next} />
      )}
    </div>
  )
}

/** One month: what keeps it open, what each account moved, its files, and what came after it. */
export const MonthPage = ({ month }: { month: Month }) => (
  <Answer
    of={useRead(api.closings.month, { params: { month } })}
    wait="detail"
    gone={<UnknownPlace list={paths.closings} />}
  >
    {(detail) => (
      <>
        <PageHead
          title={texts.title(monthText(month))}
          action={<Link to={paths.closings}>{texts.back}</Link>}
        />
        <Whole month={detail} />
      </>
    )}
  </Answer>
)
