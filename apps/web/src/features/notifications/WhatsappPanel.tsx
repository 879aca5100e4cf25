import { api } from '@arriero/contract'
import type { ReplyOf } from '@arriero/contract/endpoint'
import { useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import { errorText } from '#shared/api/error-text.ts'
import { keyOf, useAct } from '#shared/api/queries.ts'
import { formatDateTime } from '#shared/format.ts'
import { useForm } from '#shared/forms/use-form.ts'
import { Button } from '#shared/plain/Button.tsx'
import { PlainFields, PlainForm } from '#shared/plain/fields/PlainForm.tsx'
import { choicesTexts } from './choices.texts.ts'
import styles from './choices.module.css'

const { whatsapp: texts } = choicesTexts

type Own = ReplyOf<typeof api.whatsapp.own>

interface PanelProps {
  own: Own
  onDone: (text: string) => void
}

const useRefresh = () => {
  const client = useQueryClient()
  return () => void client.invalidateQueries({ queryKey: keyOf(api.whatsapp.own) })
}

type PartProps = PanelProps & { number: string }

const On = ({ own, number, onDone }: PartProps) => {
  const refresh = useRefresh()
  const act = useAct(api.whatsapp.end)
  const end = () => act.mutate({}, { onSuccess: () => onDone(texts.ended), onSettled: refresh })
  return (
    <>
      <p className={styles.text}>{texts.on(number, formatDateTime(own.since ?? ''))}</p>
      <div className={styles.ways}>
        <Button isBusy={act.isPending} onClick={end}>
          {texts.end}
        </Button>
      </div>
      <p className={styles.problem} role="alert">
        {act.isError && errorText(act.error)}
      </p>
    </>
  )
}

const useConfirm = () => useAct(api.whatsapp.confirm)

type CodeFormProps = PartProps & { act: ReturnType<typeof useConfirm> }

const CodeForm = ({ own, number, onDone, act }: CodeFormProps) => {
  const form = useForm({
    act,
    empty: { code: '' },
    fields: {
      code: { kind: 'one-time-code', label: texts.code, required: 'whatsapp.code_required' },
    },
    input: ({ code }) => ({ body: { code, version: own.version } }),
    refreshes: [api.whatsapp.own],
    onDone: () => onDone(texts.activated),
  })
  return (
    <PlainForm form={form} act={texts.confirm}>
      <p className={styles.text} role="status">
        {texts.asked}
      </p>
      <PlainFields form={form} />
      <p className={styles.text}>{texts.consent(number)}</p>
    </PlainForm>
  )
}

const Off = ({ own, number, onDone }: PartProps) => {
  const refresh = useRefresh()
  const act = useAct(api.whatsapp.ask)
  // Held here: what was said of the last try outlives the form, which goes with its code.
  const confirm = useConfirm()
  const isAsked = own.codeUntil !== null
  const failure = act.error ?? (isAsked ? null : confirm.error)
  const ask = () => {
    if (confirm.isError) confirm.reset()
    act.mutate({ body: {} }, { onSettled: refresh })
  }
  return (
    <>
      {isAsked ? (
        <CodeForm own={own} number={number} onDone={onDone} act={confirm} />
      ) : (
        <p className={styles.text}>{texts.off}</p>
      )}
      <div className={styles.ways}>
        <Button kind={isAsked ? 'quiet' : 'primary'} isBusy={act.isPending} onClick={ask}>
          {isAsked ? texts.again : texts.ask(number)}
        </Button>
      </div>
      <p className={styles.problem} role="alert">
        {failure !== null && errorText(failure)}
      </p>
    </>
  )
}

/** Agreeing to WhatsApp with a code that comes there, and taking it back with one press. Decisions §17. */
export const WhatsappPanel = ({ own, onDone }: PanelProps) => {
  const id = useId()
  const { number } = own
  return (
    <section className={styles.panel} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {texts.title}
      </h2>
      {number === null && <p className={styles.text}>{texts.noMobile}</p>}
      {number !== null && own.since !== null && <On own={own} number={number} onDone={onDone} />}
      {number !== null && own.since === null && <Off own={own} number={number} onDone={onDone} />}
    </section>
  )
}
