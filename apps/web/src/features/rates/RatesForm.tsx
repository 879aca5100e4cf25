import { api } from '@arriero/contract'
import type { ReplyOf } from '@arriero/contract/endpoint'
import type { Dispatch, SetStateAction } from 'react'
import { fieldTexts, updateErrorText } from '#shared/api/error-text.ts'
import { useAct } from '#shared/api/queries.ts'
import { formatPercent } from '#shared/format.ts'
import { DeskFields, DeskForm } from '#shared/forms/DeskForm.tsx'
import { useForm } from '#shared/forms/use-form.ts'
import { ConfirmAct } from '#shared/ui/windows/ConfirmAct.tsx'
import { useToast } from '#shared/ui/use-toast.ts'
import {
  changesBetween,
  type PercentChange,
  type PercentDraft,
  percentFields,
  type Percents,
  percentsOf,
  problemsOf,
} from './percent-draft.ts'
import { ratesTexts as texts } from './rates.texts.ts'
import { vatBaseWords } from './vat-base-words.ts'
import styles from './rates.module.css'

export type RatesInForce = ReplyOf<typeof api.rates.all>

interface RatesFormProps {
  inForce: RatesInForce
  /** Of the screen, which shows what it would come to. */
  held: readonly [PercentDraft, Dispatch<SetStateAction<PercentDraft>>]
  /** Saved, or refused because somebody else was first: what is in force is read anew. */
  onChanged: () => void
}

const percentWords = (percent: number) => formatPercent(percent * 100)

const Effect = ({ changes }: { changes: readonly PercentChange[] }) => (
  <>
    <ul className={styles.changes}>
      {changes.map(({ name, from, to }) => (
        <li key={name}>
          {texts.names[name]}: {texts.confirm.from(percentWords(from), percentWords(to))}
        </li>
      ))}
    </ul>
    <p>{texts.confirm.effect}</p>
  </>
)

/** Typed, looked at, asked once with its effect. Spec §5; of two at once the second is told. */
export const RatesForm = ({ inForce, held, onChanged }: RatesFormProps) => {
  const toast = useToast()
  const [draft] = held
  const percents = percentsOf(draft)
  const changes = percents ? changesBetween(inForce, percents) : []
  const form = useForm({
    act: useAct(api.rates.update),
    empty: draft,
    held,
    fields: percentFields,
    judge: problemsOf,
    mayGo: () => {
      if (changes.length === 0) toast.info(texts.unchanged)
      return changes.length > 0
    },
    isAsked: true,
    input: (typed) => ({ params: { _id: inForce._id }, body: typed as Percents }),
    says: () => undefined,
    done: texts.saved,
    // The form begins anew with what somebody else has set meanwhile.
    onRefused: (error) => {
      if (Object.keys(fieldTexts(error)).length === 0) toast.error(updateErrorText(error))
    },
    onSettled: onChanged,
  })
  return (
    <>
      <DeskForm form={form} act={texts.save}>
        <div className={styles.fields}>
          <DeskFields form={form} />
        </div>
        <p className={styles.vatBase}>
          <strong>{texts.vatBase}:</strong> {vatBaseWords(inForce.vatBase)}.{' '}
          <span className={styles.note}>{texts.vatBaseHelp}</span>
        </p>
      </DeskForm>
      <ConfirmAct
        {...form.asking}
        title={texts.confirm.title}
        effect={<Effect changes={changes} />}
        act={texts.confirm.act}
      />
    </>
  )
}
