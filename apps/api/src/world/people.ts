/** People, trucks and papers of the demo world and of tests, made by the features' own writing. */
import { paperTexts } from '@arriero/contract/es/papers'
import type { Actor, Role } from '@arriero/domain/people/roles'
import { personPapers, vehiclePapers } from '@arriero/domain/papers/credentials'
import type { BodyWork, LicenceCategory, VehicleTypeKey } from '@arriero/domain/vehicles/vehicles'
import { vehicleTypes } from '@arriero/domain/vehicles/vehicles'
import type { OpenCtx } from '#context.ts'
import {
  bodyWorkId,
  brandId,
  typeLoadId,
  vehicleTypeId,
  type BrandName,
  type TypeLoadKey,
} from '#features/catalogues/catalogue-ids.ts'
import { insertCredential } from '#features/credentials/credentials.store.ts'
import { insertUser } from '#features/users/users.store.ts'
import { insertVehicle, permitCargo } from '#features/vehicles/vehicles.store.ts'

export type PersonSeed = {
  role: Role
  name: string
  email: string
  identification: string
  cellPhone: string
  basePlaceCode?: string
  enterpriseId?: string
  licence?: LicenceCategory
  pay?: { bank: string; accountType: string; accountNumber: string }
  imageId?: string | null
  /** Since when he has his account; from now on unless told. His papers are of today either way. */
  joinedAt?: Date
}

const day = (at: Date, days: number) => new Date(at.getTime() + days * 86_400_000).toISOString().slice(0, 10)

/** A validated account with all the papers its role asks for. */
export const makePerson = async (ctx: OpenCtx, seed: PersonSeed, passwordHash: string): Promise<Actor> => {
  const { joinedAt = ctx.now, ...facts } = seed
  const joining = { ...ctx, now: joinedAt }
  const id = await insertUser(joining, {
    ...facts,
    passwordHash,
    isActive: true,
    validation: 'validated',
    enterpriseId: seed.enterpriseId ?? null,
    basePlaceCode: seed.basePlaceCode ?? null,
    pay: seed.pay ?? null,
    imageId: seed.imageId ?? null,
  })
  for (const kind of personPapers[seed.role] ?? []) {
    await insertCredential(ctx, {
      holder: { userId: id },
      kind,
      name: paperTexts[kind],
      category: kind === 'licence' ? (seed.licence ?? 'C3') : null,
      issuedOn: day(ctx.now, -200),
      expiresOn:
        kind === 'licence'
          ? day(ctx.now, 700)
          : kind === 'occupationalRisk' || kind === 'health'
            ? day(ctx.now, 60)
            : null,
      isActive: true,
      imageIds: [],
    })
  }
  return { id, role: seed.role, isValidated: true, enterpriseId: seed.enterpriseId ?? null }
}

export type TruckSeed = {
  licensePlate: string
  trailerPlate?: string
  type: VehicleTypeKey
  bodyWork?: BodyWork
  brand: BrandName
  model: string
  cargo?: readonly TypeLoadKey[]
  /** Days until SOAT and inspection end; 300 unless told. */
  papersEndInDays?: number
  imageIds?: readonly string[]
  /** Since when Arriero knows it; from now on unless told. Its papers are of today either way. */
  joinedAt?: Date
}

/** An active vehicle with validated papers. */
export const makeTruck = async (ctx: OpenCtx, owner: Actor, seed: TruckSeed): Promise<string> => {
  const { payloadHintKg, isArticulated } = vehicleTypes[seed.type]
  const joining = { ...ctx, now: seed.joinedAt ?? ctx.now }
  const id = await insertVehicle(joining, {
    ownerId: owner.id,
    licensePlate: seed.licensePlate,
    trailerPlate:
      seed.trailerPlate ?? (isArticulated ? `R${seed.licensePlate.slice(3).padStart(5, '1')}` : null),
    vehicleTypeId: vehicleTypeId(seed.type),
    bodyWorkId: bodyWorkId(seed.bodyWork ?? 'stake'),
    brandId: brandId(seed.brand),
    model: seed.model,
    capacityKg: payloadHintKg,
    capacityText: `${payloadHintKg} Kg`,
    service: 'public',
    registeredOn: `${seed.model}-03-01`,
    imageIds: seed.imageIds ?? [],
    isActive: true,
  })
  await permitCargo(ctx, id, (seed.cargo ?? []).map(typeLoadId))
  for (const kind of vehiclePapers) {
    await insertCredential(ctx, {
      holder: { vehicleId: id },
      kind,
      name: paperTexts[kind],
      issuedOn: day(ctx.now, -60),
      expiresOn: kind === 'propertyCard' ? null : day(ctx.now, seed.papersEndInDays ?? 300),
      isActive: true,
      imageIds: [],
    })
  }
  return id
}
