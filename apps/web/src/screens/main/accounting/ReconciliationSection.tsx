import { isReconciled, countedChecks } from '@arriero/domain/money/reconciliation'
import { Link } from 'react-router'
import { accountingPaths } from '#features/accounting/accounting-paths.ts'
import { PostingsDrawer } from '#features/accounting/PostingsDrawer.tsx'
import { Answer } from '#shared/api/Answer.tsx'
import { Button } from '#shared/plain/Button.tsx'
import { Problem } from '#shared/plain/states/Problem.tsx'
import { AmountLines } from '#shared/plain/values/AmountLines.tsx'
import { PlainTable } from '#shared/plain/values/PlainTable.tsx'
import { StateTag } from '#shared/plain/values/StateTag.tsx'
import { When } from '#shared/plain/values/When.tsx'
import { readModalPlace, useWindowAddress } from '#shared/use-modal-address.ts'
import { UnknownPlace } from '#shared/ui/UnknownPlace.tsx'
import { useReconciliation, type Reconciliation } from '#shared/use-reconciliation.ts'
import { formatMoney, formatNumber, formatTransactionNumber } from '#shared/format.ts'
import { accountingScreenTexts } from './accounting-screen.texts.ts'
import type { SectionProps } from './section-props.ts'
import styles from './accounting.module.css'

const texts = accountingScreenTexts.reconciliation

type Check = Reconciliation['checks'][number]

const Differing = ({ check, write }: { check: Check; write: (value: number) => string }) => (
  <details className={styles.differing}>
    <summary>
      {texts.services(check.count)}
      {check.rows.length < check.count && ` · ${texts.newest(check.rows.length)}`}
    </summary>
    <PlainTable
      caption={texts.services(check.count)}
      columns={[
        {
          key: 'service',
          title: texts.service,
          render: ({ orderId }) => (
            <Link className={styles.way} to={`${accountingPaths.reconciliation}/${orderId}`}>
              {formatTransactionNumber(orderId)}
            </Link>
          ),
        },
        { key: 'other', title: texts.other, align: 'end', render: ({ expected }) => write(expected) },
        { key: 'journal', title: texts.journal, align: 'end', render: ({ actual }) => write(actual) },
      ]}
      rows={check.rows}
      keyOf={({ orderId }) => orderId}
      isNarrow
    />
  </details>
)

/** One comparison: both sides, their difference, and the services it comes from. */
const CheckCard = ({ check }: { check: Check }) => {
  const { key, expected, actual, count } = check
  const write = countedChecks.includes(key) ? formatNumber : formatMoney
  const { title, against, differing } = texts.checks[key]
  const isGood = isReconciled(check)
  return (
    <>
      <div>
        <div className={styles.checkHead}>
          <h2 className={styles.checkTitle}>{title}</h2>
          <StateTag tone={isGood ? 'good' : 'bad'}>{isGood ? texts.matches : texts.differs}</StateTag>
        </div>
        {!isGood && differing && <p className={styles.checkWhy}>{differing}</p>}
      </div>
      <AmountLines
        lines={[
          { key: 'against', title: against, amount: write(expected) },
          { key: 'journal', title: texts.journal, amount: write(actual) },
          ...(expected === actual
            ? []
            : [
                {
                  key: 'difference',
                  title: texts.difference,
                  amount: <strong>{write(actual - expected)}</strong>,
                },
              ]),
        ]}
      />
      {count > 0 && <Differing check={check} write={write} />}
    </>
  )
}

/** The journal against everything that has a word in it; what differs comes first. Decisions §16. */
export default function ReconciliationSection({ rest }: SectionProps) {
  const { read, share, isBusy, again, problem } = useReconciliation()
  const drawer = useWindowAddress(accountingPaths.reconciliation)
  const place = readModalPlace(rest)
  if (place.kind !== 'list' && place.kind !== 'row')
    return <UnknownPlace list={accountingPaths.reconciliation} />

  const busyWords = share === null ? texts.again : texts.underWay(Math.floor(100 * share))
  return (
    <>
      {!read.data && share !== null && <p role="status">{busyWords}</p>}
      <Answer of={read} wait={{ shape: 'cards', count: 8 }}>
        {({ checks, at }) => {
          const differing = checks.filter((check) => !isReconciled(check))
          const matching = checks.filter(isReconciled)
          return (
            <>
              <div className={styles.reconcileHead}>
                <p>
                  <StateTag tone={differing.length === 0 ? 'good' : 'bad'}>
                    {differing.length === 0 ? texts.allGood : texts.differing(differing.length)}
                  </StateTag>{' '}
                  <span className={styles.muted}>
                    {texts.help} {texts.at} <When at={at} />
                  </span>
                </p>
                <Button icon="reload" isBusy={isBusy} onClick={again}>
                  {busyWords}
                </Button>
              </div>
              <Problem of={problem} />
              <ul className={styles.checks}>
                {[...differing, ...matching].map((check) => (
                  <li
                    key={check.key}
                    className={styles.check}
                    data-differs={!isReconciled(check) || undefined}
                  >
                    <CheckCard check={check} />
                  </li>
                ))}
              </ul>
              <PostingsDrawer orderId={place.kind === 'row' ? place.id : undefined} onClose={drawer.close} />
            </>
          )
        }}
      </Answer>
    </>
  )
}
