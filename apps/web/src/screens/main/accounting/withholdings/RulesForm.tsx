import { api } from '@arriero/contract'
import { useState } from 'react'
import { useAct } from '#shared/api/queries.ts'
import { DeskForm } from '#shared/forms/DeskForm.tsx'
import { useForm } from '#shared/forms/use-form.ts'
import { ConfirmEdition } from './ConfirmEdition.tsx'
import { bodyOf, changesOf, draftOf, heldOn, rulesFields } from './rules-draft.ts'
import type { Rules } from './RulesTable.tsx'
import { withholdingsTexts } from './withholdings.texts.ts'

const texts = withholdingsTexts.form

interface RulesFormProps {
  /** Newest first: what the new ones begin from. */
  rules: readonly Rules[]
  today: string
  onDone: () => void
}

/** What is kept back from a day on. */
export const RulesForm = ({ rules, today, onDone }: RulesFormProps) => {
  const [empty] = useState(() => draftOf(rules[0], today))
  const form = useForm({
    act: useAct(api.settlements.setRules),
    empty,
    fields: rulesFields(today),
    input: (draft) => ({ body: bodyOf(draft) }),
    isAsked: true,
    done: texts.done,
    onDone,
  })
  const body = bodyOf(form.values)
  return (
    <>
      <DeskForm form={form} act={texts.save} />
      <ConfirmEdition
        {...form.asking}
        validFrom={body.validFrom}
        changes={changesOf(heldOn(rules, body.validFrom), body)}
      />
    </>
  )
}
