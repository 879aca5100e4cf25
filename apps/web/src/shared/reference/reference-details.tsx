/** A reference price as facts to list, alike for everybody who reads it. Decisions §13. */
import type { ReferenceFacts } from '@arriero/contract/orders/reference-shape'
import { formatMoney } from '#shared/format.ts'
import type { Detail } from '#shared/plain/values/DetailList.tsx'
import { Money } from '#shared/plain/values/Money.tsx'
import { OfficialWays } from './OfficialWays.tsx'
import { referenceTexts as texts } from './reference.texts.ts'
import styles from './reference.module.css'

/** What is no floor says so by its name and its range. */
export const estimateDetail = ({ cost, low, high }: ReferenceFacts): Detail => ({
  label: texts.estimate,
  value: (
    <span className={styles.estimate}>
      <Money pesos={cost} />
      <small>{texts.between(formatMoney(low), formatMoney(high))}</small>
    </span>
  ),
})

/** A single way needs no list: the reference is its own. */
export const waysDetail = (reference: ReferenceFacts | null | undefined): Detail[] =>
  reference && reference.ways.length > 1
    ? [{ label: texts.ways, value: <OfficialWays ways={reference.ways} />, isWide: true }]
    : []
