import { CallError } from '@arriero/contract/call'
import { DeskForm } from '#shared/forms/DeskForm.tsx'
import type { FieldOf, Fields } from '#shared/forms/form-spec.ts'
import { useForm } from '#shared/forms/use-form.ts'
import { pesos } from '#shared/numbers/number-kinds.ts'
import { Card } from '#shared/plain/Card.tsx'
import { Checkbox } from '#shared/plain/fields/Checkbox.tsx'
import { PlainForm } from '#shared/plain/fields/PlainForm.tsx'
import { galleryTexts } from './gallery.texts.ts'

const texts = galleryTexts.controls

interface Everything {
  name: string
  secret: string
  words: string
  price: number | undefined
  day: string | undefined
  town: string | undefined
  kind: string | undefined
  isUrgent: boolean
  isSure: boolean
}

const empty: Everything = {
  name: '',
  secret: '',
  words: '',
  price: undefined,
  day: undefined,
  town: undefined,
  kind: undefined,
  isUrgent: false,
  isSure: false,
}
const filled: Everything = {
  name: galleryTexts.owners[0],
  secret: galleryTexts.password,
  words: galleryTexts.arrivedText,
  price: 1_250_000,
  day: '2026-03-15',
  town: galleryTexts.towns[0],
  kind: texts.kinds[0],
  isUrgent: true,
  isSure: true,
}

const optionOf = (value: string) => ({ value, label: value })

const isSure: FieldOf<boolean, Everything> = {
  kind: 'own',
  label: texts.isSure,
  denial: (isOn) => (isOn ? undefined : texts.wrong),
  draw: ({ label, problem, value, set }) => <Checkbox {...{ label, problem }} isOn={value} onChange={set} />,
}

const fields: Fields<Everything> = {
  name: { kind: 'name', label: texts.name, help: texts.help, required: texts.wrong },
  secret: { kind: 'new-password', label: galleryTexts.password, required: texts.wrong },
  words: { kind: 'words', label: texts.words, isOptional: true, help: texts.help },
  price: { kind: 'number', label: texts.price, takes: pesos, required: texts.wrong },
  day: { kind: 'day', label: texts.day, first: '2026-01-01', last: '2026-12-31', required: texts.wrong },
  town: {
    kind: 'choice',
    label: texts.town,
    options: galleryTexts.towns.map(optionOf),
    placeholder: texts.choose,
    required: texts.wrong,
  },
  kind: {
    kind: 'choice',
    isRadios: true,
    label: texts.kind,
    options: texts.kinds.map(optionOf),
    required: texts.wrong,
  },
  isUrgent: { kind: 'switch', label: texts.isUrgent, help: texts.help },
  isSure,
}

const wrong = Object.fromEntries(
  Object.entries(fields).map(([name, field]) => [name, { ...field, isLive: true }]),
) as Fields<Everything>
const refusal = new CallError(409, { error: texts.refused, code: 'server.unexpected', requestId: '' })

type State = keyof typeof texts.states

const Shown = ({ look, state }: { look: 'desk' | 'plain'; state: State }) => {
  const form = useForm({
    act: {
      mutate: () => undefined,
      isPending: state === 'busy',
      error: state === 'refused' ? refusal : null,
    },
    empty: state === 'empty' || state === 'wrong' ? empty : filled,
    fields: state === 'wrong' ? wrong : fields,
    proof: { help: texts.help },
    input: (typed) => typed,
  })
  return look === 'desk' ? (
    <DeskForm form={form} act={texts.act} />
  ) : (
    <PlainForm form={form} act={texts.act} />
  )
}

/** Every control of the kit in its states, as the portal and as the road draw it. */
export const ControlsSection = () => (
  <>
    {(Object.keys(texts.states) as State[]).map((state) => (
      <Card key={state} title={texts.states[state]}>
        <div
          style={{ display: 'grid', gap: 32, gridTemplateColumns: 'repeat(auto-fit, minmax(320px, 1fr))' }}
        >
          <Shown look="desk" state={state} />
          <Shown look="plain" state={state} />
        </div>
      </Card>
    ))}
  </>
)
