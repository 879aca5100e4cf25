import { Alert } from 'antd'
import { formatDateTime, formatMoney } from '#shared/format.ts'
import { cancellationsTexts as texts } from './cancellations.texts.ts'
import { costOf, type Preview } from './cost.ts'

const sentences = (preview: Preview): string[] => {
  const { refund, freeUntil, insuranceKept } = preview
  const isFree = costOf(preview) === 0
  const until = isFree ? texts.freeUntil : texts.wasFree
  return [
    ...(freeUntil ? [until(formatDateTime(freeUntil))] : []),
    ...(refund > 0
      ? [texts.refund(formatMoney(refund))]
      : isFree && insuranceKept === 0
        ? [texts.nothingPaid]
        : []),
    ...(insuranceKept > 0 ? [texts.insuranceKept(formatMoney(insuranceKept))] : []),
    texts.effect,
  ]
}

/** What cancelling costs now, before anything is asked; heard again when it changed. */
export const CancellationCost = ({ preview }: { preview: Preview }) => {
  const costPesos = costOf(preview)
  return (
    <div aria-live="polite">
      <Alert
        type={costPesos > 0 ? 'warning' : 'info'}
        showIcon
        role="note"
        title={costPesos > 0 ? texts.charged(formatMoney(costPesos)) : texts.free}
        description={sentences(preview).join(' ')}
      />
    </div>
  )
}
