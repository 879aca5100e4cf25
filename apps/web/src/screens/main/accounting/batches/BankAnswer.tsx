import { api } from '@arriero/contract'
import type { ReplyOf } from '@arriero/contract/endpoint'
import { useRef, useState } from 'react'
import styles from '#features/settlements/settlements.module.css'
import { errorText } from '#shared/api/error-text.ts'
import { useAct } from '#shared/api/queries.ts'
import { formatDateTime, formatMoney, formatShortId } from '#shared/format.ts'
import { useSending } from '#shared/forms/use-sending.ts'
import { Button } from '#shared/plain/Button.tsx'
import { Notice } from '#shared/plain/states/Notice.tsx'
import { readAnswerFile, type AnswerFile } from './answer-file.ts'
import { batchesTexts } from './batches.texts.ts'
import type { WholeBatch } from './whole-batch.ts'
import own from './batches.module.css'

const texts = batchesTexts.answer

type Reading = ReplyOf<typeof api.settlements.answerBatch>
type Line = Reading['lines'][number]

const AnswerLine = ({ line }: { line: Line }) => (
  <li>
    <strong>{texts.outcomes[line.outcome]}</strong>
    {line.reason !== null && line.outcome === 'returned' && ` · ${line.reason}`}
    <small className={styles.muted}>
      {texts.line(line.line, line.reference)}
      {line.payout &&
        ` · ${texts.payout(line.payout.carrier, formatShortId(line.payout.order))} · ${formatMoney(line.payout.net)}`}
    </small>
  </li>
)

/** What the answer would come to, line by line, before anything is done by it. */
const Told = ({ reading }: { reading: Reading }) => (
  <>
    {reading.isRepeated && <Notice kind="info" title={texts.repeated} />}
    {reading.unanswered > 0 && <Notice kind="info" title={texts.unanswered(reading.unanswered)} />}
    <ul className={own.lines} aria-label={texts.lines}>
      {reading.lines.map((line) => (
        <AnswerLine key={line.line} line={line} />
      ))}
    </ul>
  </>
)

/** A file from one's own disk; the browser's own button would speak the browser's language. */
const Pick = ({ isBusy, onPick }: { isBusy: boolean; onPick: (file: File) => void }) => {
  const input = useRef<HTMLInputElement>(null)
  const pick = (files: FileList | null) => {
    const [file] = files ?? []
    if (file) onPick(file)
    // The same file, mended, can be chosen again.
    if (input.current) input.current.value = ''
  }
  return (
    <div className={own.pick}>
      <input
        ref={input}
        type="file"
        accept=".csv,.txt,text/csv,text/plain"
        aria-label={texts.field}
        className="visually-hidden"
        onChange={({ target }) => pick(target.files)}
      />
      <Button tabIndex={-1} aria-hidden isBusy={isBusy} onClick={() => input.current?.click()}>
        {texts.pick}
      </Button>
    </div>
  )
}

const Known = ({ answers }: Pick<WholeBatch, 'answers'>) =>
  answers.length > 0 && (
    <ul className={own.lines} aria-label={texts.known}>
      {answers.map(({ _id, name, by, at, paid, returned, other }) => (
        <li key={_id}>
          {texts.read(name, by.name, formatDateTime(at))}
          <small className={styles.muted}>{texts.counts(paid, returned, other)}</small>
        </li>
      ))}
    </ul>
  )

interface BankAnswerProps {
  batch: WholeBatch
  onChanged: () => void
}

/** What the bank says of each payment of a batch: first told, then followed, a file once. */
export const BankAnswer = ({ batch, onChanged }: BankAnswerProps) => {
  const [file, setFile] = useState<AnswerFile>()
  const [reading, setReading] = useState<Reading>()
  const trial = useSending({ act: useAct(api.settlements.answerBatch), onDone: setReading })
  const apply = useSending({
    act: useAct(api.settlements.answerBatch),
    done: texts.done,
    onDone: () => {
      setFile(undefined)
      setReading(undefined)
      onChanged()
    },
  })
  const params = { _id: batch._id }
  const take = async (chosen: File) => {
    const read = await readAnswerFile(chosen)
    setReading(undefined)
    setFile(read)
    if (read !== 'too large') trial.send({ params, body: { ...read, isTrial: true } })
  }
  const error = apply.error ?? trial.error
  return (
    <section className={styles.panel} aria-label={texts.title}>
      <h4 className={own.title}>{texts.title}</h4>
      <small className={styles.muted}>{texts.help}</small>
      <Known answers={batch.answers} />
      <Pick isBusy={trial.isBusy} onPick={(chosen) => void take(chosen)} />
      {file === 'too large' && <Notice kind="error" title={texts.tooLarge} />}
      {Boolean(error) && <Notice kind="error" title={errorText(error)} />}
      {reading && <Told reading={reading} />}
      {reading && file !== undefined && file !== 'too large' && !reading.isRepeated && (
        <div className={styles.acts}>
          <Button kind="primary" isBusy={apply.isBusy} onClick={() => apply.send({ params, body: file })}>
            {texts.apply(reading.lines.filter(({ outcome }) => outcome === 'returned').length)}
          </Button>
        </div>
      )}
    </section>
  )
}
