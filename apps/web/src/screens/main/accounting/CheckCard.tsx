import type { api } from '@arriero/contract'
import type { ReplyOf } from '@arriero/contract/endpoint'
import { countedChecks, isReconciled } from '@arriero/domain/reconciliation'
import { Link } from 'react-router'
import { accountingPaths } from '#features/accounting/accounting-paths.ts'
import { formatMoney, formatNumber, formatTransactionNumber } from '#shared/format.ts'
import { StateTag } from '#shared/plain/StateTag.tsx'
import { accountingScreenTexts } from './accounting-screen.texts.ts'
import styles from './accounting.module.css'

const texts = accountingScreenTexts.reconciliation

type Check = ReplyOf<typeof api.accounting.reconciliation>['checks'][number]

const Differing = ({ check, write }: { check: Check; write: (value: number) => string }) => (
  <details className={styles.differing}>
    <summary>
      {texts.services(check.count)}
      {check.rows.length < check.count && ` · ${texts.newest(check.rows.length)}`}
    </summary>
    <table>
      <thead>
        <tr>
          <th scope="col">{texts.service}</th>
          <th scope="col">{texts.other}</th>
          <th scope="col">{texts.journal}</th>
        </tr>
      </thead>
      <tbody>
        {check.rows.map(({ orderId, expected, actual }) => (
          <tr key={orderId}>
            <th scope="row">
              <Link className={styles.way} to={`${accountingPaths.reconciliation}/${orderId}`}>
                {formatTransactionNumber(orderId)}
              </Link>
            </th>
            <td>{write(expected)}</td>
            <td>{write(actual)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </details>
)

/** One comparison: both sides, their difference, and the services it comes from. */
export const CheckCard = ({ check }: { check: Check }) => {
  const { key, expected, actual, count } = check
  const write = countedChecks.includes(key) ? formatNumber : formatMoney
  const { title, against, differing } = texts.checks[key]
  const isGood = isReconciled(check)
  return (
    <>
      <div className={styles.checkHead}>
        <h2 className={styles.checkTitle}>{title}</h2>
        <StateTag tone={isGood ? 'good' : 'bad'}>{isGood ? texts.matches : texts.differs}</StateTag>
      </div>
      {!isGood && differing && <p>{differing}</p>}
      <table className={styles.figures}>
        <tbody>
          <tr>
            <th scope="row">{against}</th>
            <td>{write(expected)}</td>
          </tr>
          <tr>
            <th scope="row">{texts.journal}</th>
            <td>{write(actual)}</td>
          </tr>
          {expected !== actual && (
            <tr data-total>
              <th scope="row">{texts.difference}</th>
              <td>{write(actual - expected)}</td>
            </tr>
          )}
        </tbody>
      </table>
      {count > 0 && <Differing check={check} write={write} />}
    </>
  )
}
