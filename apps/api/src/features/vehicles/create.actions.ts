/** A carrier registers a vehicle. It works once staff has validated its papers and put it to work. Spec §3, §5, decisions §12. */
import type { api } from '@arriero/contract'
import type { InputOf } from '@arriero/contract/endpoint'
import { vehiclePaperTexts } from '@arriero/contract/es/papers'
import { bogotaDay } from '@arriero/domain/time/calendar'
import { isInspectionDue, vehiclePapers } from '@arriero/domain/papers/credentials'
import type { ErrorCode } from '@arriero/domain/errors/errors'
import { parsePlate, parseTrailerPlate } from '@arriero/domain/people/identifiers'
import { parseMeasure } from '@arriero/domain/typed/measures'
import { paperRules } from '@arriero/domain/papers/paper-rules'
import { newVehicleDenials, type VehicleField } from '@arriero/domain/vehicles/new-vehicle'
import type { Ctx } from '#context.ts'
import { record } from '#features/audit/audit.store.ts'
import { bodyWorkOf, brandOf, vehicleTypeKeyOf } from '#features/catalogues/catalogue-ids.ts'
import { checkBrought, givePaper, type BroughtPaper } from '#features/credentials/give.actions.ts'
import { attachFiles } from '#features/files/files.actions.ts'
import { AppError, fail } from '#app-error.ts'
import { serviceIn } from './service-words.ts'
import { insertVehicle, isPlateTaken } from './vehicles.store.ts'

type TypedVehicle = InputOf<typeof api.vehicles.create>['body']

const wireFields: Record<VehicleField, keyof TypedVehicle> = {
  type: '_idTypeVehicle',
  licensePlate: 'licensePlate',
  trailerPlate: 'trailerPlate',
  model: 'model',
  capacity: 'loadingCapacity',
  service: 'service',
  registeredOn: 'registeredOn',
}

const checkFacts = (ctx: Ctx, typed: TypedVehicle): void => {
  const denials = newVehicleDenials(
    {
      type: vehicleTypeKeyOf(typed._idTypeVehicle),
      licensePlate: typed.licensePlate,
      trailerPlate: typed.trailerPlate,
      model: typed.model,
      capacity: typed.loadingCapacity,
      service: serviceIn(typed),
      registeredOn: typed.registeredOn,
    },
    bogotaDay(ctx.now),
  )
  const fields: Record<string, ErrorCode> = Object.fromEntries(
    (Object.entries(denials) as [VehicleField, ErrorCode][]).map(([field, code]) => [
      wireFields[field],
      code,
    ]),
  )
  if (!bodyWorkOf(typed.bodyWork)) fields['bodyWork'] = 'body.required'
  if (!brandOf(typed.brand)) fields['brand'] = 'brand.required'
  const [first] = Object.values(fields)
  if (first) throw new AppError(first, { fields })
}

const kindOf = ({ name }: TypedVehicle['documents'][number]) =>
  vehiclePapers.find((kind) => vehiclePaperTexts[kind] === name) ?? fail('input.invalid', 'documents')

/** SOAT and property card always, the inspection unless the vehicle is too young for one; of each one. */
const papersIn = async (ctx: Ctx, typed: TypedVehicle): Promise<BroughtPaper[]> => {
  const papers = typed.documents.map((document) => {
    const kind = kindOf(document)
    // The specification sends both dates with each; a property card has no end.
    const hasEnd = paperRules[kind].expiresOn !== 'none'
    return {
      kind,
      issuedOn: document.expeditionDate ?? undefined,
      expiresOn: (hasEnd ? document.expirationDate : undefined) ?? undefined,
      category: undefined,
      imageIds: document.images,
    }
  })
  for (const [index, paper] of papers.entries()) {
    if (papers.findIndex(({ kind }) => kind === paper.kind) !== index)
      fail('input.invalid', `documents.${index}.name`)
    await checkBrought(ctx, paper, `documents.${index}.`)
  }
  const has = (wanted: (typeof vehiclePapers)[number]) => papers.some(({ kind }) => kind === wanted)
  if (!has('soat') || !has('propertyCard')) fail('form.incomplete', 'documents')
  const told = { registeredOn: typed.registeredOn ?? null, service: serviceIn(typed) ?? null }
  if (isInspectionDue(told, bogotaDay(ctx.now)) && !has('inspection'))
    fail('inspection.required', 'documents')
  return papers
}

/** The rules have passed it: what cannot be read now never comes here. */
const read = <T>(value: T | undefined): T => value ?? fail('input.invalid')

export const createVehicle = async (ctx: Ctx, typed: TypedVehicle): Promise<{ _id: string }> => {
  checkFacts(ctx, typed)
  const papers = await papersIn(ctx, typed)
  const licensePlate = read(parsePlate(typed.licensePlate))
  if (await isPlateTaken(ctx.db, licensePlate)) fail('plate.taken', 'licensePlate')
  const vehicleId = await insertVehicle(ctx, {
    ownerId: ctx.actor.id,
    licensePlate,
    trailerPlate: typed.trailerPlate ? read(parseTrailerPlate(typed.trailerPlate)) : null,
    vehicleTypeId: typed._idTypeVehicle,
    bodyWorkId: typed.bodyWork,
    brandId: typed.brand,
    model: typed.model,
    capacityKg: Math.round(read(parseMeasure('capacity', typed.loadingCapacity))),
    capacityText: typed.loadingCapacity,
    service: serviceIn(typed) ?? null,
    registeredOn: typed.registeredOn ?? null,
    imageIds: typed.images,
    isActive: false,
  })
  await attachFiles(ctx, typed.images, { objectKind: 'vehicle', objectId: vehicleId })
  for (const paper of papers) await givePaper(ctx, { vehicleId }, paper)
  await record(ctx, {
    act: 'vehicle.create',
    objectKind: 'vehicle',
    objectId: vehicleId,
    details: { licensePlate },
  })
  return { _id: vehicleId }
}
