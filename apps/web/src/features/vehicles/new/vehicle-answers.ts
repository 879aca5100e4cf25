/** What the five steps ask. Kept over a reload, so everything survives JSON. Without Ant Design: the driver area asks the same. */
import type { UploadedImage } from '#shared/ui/images/image-rules.ts'

export interface Named {
  id: string
  name: string
}

export interface VehicleAnswers {
  licensePlate: string
  brand: Named
  model: string
  /** May be told later, like the next and the trailer's plate. */
  service: 'publico' | 'particular' | undefined
  /** Day of its first registration. */
  registeredOn: string | undefined
  /** The first is shown on its card. */
  images: UploadedImage[]
  vehicleType: Named & { key: string; needsTrailer: boolean }
  bodyWork: Named
  capacity: { value: string; unit: '' | 'Kg' | 'Tn' }
  trailerPlate: string
  soatFront: UploadedImage[]
  soatBack: UploadedImage[]
  soatIssuedOn: string
  soatExpiresOn: string
  cardFront: UploadedImage[]
  cardBack: UploadedImage[]
  cardIssuedOn: string
  inspectionPhoto: UploadedImage[]
  inspectionExpiresOn: string
}

export type VehicleAnswer = keyof VehicleAnswers

export const stepNames = ['basics', 'specs', 'soat', 'propertyCard', 'inspection'] as const
export type VehicleStepName = (typeof stepNames)[number]

/** Nothing that decides is chosen beforehand. */
export const openingVehicle: Partial<VehicleAnswers> = {
  licensePlate: '',
  model: '',
  images: [],
  capacity: { value: '', unit: '' },
  trailerPlate: '',
  soatFront: [],
  soatBack: [],
  cardFront: [],
  cardBack: [],
  inspectionPhoto: [],
}
