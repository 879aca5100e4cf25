import {
  PaperFields,
  type PaperPhotoProps,
  usePaperNote,
  type VehiclePaper,
} from '#features/vehicles/new/PaperFields.tsx'
import type { VehicleAnswers } from '#features/vehicles/new/vehicle-answers.ts'
import { paperFiles, uploadPaper } from '#shared/files/upload-paper.ts'
import { Notice } from '#shared/plain/states/Notice.tsx'
import { UploadImage } from '#shared/ui/images/UploadImage.tsx'
import { wordsOf } from '#shared/wizard/problem-words.ts'
import type { StepBodyProps } from '#shared/wizard/Wizard.tsx'
import styles from './create.module.css'

const Photo = (props: PaperPhotoProps) => (
  <UploadImage {...props} upload={uploadPaper} rules={paperFiles} hasCamera />
)

type Props = StepBodyProps<VehicleAnswers>

const PaperStep = ({ paper, answers, problems, set }: Props & { paper: VehiclePaper }) => {
  const { isYoung, note } = usePaperNote(paper, answers)
  return (
    <div className={styles.stack}>
      {isYoung ? <Notice kind="info" title={note} /> : <p className={styles.note}>{note}</p>}
      <div className={styles.fields}>
        <PaperFields {...{ paper, answers, set, Photo }} wrong={(answer) => wordsOf(problems, answer)} />
      </div>
    </div>
  )
}

export const SoatStep = (props: Props) => <PaperStep {...props} paper="soat" />
export const CardStep = (props: Props) => <PaperStep {...props} paper="propertyCard" />
export const InspectionStep = (props: Props) => <PaperStep {...props} paper="inspection" />
