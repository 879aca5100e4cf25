import { api } from '@arriero/contract'
import { bogotaDay, daysAfter } from '@arriero/domain/calendar'
import { updateErrorText } from '#shared/api/error-text.ts'
import { useAct } from '#shared/api/queries.ts'
import { DeskForm } from '#shared/forms/DeskForm.tsx'
import { useForm } from '#shared/forms/use-form.ts'
import { bodyOf, type TariffDraft, tariffFields } from './tariff-draft.ts'
import { tariffTexts } from './tariff.texts.ts'

const texts = tariffTexts.form

/** A tariff from a day to come. `empty`: what stands now. */
export const TariffForm = ({ empty, onDone }: { empty: TariffDraft; onDone: () => void }) => {
  const form = useForm({
    act: useAct(api.standby.setTariff),
    empty,
    fields: tariffFields(daysAfter(bogotaDay(new Date()), 1)),
    input: (draft) => ({ body: bodyOf(draft) }),
    says: updateErrorText,
    done: texts.done,
    onDone,
  })
  return <DeskForm form={form} act={texts.act} />
}
