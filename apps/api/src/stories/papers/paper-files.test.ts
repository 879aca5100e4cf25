/** A paper comes photographed or as its issuer sends it; who reads it knows which of the two it is. Decision 0027. */
import { api } from '@arriero/contract'
import { bogotaDay, daysAfter } from '@arriero/domain/time/calendar'
import { expect, test } from 'vitest'
import { photosOf, vehicleOf } from '../vehicles/new-vehicle.fixture.ts'
import { uploadPdf } from './papers.fixture.ts'
import { openStage, uploadPng } from '../stage.fixture.ts'

const { house, called, fleet, services } = await openStage()
const client = await called('cliententerprise')
const administrator = await called('administrator')
const today = bogotaDay(house.clock.now)
const dates = { expeditionDate: daysAfter(today, -1), expirationDate: daysAfter(today, 364) }
const soatOf = (images: string[]) => ({ kind: 'soat' as const, ...dates, images })
const endings = (addresses: readonly string[] = []) => addresses.map((url) => url.includes('.pdf?'))

test('a SOAT may be one PDF, where photographs have to be of both sides', async () => {
  const { carrier, pair } = await fleet()
  const bring = { params: { _id: pair.vehicleId } }
  const bodyOf = (images: string[]) => ({ _id: pair.vehicleId, documents: [soatOf(images)] })
  expect(
    await carrier.refusal(api.vehicles.update, { ...bring, body: bodyOf(await photosOf(carrier, 1)) }),
  ).toBe('paper.both_sides_required')
  await carrier.send(api.vehicles.update, { ...bring, body: bodyOf([await uploadPdf(carrier)]) })
  const { license_plate: licensePlate } = await house.database.db
    .selectFrom('vehicles')
    .select('license_plate')
    .where('id', '=', pair.vehicleId)
    .executeTakeFirstOrThrow()
  const { documents } = await administrator.send(api.vehicles.detail, { params: { licensePlate } })
  const soats = documents.filter(({ kind }) => kind === 'soat')
  expect(soats.map(({ images }) => endings(images))).toEqual([expect.not.arrayContaining([true]), [true]])
  const [, waiting] = soats
  const read = await fetch(new URL(waiting?.images[0] ?? '', house.url))
  expect([read.status, read.headers.get('content-type')]).toEqual([200, 'application/pdf'])
})

test('a vehicle is registered with PDFs, its own photographs are photographs', async () => {
  const enterprise = await called('enterprise')
  const body = await vehicleOf(enterprise, { now: house.clock.now })
  const documents = []
  for (const document of body.documents)
    documents.push({ ...document, images: [await uploadPdf(enterprise)] })
  const asPhotos = { ...body, documents, images: [await uploadPdf(enterprise)] }
  expect(await enterprise.refusal(api.vehicles.create, { body: asPhotos })).toBe('file.not_image')
  await enterprise.send(api.vehicles.create, { body: { ...body, documents } })
})

test('the PDF of somebody else counts for nothing', async () => {
  const [one, other] = [await fleet(), await fleet()]
  const { vehicleId: _id } = one.pair
  const body = { _id, documents: [soatOf([await uploadPdf(other.carrier)])] }
  expect(await one.carrier.refusal(api.vehicles.update, { params: { _id }, body })).toBe(
    'paper.both_sides_required',
  )
})

test('an own driver hands in the support document as a PDF; a PNG it may not be', async () => {
  const crew = await fleet()
  const _id = await services.crewed(client, crew)
  const load = async (file: string) => ({ params: { _id }, body: { file } })
  const png = await load(await uploadPng(crew.carrier))
  expect(await crew.carrier.refusal(api.orders.loadSupportDocument, png)).toBe('file.not_jpeg_or_pdf')
  await crew.driver.send(api.orders.loadSupportDocument, await load(await uploadPdf(crew.driver)))
  const order = await client.send(api.orders.detail, { params: { _id } })
  expect(endings([(order as { supportDocument: string }).supportDocument])).toEqual([true])
})
