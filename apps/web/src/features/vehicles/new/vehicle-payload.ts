/** The answers as the vehicle create payload, and what the server says of it as problems of answers. Spec §3, decisions §12. */
import type { api } from '@arriero/contract'
import { CallError } from '@arriero/contract/call'
import type { CallInput } from '@arriero/contract/endpoint'
import { vehiclePaperTexts } from '@arriero/contract/es/papers'
import type { UploadedImage } from '#shared/ui/images/image-rules.ts'
import type { Problems } from '#shared/wizard/wizard.ts'
import type { VehicleAnswer, VehicleAnswers } from './vehicle-answers.ts'
import { capacityText, hasInspection } from './vehicle-checks.ts'

type NewVehicleBody = CallInput<typeof api.vehicles.create>['body']
type Document = NewVehicleBody['documents'][number]

const idsOf = (...images: readonly (readonly UploadedImage[] | undefined)[]) =>
  images.flatMap((side) => side ?? []).map(({ id }) => id)
/** Both are false because staff has not seen the papers yet. */
const unseen = { isActive: false, isPermition: false } as const

const documentsOf = (answers: VehicleAnswers): Document[] => [
  {
    name: vehiclePaperTexts.soat,
    expeditionDate: answers.soatIssuedOn,
    expirationDate: answers.soatExpiresOn,
    images: idsOf(answers.soatFront, answers.soatBack),
    ...unseen,
  },
  {
    name: vehiclePaperTexts.propertyCard,
    expeditionDate: answers.cardIssuedOn,
    images: idsOf(answers.cardFront, answers.cardBack),
    ...unseen,
  },
  ...(hasInspection(answers)
    ? [
        {
          name: vehiclePaperTexts.inspection,
          expirationDate: answers.inspectionExpiresOn,
          images: idsOf(answers.inspectionPhoto),
          ...unseen,
        },
      ]
    : []),
]

export const newVehicleBody = (answers: VehicleAnswers): NewVehicleBody => ({
  _idTypeVehicle: answers.vehicleType.id,
  bodyWork: answers.bodyWork.id,
  brand: answers.brand.id,
  model: answers.model,
  licensePlate: answers.licensePlate,
  ...(answers.vehicleType.needsTrailer && answers.trailerPlate ? { trailerPlate: answers.trailerPlate } : {}),
  loadingCapacity: capacityText(answers.capacity),
  service: answers.service,
  registeredOn: answers.registeredOn,
  images: idsOf(answers.images),
  isActive: false,
  documents: documentsOf(answers),
})

const answerOf: Readonly<Record<string, VehicleAnswer>> = {
  _idTypeVehicle: 'vehicleType',
  bodyWork: 'bodyWork',
  brand: 'brand',
  model: 'model',
  licensePlate: 'licensePlate',
  trailerPlate: 'trailerPlate',
  loadingCapacity: 'capacity',
  service: 'service',
  registeredOn: 'registeredOn',
  images: 'images',
  documents: 'inspectionPhoto',
}

/** Answer → code where the refusal names one field of the form; undefined where it is about no answer. */
export const refusedAnswer = (error: unknown): Problems | undefined => {
  if (!(error instanceof CallError)) return undefined
  const [path] = Object.keys(error.reply.fields ?? {})
  const answer = answerOf[path ?? '']
  return answer && { [answer]: error.reply.code }
}
