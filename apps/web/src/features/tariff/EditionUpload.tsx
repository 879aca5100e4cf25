import { editionAheadDays, sheetMostBytes } from '@arriero/domain/limits'
import { api } from '@arriero/contract'
import { bogotaDay, daysAfter } from '@arriero/domain/calendar'
import { Button } from 'antd'
import { useState } from 'react'
import { errorText, fieldTexts } from '#shared/api/error-text.ts'
import { useAct } from '#shared/api/queries.ts'
import { send } from '#shared/api/send.ts'
import { ActForm } from '#shared/forms/ActForm.tsx'
import { DayInput } from '#shared/forms/DayInput.tsx'
import { FormField } from '#shared/forms/FormField.tsx'
import { Card } from '#shared/plain/Card.tsx'
import { useToast } from '#shared/ui/useToast.ts'
import { EditionPreview } from './EditionPreview.tsx'
import { FilePick } from './FilePick.tsx'
import { base64Of, saveWorkbook } from './file-bytes.ts'
import { tariffTexts } from './tariff.texts.ts'
import styles from './tariff.module.css'

const texts = tariffTexts.upload
const firstDay = '2000-01-01'

const Template = () => {
  const toast = useToast()
  const [isBusy, setBusy] = useState(false)
  const download = async () => {
    setBusy(true)
    try {
      saveWorkbook(await send(api.tariff.template, {}))
    } catch (error) {
      toast.error(errorText(error))
    }
    setBusy(false)
  }
  return (
    <Button onClick={() => void download()} loading={isBusy}>
      {texts.template}
    </Button>
  )
}

interface Chosen {
  name: string
  base64: string
}

/** Template, file, day; then what the file would change. Decisions §13. */
export const EditionUpload = ({ onDone }: { onDone: () => void }) => {
  const review = useAct(api.tariff.preview)
  const today = bogotaDay(new Date())
  const [chosen, setChosen] = useState<Chosen>()
  const [isTooLarge, setTooLarge] = useState(false)
  const [validFrom, setValidFrom] = useState<string | undefined>(today)
  const [wasTried, setTried] = useState(false)
  const told = fieldTexts(review.error)
  const fileProblem = () => {
    if (isTooLarge) return texts.tooLarge
    return told['file'] ?? (wasTried && !chosen ? texts.fileRequired : undefined)
  }
  const take = async (file: File | undefined) => {
    review.reset()
    setTooLarge(file !== undefined && file.size > sheetMostBytes)
    const isUsable = file !== undefined && file.size <= sheetMostBytes
    setChosen(isUsable ? { name: file.name, base64: await base64Of(file) } : undefined)
  }
  const submit = () => {
    setTried(true)
    if (chosen && validFrom) review.mutate({ body: { file: chosen.base64, validFrom } })
  }
  const finish = () => {
    review.reset()
    setChosen(undefined)
    setTried(false)
    onDone()
  }
  return (
    <Card title={texts.title} aside={<Template />}>
      <p className={styles.help}>{texts.help}</p>
      <div className={styles.stack}>
        <ActForm
          act={texts.review}
          isBusy={review.isPending}
          problem={review.isError && Object.keys(told).length === 0 ? errorText(review.error) : undefined}
          onSubmit={submit}
        >
          <FormField label={texts.file} help={texts.fileHelp} problem={fileProblem()}>
            {(control) => (
              <FilePick control={control} name={chosen?.name} onPick={(file) => void take(file)} />
            )}
          </FormField>
          <FormField
            label={texts.from}
            help={texts.fromHelp}
            problem={told['validFrom'] ?? (wasTried && !validFrom ? texts.dayRequired : undefined)}
          >
            {(control) => (
              <DayInput
                control={control}
                value={validFrom}
                onChange={(day) => {
                  review.reset()
                  setValidFrom(day)
                }}
                first={firstDay}
                last={daysAfter(today, editionAheadDays)}
              />
            )}
          </FormField>
        </ActForm>
        {review.data && chosen && validFrom && (
          <EditionPreview preview={review.data} file={chosen.base64} validFrom={validFrom} onDone={finish} />
        )}
      </div>
    </Card>
  )
}
