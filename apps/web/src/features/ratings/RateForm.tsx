import { api } from '@arriero/contract'
import { useAct } from '#shared/api/queries.ts'
import { DeskForm } from '#shared/forms/DeskForm.tsx'
import { useForm } from '#shared/forms/use-form.ts'
import { ratingFields, unrated } from './rating-fields.tsx'
import { ratingsTexts } from './ratings.texts.ts'

interface RateFormProps {
  orderId: string
  /** Who is rated: the client rates the service, its carrier the client. */
  about: 'service' | 'client'
  onDone: () => void
}

/** Stars are required, words are not; once each way. Spec §5, decisions §7 "rate". */
export const RateForm = ({ orderId, about, onDone }: RateFormProps) => {
  const form = useForm({
    act: useAct(api.ratings.create),
    empty: unrated,
    fields: ratingFields(about, orderId),
    input: ({ stars, description }) => ({ body: { _id: orderId, calification: stars, description } }),
    done: ratingsTexts.done,
    onDone,
  })
  return <DeskForm form={form} act={ratingsTexts.act} />
}
