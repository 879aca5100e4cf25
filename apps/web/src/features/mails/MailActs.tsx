import { api } from '@arriero/contract'
import { pqrTypes, pqrTypeTexts } from '@arriero/contract/es/support'
import type { IncomingMail } from '@arriero/contract/support/mails'
import { type ReactNode, useState } from 'react'
import { useAct } from '#shared/api/queries.ts'
import { DeskForm } from '#shared/forms/DeskForm.tsx'
import type { FieldOf } from '#shared/forms/form-spec.ts'
import { useForm } from '#shared/forms/use-form.ts'
import { useToldAct } from '#shared/forms/use-sending.ts'
import { Button } from '#shared/plain/Button.tsx'
import type { ControlProps } from '#shared/plain/fields/FormField.tsx'
import { useFound } from '#shared/ui/choice/use-found.ts'
import { Segmented } from '#shared/ui/Segmented.tsx'
import { Select } from '#shared/ui/Select.tsx'
import { ConfirmAct } from '#shared/ui/windows/ConfirmAct.tsx'
import { mailsTexts as texts } from './mails.texts.ts'
import styles from './mails.module.css'

const refreshes = [api.mails.all, api.support.all, api.support.detail, api.inbox.items]

interface ActProps {
  mail: IncomingMail
  onDone: () => void
}

const numberMost = 20

const JoinForm = ({ mail: { _id, pqr }, onDone }: ActProps) => {
  const form = useForm({
    act: useAct(api.mails.join),
    empty: { number: pqr?.number ?? '' },
    fields: {
      number: {
        kind: 'text',
        label: texts.number,
        help: texts.numberHelp,
        most: numberMost,
        required: 'mail.request_required',
      },
    },
    input: (body) => ({ params: { _id }, body }),
    done: texts.joined,
    refreshes,
    onDone,
  })
  return (
    <>
      <p>{texts.joinHelp}</p>
      <DeskForm form={form} act={texts.join} />
    </>
  )
}

interface PersonProps {
  control: ControlProps
  value: string | undefined
  known: IncomingMail['account']
  onChange: (userId: string) => void
}

const personMostShown = 50

/** Somebody of the platform, searched by the server; whose address it is stands there already. */
const Person = ({ control, value, known, onChange }: PersonProps) => {
  const { search, ...people } = useFound(api.users.all, (typed) => ({
    query: { limit: personMostShown, sort: 'name' as const, ...typed },
  }))
  const rows: readonly { _id: string; name: string }[] = people.data?.items ?? []
  const found = rows.map(({ _id, name }) => ({ value: _id, label: name }))
  const isListed = known === null || found.some((one) => one.value === known._id)
  return (
    <Select
      {...control}
      value={value}
      options={isListed ? found : [{ value: known._id, label: known.name }, ...found]}
      onChange={onChange}
      placeholder={texts.personHint}
      search={search}
    />
  )
}

interface Filing {
  userId: string | undefined
  type: (typeof pqrTypes)[number]
}

const FileForm = ({ mail: { _id, account }, onDone }: ActProps) => {
  const userId: FieldOf<string | undefined, Filing> = {
    kind: 'control',
    label: texts.person,
    required: 'pqr.user_required',
    draw: (control, { value, set }) => (
      <Person control={control} value={value} known={account} onChange={set} />
    ),
  }
  const empty: Filing = { userId: account?._id, type: 'Consulta' }
  const form = useForm({
    act: useAct(api.mails.file),
    empty,
    fields: {
      userId,
      type: {
        kind: 'choice',
        isRadios: true,
        label: texts.type,
        options: pqrTypes.map((value) => ({ value, label: pqrTypeTexts[value] })),
      },
    },
    input: (body) => ({ params: { _id }, body: { ...body, userId: body.userId ?? '' } }),
    done: texts.filed,
    refreshes,
    onDone,
  })
  return (
    <>
      <p>{texts.fileHelp}</p>
      <DeskForm form={form} act={texts.file} />
    </>
  )
}

const Discard = ({ mail: { _id, state }, onDone }: ActProps) => {
  const isDiscarded = state !== 'discarded'
  const discard = useToldAct({
    act: useAct(api.mails.discard),
    input: { params: { _id }, body: { isDiscarded } },
    done: isDiscarded ? texts.discarded : texts.broughtBack,
    refreshes,
    onDone,
  })
  if (!isDiscarded)
    return (
      <Button isBusy={discard.isBusy} onClick={discard.go}>
        {texts.bringBack}
      </Button>
    )
  return (
    <>
      <p>{texts.discardEffect}</p>
      <Button kind="danger" onClick={discard.ask}>
        {texts.discard}
      </Button>
      <ConfirmAct
        {...discard.asking}
        title={texts.ways.discard}
        effect={texts.discardEffect}
        act={texts.discard}
        isDangerous
      />
    </>
  )
}

type Way = keyof typeof texts.ways

const bodies: Readonly<Record<Way, (props: ActProps) => ReactNode>> = {
  join: (props) => <JoinForm {...props} />,
  file: (props) => <FileForm {...props} />,
  discard: (props) => <Discard {...props} />,
}

const options = (Object.keys(bodies) as Way[]).map((value) => ({ value, label: texts.ways[value] }))

/** What becomes of it, while nobody has said so. */
export const MailActs = (props: ActProps) => {
  const { state, reason, text } = props.mail
  const [way, setWay] = useState<Way>(reason === 'solved' ? 'file' : 'join')
  if (text === null) return null
  if (state === 'discarded') return <Discard {...props} />
  if (state !== 'waiting') return null
  return (
    <section className={styles.mail} aria-label={texts.what}>
      <Segmented label={texts.what} options={options} value={way} onChange={setWay} />
      <div>{bodies[way](props)}</div>
    </section>
  )
}
