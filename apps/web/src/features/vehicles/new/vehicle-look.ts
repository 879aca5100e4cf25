/** What a step of the wizard is given, and what the desk and the phone draw each in its own way. */
import type { ComponentType, ElementType, ReactNode } from 'react'
import type { Choosing } from '#shared/plain/fields/FormFields.tsx'
import type { ChoiceCardsProps } from '#shared/ui/ChoiceCards.tsx'
import type { UploadedImage } from '#shared/ui/images/image-rules.ts'
import type { VehicleAnswer, VehicleAnswers } from './vehicle-answers.ts'

interface PhotosProps {
  label: string
  help?: string
  value: readonly UploadedImage[]
  most?: number
  /** A paper may come as its issuer sends it. */
  takesPdf?: boolean
  problem: string | undefined
  onChange: (images: UploadedImage[]) => void
}

export interface VehicleLook {
  Photos: ComponentType<PhotosProps>
  Choice: Choosing
  /** One of a few, each with what speaks for it. */
  Cards: ComponentType<ChoiceCardsProps>
  /** Around fields that may stand beside each other. */
  Fields: ElementType<{ children: ReactNode }>
}

export interface VehicleStepProps {
  answers: Partial<VehicleAnswers>
  set: (given: Partial<VehicleAnswers>) => void
  wrong: (answer: VehicleAnswer) => string | undefined
  look: VehicleLook
}
