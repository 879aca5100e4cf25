import { api } from '@arriero/contract'
import type { ReplyOf } from '@arriero/contract/endpoint'
import { useAct } from '#shared/api/queries.ts'
import { formatDateTime } from '#shared/format.ts'
import { useForm } from '#shared/forms/use-form.ts'
import { useSending } from '#shared/forms/use-sending.ts'
import { Button } from '#shared/plain/Button.tsx'
import { Panel } from '#shared/plain/Card.tsx'
import { PlainFields, PlainForm } from '#shared/plain/fields/PlainForm.tsx'
import { Problem } from '#shared/plain/states/Problem.tsx'
import { choicesTexts } from './choices.texts.ts'
import styles from './choices.module.css'

const { whatsapp: texts } = choicesTexts

type Own = ReplyOf<typeof api.whatsapp.own>

interface PartProps {
  own: Own
  number: string
}

const On = ({ own, number }: PartProps) => {
  const end = useSending({
    act: useAct(api.whatsapp.end),
    done: texts.ended,
    refreshes: [api.whatsapp.own],
  })
  return (
    <>
      <p className={styles.text}>{texts.on(number, formatDateTime(own.since ?? ''))}</p>
      <div className={styles.ways}>
        <Button isBusy={end.isBusy} onClick={() => end.send({})}>
          {texts.end}
        </Button>
      </div>
      <Problem of={end.error} />
    </>
  )
}

const useConfirm = () => useAct(api.whatsapp.confirm)

type CodeFormProps = PartProps & { act: ReturnType<typeof useConfirm> }

const CodeForm = ({ own, number, act }: CodeFormProps) => {
  const form = useForm({
    act,
    empty: { code: '' },
    fields: {
      code: { kind: 'one-time-code', label: texts.code, required: 'whatsapp.code_required' },
    },
    input: ({ code }) => ({ body: { code, version: own.version } }),
    refreshes: [api.whatsapp.own],
    done: texts.activated,
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

const Off = ({ own, number }: PartProps) => {
  const asking = useSending({ act: useAct(api.whatsapp.ask), refreshes: [api.whatsapp.own] })
  // Held here: what was said of the last try outlives the form, which goes with its code.
  const confirm = useConfirm()
  const isAsked = own.codeUntil !== null
  const ask = () => {
    if (confirm.isError) confirm.reset()
    asking.send({ body: {} })
  }
  return (
    <>
      {isAsked ? (
        <CodeForm own={own} number={number} act={confirm} />
      ) : (
        <p className={styles.text}>{texts.off}</p>
      )}
      <div className={styles.ways}>
        <Button kind={isAsked ? 'quiet' : 'primary'} isBusy={asking.isBusy} onClick={ask}>
          {isAsked ? texts.again : texts.ask(number)}
        </Button>
      </div>
      <Problem of={asking.error ?? (isAsked ? null : confirm.error)} />
    </>
  )
}

/** Agreeing to WhatsApp with a code that comes there, and taking it back with one press. Decisions §17. */
export const WhatsappPanel = ({ own }: { own: Own }) => {
  const { number } = own
  return (
    <Panel title={texts.title}>
      {number === null && <p className={styles.text}>{texts.noMobile}</p>}
      {number !== null && own.since !== null && <On own={own} number={number} />}
      {number !== null && own.since === null && <Off own={own} number={number} />}
    </Panel>
  )
}
