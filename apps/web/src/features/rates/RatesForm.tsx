import { api } from '@arriero/contract'
import type { ReplyOf } from '@arriero/contract/endpoint'
import { percentNames, type PercentName } from '@arriero/contract/rates'
import { type Dispatch, type SetStateAction, useState } from 'react'
import { fieldTexts, updateErrorText } from '#shared/api/error-text.ts'
import { useAct } from '#shared/api/queries.ts'
import { formatPercent } from '#shared/format.ts'
import { ActForm } from '#shared/forms/ActForm.tsx'
import { NumberField } from '#shared/forms/NumberField.tsx'
import { ConfirmAct } from '#shared/ui/ConfirmAct.tsx'
import { useToast } from '#shared/ui/useToast.ts'
import {
  changesBetween,
  type PercentChange,
  type PercentDraft,
  percentKinds,
  percentsOf,
  problemsOf,
} from './percent-draft.ts'
import { ratesTexts as texts } from './rates.texts.ts'
import { vatBaseWords } from './vat-base-words.ts'
import styles from './rates.module.css'

export type RatesInForce = ReplyOf<typeof api.rates.all>

interface RatesFormProps {
  inForce: RatesInForce
  draft: PercentDraft
  onDraft: Dispatch<SetStateAction<PercentDraft>>
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
export const RatesForm = ({ inForce, draft, onDraft, onChanged }: RatesFormProps) => {
  const toast = useToast()
  const update = useAct(api.rates.update)
  const [wasTried, setTried] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const problems = { ...(wasTried ? problemsOf(draft) : {}), ...fieldTexts(update.error) }
  const percents = percentsOf(draft)
  const changes = percents ? changesBetween(inForce, percents) : []
  const type = (name: PercentName, percent: number | undefined) => {
    onDraft((before) => ({ ...before, [name]: percent }))
    if (update.isError) update.reset()
  }
  const ask = () => {
    setTried(true)
    if (!percents) return
    if (changes.length === 0) toast.info(texts.unchanged)
    else setAsking(true)
  }
  const save = () => {
    if (!percents) return
    update.mutate(
      { params: { _id: inForce._id }, body: percents },
      {
        onSuccess: () => toast.success(texts.saved),
        // The form begins anew with what somebody else has set meanwhile.
        onError: (error) => {
          if (Object.keys(fieldTexts(error)).length === 0) toast.error(updateErrorText(error))
        },
        onSettled: () => {
          setAsking(false)
          onChanged()
        },
      },
    )
  }
  return (
    <>
      <ActForm act={texts.save} isBusy={update.isPending} onSubmit={ask}>
        <div className={styles.fields}>
          {percentNames.map((name) => (
            <NumberField
              key={name}
              label={texts.names[name]}
              help={texts.helps[name]}
              problem={problems[name]}
              kind={percentKinds[name]}
              value={draft[name]}
              onChange={(percent) => type(name, percent)}
            />
          ))}
        </div>
        <p className={styles.vatBase}>
          <strong>{texts.vatBase}:</strong> {vatBaseWords(inForce.vatBase)}.{' '}
          <span className={styles.note}>{texts.vatBaseHelp}</span>
        </p>
      </ActForm>
      <ConfirmAct
        isOpen={isAsking}
        title={texts.confirm.title}
        effect={<Effect changes={changes} />}
        act={texts.confirm.act}
        isBusy={update.isPending}
        onConfirm={save}
        onClose={() => setAsking(false)}
      />
    </>
  )
}
