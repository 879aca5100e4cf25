import { errorTexts } from '@arriero/contract/es/errors'
import { bogotaDay } from '@arriero/domain/calendar'
import { paperRules, type BroughtKind } from '@arriero/domain/paper-rules'
import { type SubmitEvent, useState } from 'react'
import {
  broughtBody,
  broughtProblems,
  noAnswers,
  type BroughtAnswers,
} from '#features/credentials/brought-answers.ts'
import { readPapersAgain, sendPaper } from '#features/credentials/holder.ts'
import { newVehicleTexts } from '#features/vehicles/new/new-vehicle.texts.ts'
import { errorText } from '#shared/api/error-text.ts'
import { useOnce } from '#shared/api/use-once.ts'
import { PlainButton } from '#shared/plain/Button.tsx'
import { Field } from '#shared/plain/Field.tsx'
import { showToast } from '#shared/plain/toasts.ts'
import { CancelButton } from '#shared/unsaved/CancelButton.tsx'
import { Form } from '#shared/unsaved/Form.tsx'
import { driverTexts } from '../driver.texts.ts'
import { vehiclesTexts as texts } from './own.texts.ts'
import { Pictures } from './Pictures.tsx'
import parts from '../parts.module.css'

interface RenewFormProps {
  vehicleId: string
  kind: BroughtKind
  onDone: () => void
}

const fieldTexts = newVehicleTexts.fields

/** A newer version of a vehicle's paper; it counts once staff has validated it. Decisions §12. */
export const RenewForm = ({ vehicleId, kind, onDone }: RenewFormProps) => {
  const [answers, setAnswers] = useState<BroughtAnswers>(noAnswers)
  const [wasTried, setTried] = useState(false)
  const [refusal, setRefusal] = useState('')
  const rule = paperRules[kind]
  const found = broughtProblems(kind, answers, bogotaDay(new Date()))
  const wrong = (field: keyof typeof found) => {
    const code = wasTried ? found[field] : undefined
    return code && errorTexts[code]
  }
  const set = (change: Partial<BroughtAnswers>) => setAnswers((before) => ({ ...before, ...change }))

  const { run: bring, isBusy } = useOnce(async () => {
    try {
      await sendPaper({ vehicleId }, broughtBody(kind, answers))
      await readPapersAgain()
      showToast({ kind: 'success', title: driverTexts.done, text: texts.sent })
      onDone()
    } catch (error) {
      setRefusal(errorText(error))
    }
  })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    setTried(true)
    if (!Object.values(found).some(Boolean)) bring()
  }
  return (
    <Form className={parts.page} onSubmit={submit}>
      <p className={parts.help}>
        {rule.leastPictures === 2 ? texts.bothSides : texts.photosHelp(rule.mostPictures)}
        {rule.mostMonths !== undefined && ` ${texts.mostMonths(rule.mostMonths)}`}
      </p>
      <Pictures
        label={texts.photos}
        value={answers.images}
        most={rule.mostPictures}
        takesPdf
        problem={wrong('images')}
        onChange={(images) => set({ images })}
      />
      {rule.issuedOn !== 'none' && (
        <Field
          label={fieldTexts.issuedOn}
          type="date"
          required={rule.issuedOn === 'required'}
          value={answers.issuedOn ?? ''}
          error={wrong('issuedOn')}
          onChange={({ target }) => set({ issuedOn: target.value || undefined })}
        />
      )}
      {rule.expiresOn !== 'none' && (
        <Field
          label={fieldTexts.expiresOn}
          type="date"
          required={rule.expiresOn === 'required'}
          value={answers.expiresOn ?? ''}
          error={wrong('expiresOn')}
          onChange={({ target }) => set({ expiresOn: target.value || undefined })}
        />
      )}
      <p className={parts.problem} role="alert">
        {refusal}
      </p>
      <PlainButton type="submit" kind="primary" isBusy={isBusy}>
        {texts.send}
      </PlainButton>
      <CancelButton onCancel={onDone}>{texts.cancel}</CancelButton>
    </Form>
  )
}
