import { api } from '@arriero/contract'
import { monthText } from '@arriero/contract/es/when'
import type { MonthDetail } from '@arriero/contract/money/closings'
import { useAct } from '#shared/api/queries.ts'
import { formatMoney, formatNumber } from '#shared/format.ts'
import { useToldAct } from '#shared/forms/use-sending.ts'
import { Button } from '#shared/plain/Button.tsx'
import { Notice } from '#shared/plain/states/Notice.tsx'
import { ConfirmAct } from '#shared/ui/windows/ConfirmAct.tsx'
import { closingsTexts } from './closings.texts.ts'
import styles from './closings.module.css'

const texts = closingsTexts.close

/** Why it cannot be closed now, the nearest reason first. */
const whyNot = ({ month, state, isNext, checks }: MonthDetail): string | undefined => {
  if (state === 'running') return texts.running(monthText(month))
  if (!isNext) return texts.earlier
  return checks.some(({ count, isWarning }) => count > 0 && !isWarning) ? texts.pending : undefined
}

/** What will stand for good, and what is still to be paid of it. */
const Effect = ({ month: { debit, entries, checks } }: { month: MonthDetail }) => {
  const warned = checks.filter(({ count, isWarning }) => count > 0 && isWarning)
  return (
    <>
      <p>{texts.effect(formatNumber(entries), formatMoney(debit))}</p>
      <p>{texts.after}</p>
      {warned.map(({ key, count, value }) => (
        <p key={key}>
          {texts.warned(closingsTexts.checks[key].title, formatNumber(count), formatMoney(value))}
        </p>
      ))}
    </>
  )
}

/** Closes the month for good, with the figures that are seen. */
export const CloseMonth = ({ month }: { month: MonthDetail }) => {
  const { month: name, debit, entries } = month
  const close = useToldAct({
    act: useAct(api.closings.close),
    input: { params: { month: name }, body: { debit, entries } },
    done: texts.done(monthText(name)),
    refreshes: [api.closings.all, api.closings.month],
  })
  const why = whyNot(month)
  if (why !== undefined)
    return (
      <div className={styles.close}>
        <Notice role="note" kind="info" title={why} />
      </div>
    )
  return (
    <div className={styles.close}>
      <Button kind="primary" isBusy={close.isBusy} onClick={close.ask}>
        {texts.act(monthText(name))}
      </Button>
      <ConfirmAct
        {...close.asking}
        title={texts.title(monthText(name))}
        effect={<Effect month={month} />}
        act={texts.act(monthText(name))}
        isDangerous
      />
    </div>
  )
}
