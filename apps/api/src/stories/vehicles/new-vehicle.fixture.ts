/** What an owner sends to register a vehicle, and to bring a paper. */
import type { api } from '@arriero/contract'
import type { CallInput } from '@arriero/contract/endpoint'
import { bogotaDay, daysAfter } from '@arriero/domain/time/calendar'
import { bodyWorkId, brandId, vehicleTypeId } from '#features/catalogues/catalogue-ids.ts'
import type { Caller } from '#testing/house.ts'
import { uploadJpeg, uploadPng } from '../stage.fixture.ts'

export type NewVehicle = CallInput<typeof api.vehicles.create>['body']
export type BroughtPaper = CallInput<typeof api.papers.give>['body']

export const photosOf = async (caller: Caller, count: number): Promise<string[]> => {
  const ids: string[] = []
  for (let n = 0; n < count; n++) ids.push(await uploadJpeg(caller))
  return ids
}

export type Document = NewVehicle['documents'][number]

/** Everything in order; `more` makes it otherwise. */
export const vehicleOf = async (
  caller: Caller,
  { now, more = {} }: { now: Date; more?: Partial<NewVehicle> },
): Promise<NewVehicle> => {
  const today = bogotaDay(now)
  const dates = { expeditionDate: daysAfter(today, -20), expirationDate: daysAfter(today, 345) }
  const never = { isActive: false as const, isPermition: false as const }
  return {
    _idTypeVehicle: vehicleTypeId('singleTruck'),
    bodyWork: bodyWorkId('stake'),
    brand: brandId('Hino'),
    model: '2020',
    licensePlate: 'VHC001',
    loadingCapacity: '9 Tn',
    service: 'publico',
    registeredOn: '2020-03-01',
    images: [await uploadPng(caller)],
    isActive: false,
    documents: [
      { name: 'Soat', ...dates, ...never, images: await photosOf(caller, 2) },
      {
        name: 'Tarjeta de propiedad',
        expeditionDate: dates.expeditionDate,
        ...never,
        images: await photosOf(caller, 2),
      },
      {
        name: 'Revisión Tecnicomecánica',
        expirationDate: dates.expirationDate,
        ...never,
        images: await photosOf(caller, 1),
      },
    ],
    ...more,
  }
}
