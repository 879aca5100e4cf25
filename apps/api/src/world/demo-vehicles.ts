/** Vehicles whose papers wait for staff, run out or have run out. */
import { paperTexts } from '@arriero/contract/es/papers'
import type { Actor } from '@arriero/domain/people/roles'
import { cargoOfPaper } from '@arriero/domain/papers/paper-rules'
import { bogotaDay, daysAfter } from '@arriero/domain/time/calendar'
import { vehicleTypes } from '@arriero/domain/vehicles/vehicles'
import { bodyWorkId, brandId, typeLoadId, vehicleTypeId } from '#features/catalogues/catalogue-ids.ts'
import { insertCredential } from '#features/credentials/credentials.store.ts'
import { attachFiles, uploadImage } from '#features/files/files.actions.ts'
import { changeOwnVehicle } from '#features/vehicles/renew.actions.ts'
import { insertVehicle, permitCargo } from '#features/vehicles/vehicles.store.ts'
import type { Cast } from './demo-people.ts'
import { truckPhoto } from './picture.ts'
import { moreDrivers } from './seeds/people.texts.ts'
import {
  endingDriverPapers,
  reviewedTrucks,
  type PaperSeed,
  type ReviewedTruckSeed,
} from './seeds/vehicles.texts.ts'
import type { Situations } from './situations.ts'

type Play = { world: Situations; today: Date }
type Held = { owner: Actor; vehicleId: string; plate: string }

const addPaper = async (
  { world, today }: Play,
  { owner, vehicleId, plate }: Held,
  seed: PaperSeed,
): Promise<void> => {
  const day = bogotaDay(today)
  const cargo = cargoOfPaper(seed.kind)
  const imageIds: string[] = []
  for (const picture of seed.pictures) imageIds.push(await world.photo(owner, picture, plate))
  await world.act(owner, async (ctx) => {
    await insertCredential(ctx, {
      holder: { vehicleId },
      kind: seed.kind,
      name: seed.name,
      typeLoadId: cargo ? typeLoadId(cargo) : null,
      issuedOn: daysAfter(day, seed.kind === 'cargo:refrigerated' ? -10 : -300),
      expiresOn: seed.endsInDays === undefined ? null : daysAfter(day, seed.endsInDays),
      isActive: seed.isValidated,
      imageIds,
    })
    await attachFiles(ctx, imageIds, { objectKind: 'vehicle', objectId: vehicleId })
    if (cargo && seed.isValidated) await permitCargo(ctx, vehicleId, [typeLoadId(cargo)])
  })
  if (seed.renewedForDays !== undefined) await renew({ world, today }, { owner, vehicleId, plate }, seed)
}

/** As its owner does it: it waits beside the one in force. */
const renew = async (
  { world, today }: Play,
  { owner, vehicleId, plate }: Held,
  { kind, pictures, renewedForDays = 0 }: PaperSeed,
): Promise<void> => {
  const day = bogotaDay(today)
  const imageIds: string[] = []
  for (const picture of pictures) imageIds.push(await world.photo(owner, picture, plate))
  const dates = { issuedOn: daysAfter(day, -1), expiresOn: daysAfter(day, renewedForDays) }
  await world.act(owner, (ctx) =>
    changeOwnVehicle(ctx, vehicleId, {
      papers: [{ kind, ...dates, category: undefined, imageIds }],
      told: { service: undefined, registeredOn: undefined, trailerPlate: undefined },
    }),
  )
}

/** Validated papers of hired drivers that run out within the month. */
const endSome = async ({ world, today }: Play, { people, crew }: Cast): Promise<void> => {
  const [enterprise] = people.enterprise
  for (const { driver, kind, endsInDays } of endingDriverPapers) {
    const hired = crew[driver]
    if (!hired) continue
    const name = paperTexts[kind]
    const imageId = await world.photo(enterprise, name, moreDrivers[driver]?.name)
    await world.act(enterprise, async (ctx) => {
      await insertCredential(ctx, {
        holder: { userId: hired.id },
        kind,
        name,
        expiresOn: daysAfter(bogotaDay(today), endsInDays),
        isActive: true,
        imageIds: [imageId],
      })
      await attachFiles(ctx, [imageId], { objectKind: 'user', objectId: hired.id })
    })
  }
}

const dayMs = 86_400_000
/** What works already has been here for a while; what waits for staff came the other day. */
const daysHere = ({ isActive }: ReviewedTruckSeed) => (isActive ? 64 : 2)

const register = async (play: Play, owner: Actor, seed: ReviewedTruckSeed): Promise<void> => {
  const { world, today } = play
  const joinedAt = new Date(today.getTime() - daysHere(seed) * dayMs)
  const { _id: imageId } = await uploadImage(
    world.ctxFor(owner),
    await truckPhoto(seed.licensePlate),
    'image',
  )
  const { payloadHintKg } = vehicleTypes[seed.type]
  const vehicleId = await world.act(owner, async (ctx) => {
    const id = await insertVehicle(
      { ...ctx, now: joinedAt },
      {
        ownerId: owner.id,
        licensePlate: seed.licensePlate,
        vehicleTypeId: vehicleTypeId(seed.type),
        bodyWorkId: bodyWorkId(seed.bodyWork),
        brandId: brandId(seed.brand),
        model: seed.model,
        capacityKg: payloadHintKg,
        capacityText: `${payloadHintKg} Kg`,
        service: 'public',
        registeredOn: `${seed.model}-03-01`,
        imageIds: [imageId],
        isActive: seed.isActive,
      },
    )
    await attachFiles(ctx, [imageId], { objectKind: 'vehicle', objectId: id })
    return id
  })
  for (const paper of seed.papers) await addPaper(play, { owner, vehicleId, plate: seed.licensePlate }, paper)
}

export const registerVehicles = async (world: Situations, cast: Cast): Promise<void> => {
  const { people } = cast
  const owners = {
    enterprise: people.enterprise[0],
    enterprise2: people.enterprise[1],
    driver2: people.driver[1],
  }
  const play: Play = { world, today: world.now() }
  for (const seed of reviewedTrucks) await register(play, owners[seed.owner], seed)
  await endSome(play, cast)
}
