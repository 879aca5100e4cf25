import { Modal } from 'antd'
import { type ReactNode, useState } from 'react'
import { Button } from '#shared/plain/Button.tsx'
import { formatNumber } from '../../format.ts'
import { uiTexts } from '../../ui/ui.texts.ts'
import { catchFocus } from '../../ui/windows/catch-focus.ts'
import { tableTexts } from '../table.texts.ts'
import { type BulkAction, type Outcome, sortedOut } from './bulk.ts'
import { useBulkRun } from './use-bulk-run.ts'
import { Icon } from '../../drawings/Icon.tsx'
import type { IconName } from '../../drawings/icon-paths.ts'
import styles from './bulk.module.css'

interface Told {
  name: string
  outcome: Outcome | undefined
}

const texts = tableTexts.bulk
const icons: Readonly<Record<Outcome['state'], IconName>> = {
  waiting: 'clock',
  running: 'clock',
  done: 'check',
  failed: 'alert',
  left: 'minus',
}

const wordOf = (outcome: Outcome) => ('why' in outcome ? outcome.why : texts.states[outcome.state])

const Line = ({ name, outcome = { state: 'waiting' } }: Told) => (
  <li className={styles.line} data-state={outcome.state}>
    <Icon name={icons[outcome.state]} sizePx={16} />
    <span className={styles.name}>{name}</span>
    <span className={styles.why}>{wordOf(outcome)}</span>
  </li>
)

const Lines = ({ of }: { of: readonly Told[] }) => (
  <ul className={styles.lines}>
    {of.map((one, index) => (
      <Line key={`${index} ${one.name}`} {...one} />
    ))}
  </ul>
)

/** Row by row what came of it, those that were left out at the end. */
const OutcomeList = ({ fit, left }: { fit: readonly Told[]; left: readonly Told[] }) => {
  if (fit.length + left.length === 0) return null
  return (
    <div className={styles.outcomes} tabIndex={0} role="group" aria-label={texts.outcomes}>
      {fit.length > 0 && <Lines of={fit} />}
      {left.length > 0 && (
        <>
          <p className={styles.leftOut}>{texts.leftOut}</p>
          <Lines of={left} />
        </>
      )}
    </div>
  )
}

interface BulkDialogProps<Row> {
  action: BulkAction<Row>
  rows: readonly Row[]
  keyOf: (row: Row) => string
  nameOf: (row: Row) => string
  sum?: ((rows: readonly Row[], place: 'question') => ReactNode) | undefined
  onDone: (rows: readonly Row[]) => void
  onClose: () => void
}
const counted = (outcomes: ReadonlyMap<string, Outcome>, state: Outcome['state']) =>
  [...outcomes.values()].filter((one) => one.state === state).length

/** Asks once, naming the effect; then tells what came of each row, and offers the failed ones another try. */
export const BulkDialog = <Row,>(props: BulkDialogProps<Row>) => {
  const { action, keyOf, nameOf, onDone, onClose } = props
  // What was chosen when it was asked: rows that are done leave the selection meanwhile.
  const [rows] = useState(props.rows)
  // It is taken away once it has closed, so that the focus goes back to where it came from.
  const [isOpen, setOpen] = useState(true)
  const close = () => setOpen(false)
  const { fit, left } = sortedOut(action, rows)
  const run = useBulkRun({ action, keyOf, onDone })
  const { phase, outcomes } = run
  const failed = fit.filter((row) => outcomes.get(keyOf(row))?.state === 'failed')
  const isRunning = phase === 'running'
  const footer = {
    asking: [
      <Button key="back" onClick={close}>
        {uiTexts.cancel}
      </Button>,
      <Button
        key="act"
        kind={action.isDangerous ? 'destroy' : 'primary'}
        disabled={fit.length === 0}
        onClick={() => run.start(fit)}
      >
        {texts.act(action.label, formatNumber(fit.length))}
      </Button>,
    ],
    running: [
      <Button key="stop" onClick={run.stop}>
        {texts.stop}
      </Button>,
    ],
    told: [
      ...(failed.length > 0
        ? [
            <Button key="again" onClick={() => run.start(failed)}>
              {texts.again(formatNumber(failed.length))}
            </Button>,
          ]
        : []),
      <Button key="close" kind="primary" onClick={close}>
        {texts.close}
      </Button>,
    ],
  }
  return (
    <Modal
      open={isOpen}
      title={action.label}
      width={550}
      closable={!isRunning}
      keyboard={!isRunning}
      mask={{ closable: false }}
      onCancel={close}
      afterClose={() => {
        onClose()
        catchFocus()
      }}
      footer={footer[phase]}
    >
      {phase === 'asking' && (
        <p className={styles.effect}>{fit.length > 0 ? action.effect?.(fit.length) : texts.noneFits}</p>
      )}
      {phase === 'asking' && fit.length > 0 && props.sum?.(fit, 'question')}
      <p role="status" className={styles.summary}>
        {phase !== 'asking' &&
          texts.summary({
            done: formatNumber(counted(outcomes, 'done')),
            of: formatNumber(outcomes.size),
            failed: counted(outcomes, 'failed'),
            isRunning,
          })}
      </p>
      <OutcomeList
        fit={
          phase === 'asking'
            ? []
            : fit.map((row) => ({ name: nameOf(row), outcome: outcomes.get(keyOf(row)) }))
        }
        left={left.map(({ row, why }) => ({ name: nameOf(row), outcome: { state: 'left', why } }))}
      />
    </Modal>
  )
}
