import type { MonthRow } from '@arriero/contract/money/closings'
import type { MonthState as State } from '@arriero/domain/money/closing/months'
import { StateTag, type StateTone } from '#shared/plain/values/StateTag.tsx'
import { When } from '#shared/plain/values/When.tsx'
import { closingsTexts as texts } from './closings.texts.ts'
import styles from './closings.module.css'

const tones: Readonly<Record<State, StateTone>> = { running: 'off', open: 'waiting', closed: 'good' }

export const MonthStateTag = ({ state }: Pick<MonthRow, 'state'>) => (
  <StateTag tone={tones[state]}>{texts.states[state]}</StateTag>
)

/** When it was closed and by whom. */
export const ClosedBy = ({ closed }: Pick<MonthRow, 'closed'>) => (
  <>
    <When at={closed?.at} />
    {closed && <small className={styles.muted}>{texts.closedBy(closed.by.name)}</small>}
  </>
)
