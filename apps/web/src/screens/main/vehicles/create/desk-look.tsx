import type { ReactNode } from 'react'
import { newVehicleTexts } from '#features/vehicles/new/new-vehicle.texts.ts'
import type { VehicleLook } from '#features/vehicles/new/vehicle-look.ts'
import { photoRules, uploadPhoto } from '#shared/api/upload-photo.ts'
import { paperFiles, uploadPaper } from '#shared/files/upload-paper.ts'
import { DeskChoice } from '#shared/forms/DeskForm.tsx'
import { ChoiceCards } from '#shared/ui/ChoiceCards.tsx'
import { UploadImage } from '#shared/ui/images/UploadImage.tsx'
import styles from './create.module.css'

const ofPapers = { upload: uploadPaper, rules: paperFiles }
const ofPhotos = {
  upload: uploadPhoto,
  rules: { ...photoRules, hint: newVehicleTexts.fields.imagesLimit },
}

export const deskLook: VehicleLook = {
  Photos: ({ takesPdf = false, ...photos }) => (
    <UploadImage {...photos} {...(takesPdf ? ofPapers : ofPhotos)} hasCamera />
  ),
  Choice: DeskChoice,
  Cards: ChoiceCards,
  Fields: ({ children }: { children: ReactNode }) => <div className={styles.fields}>{children}</div>,
}
