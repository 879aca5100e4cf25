import { errorTexts } from '@arriero/contract/es/errors'
import { paperNameOf } from '@arriero/contract/es/papers'
import { bogotaDay, daysAfter } from '@arriero/domain/calendar'
import { paperRules, type BroughtKind } from '@arriero/domain/paper-rules'
import { Select } from 'antd'
import { useState } from 'react'
import { errorText } from '#shared/api/error-text.ts'
import { useWork } from '#shared/api/queries.ts'
import { paperFiles, uploadPaper } from '#shared/files/upload-paper.ts'
import { ActForm } from '#shared/forms/ActForm.tsx'
import { DayInput } from '#shared/forms/DayInput.tsx'
import { FormField } from '#shared/forms/FormField.tsx'
import { UploadImage } from '#shared/ui/UploadImage.tsx'
import { useToast } from '#shared/ui/useToast.ts'
import { useNow } from '#shared/use-now.ts'
import {
  broughtBody,
  broughtProblems,
  type BroughtAnswers,
  type BroughtProblems,
  noAnswers,
} from './brought-answers.ts'
import { credentialsTexts } from './credentials.texts.ts'
import { type Holder, readPapersAgain, sendPaper } from './holder.ts'

const texts = credentialsTexts.bring
const oldest = '1950-01-01'
const longestDays = 366 * 10
const categories = ['C1', 'C2', 'C3', 'B1', 'B2', 'B3']

interface FieldProps {
  kind: BroughtKind
  answers: BroughtAnswers
  problems: BroughtProblems
  set: (given: Partial<BroughtAnswers>) => void
}

const wordsOf = (problems: BroughtProblems, field: keyof BroughtProblems) => {
  const code = problems[field]
  return code && errorTexts[code]
}

const Pictures = ({ kind, answers, problems, set }: FieldProps) => {
  const { leastPictures, mostPictures } = paperRules[kind]
  return (
    <UploadImage
      label={texts.pictures}
      help={leastPictures === 2 ? texts.bothSides : texts.picturesHelp(mostPictures)}
      value={answers.images}
      most={mostPictures}
      onChange={(images) => set({ images })}
      upload={uploadPaper}
      rules={paperFiles}
      hasCamera
      problem={wordsOf(problems, 'images')}
    />
  )
}

const Days = ({ kind, answers, problems, set }: FieldProps) => {
  const today = bogotaDay(new Date(useNow()))
  const rule = paperRules[kind]
  return (
    <>
      {rule.issuedOn !== 'none' && (
        <FormField
          label={credentialsTexts.issuedOn}
          isOptional={rule.issuedOn === 'optional'}
          help={rule.mostMonths === undefined ? undefined : texts.mostMonths(rule.mostMonths)}
          problem={wordsOf(problems, 'issuedOn')}
        >
          {(control) => (
            <DayInput
              control={control}
              value={answers.issuedOn}
              first={oldest}
              last={today}
              onChange={(issuedOn) => set({ issuedOn })}
            />
          )}
        </FormField>
      )}
      {rule.expiresOn !== 'none' && (
        <FormField
          label={credentialsTexts.expiresOn}
          isOptional={rule.expiresOn === 'optional'}
          problem={wordsOf(problems, 'expiresOn')}
        >
          {(control) => (
            <DayInput
              control={control}
              value={answers.expiresOn}
              first={today}
              last={daysAfter(today, longestDays)}
              onChange={(expiresOn) => set({ expiresOn })}
            />
          )}
        </FormField>
      )}
    </>
  )
}

const Category = ({ answers, problems, set }: FieldProps) => (
  <FormField
    label={credentialsTexts.category}
    help={texts.categoryHelp}
    problem={wordsOf(problems, 'category')}
  >
    {(control) => (
      <Select<string>
        {...control}
        size="large"
        style={{ width: '100%' }}
        placeholder={texts.categoryPlaceholder}
        value={answers.category}
        options={categories.map((value) => ({ value, label: value }))}
        onChange={(category) => set({ category })}
        getPopupContainer={(select) => select.parentElement ?? document.body}
      />
    )}
  </FormField>
)

interface BringPaperFormProps {
  holder: Holder
  kind: BroughtKind
  onDone: () => void
}

/** A paper, or a newer version of one, by its owner. It counts once staff has validated it. */
export const BringPaperForm = ({ holder, kind, onDone }: BringPaperFormProps) => {
  const toast = useToast()
  const [answers, setAnswers] = useState(noAnswers)
  const [wasTried, setTried] = useState(false)
  const today = bogotaDay(new Date(useNow()))
  const problems = broughtProblems(kind, answers, today)
  const act = useWork(() => sendPaper(holder, broughtBody(kind, answers)))
  const submit = () => {
    setTried(true)
    if (Object.keys(problems).length > 0) return
    act.mutate(undefined, {
      onSuccess: () => {
        toast.success(texts.done(paperNameOf(kind)))
        void readPapersAgain()
        onDone()
      },
    })
  }
  const fields: FieldProps = {
    kind,
    answers,
    problems: wasTried ? problems : {},
    set: (given) => setAnswers((current) => ({ ...current, ...given })),
  }
  return (
    <ActForm
      act={texts.act}
      isBusy={act.isPending}
      problem={act.isError ? errorText(act.error) : undefined}
      onSubmit={submit}
    >
      <p style={{ marginTop: 0, color: 'var(--color-text-muted)' }}>{texts.help}</p>
      <Pictures {...fields} />
      <Days {...fields} />
      {paperRules[kind].hasCategory && <Category {...fields} />}
    </ActForm>
  )
}
