/** What things are called on the wire, as the specification names them. Spec §3; an order’s own names are in access/projections. */
import { api } from '@arriero/contract'
import { expect, test } from 'vitest'
import { password } from '#testing/people.ts'
import { uploadPdf } from '../papers/papers.fixture.ts'
import { createBody, hourMs, openStage } from '../stage.fixture.ts'

const { house, called, person, truck, services, fleet } = await openStage()
const administrator = await called('administrator')
const client = await called('client', { name: 'Ángela Rincón', identification: '52345111' })
const pay = { bank: 'Bancolombia', accountType: 'Ahorros', accountNumber: '20145678902' }

const profileFields = [
  '_id',
  'name',
  'email',
  'identification',
  'cellPhone',
  'rol',
  'image',
  'isActive',
  'status',
  'score',
  'countOrder',
  'orderCount',
  'dateCreate',
  'documents',
  'vehicles',
  'enterprise',
]
const documentFields = [
  '_id',
  'name',
  'isActive',
  'isPermition',
  'images',
  'expeditionDate',
  'expirationDate',
]

const has = (thing: unknown, names: readonly string[]): void =>
  expect(Object.keys(thing as object)).toEqual(expect.arrayContaining([...names]))

test('a profile, its papers and its vehicles', async () => {
  const driver = await person('driver', { pay, identification: '80123777', name: 'Evaristo Luna' })
  await truck(driver, { licensePlate: 'SXC481' })
  const profile = await administrator.send<typeof api.users.detail, 'admin'>(api.users.detail, {
    params: { _id: driver.id },
  })
  has(profile, [...profileFields, 'countPrice'])
  expect(profile).toMatchObject({
    _id: driver.id,
    name: 'Evaristo Luna',
    identification: '80123777',
    rol: 'driver',
    image: null,
    isActive: true,
    countOrder: 0,
    orderCount: 0,
    vehicles: [{ licensePlate: 'SXC481' }],
  })
  expect(profile.driver?.pay).toEqual(pay)
  has(profile.vehicles[0], ['_id', 'licensePlate'])
  has(profile.documents[0], documentFields)
  const hired = await fleet()
  const { enterprise } = await administrator.send<typeof api.users.detail, 'admin'>(api.users.detail, {
    params: { _id: hired.driver.actor.id },
  })
  has(enterprise, ['name', 'image'])
})

test('the user of a log-in is a profile, with all that its owner reads of himself', async () => {
  const email = 'evaristo.luna@example.co'
  const driver = await person('driver', { email, pay, identification: '80123778', name: 'Evaristo Luna' })
  await truck(driver, { licensePlate: 'SXC482' })
  const { user } = await house.anonymous.send(api.sessions.logIn, { body: { email, password } })
  has(user, profileFields)
  expect(user).toMatchObject({ identification: '80123778', vehicles: [{ licensePlate: 'SXC482' }] })
  expect(user.driver?.pay).toEqual({ ...pay, accountNumber: '•••••••8902' })
  has(user.documents[0], documentFields)
})

test('a vehicle and its owner', async () => {
  await truck(await person('driver'), { licensePlate: 'WLM230' })
  const vehicle = await administrator.send(api.vehicles.detail, { params: { licensePlate: 'WLM230' } })
  has(vehicle, [
    '_id',
    'licensePlate',
    'brand',
    'model',
    'loadingCapacity',
    'isActive',
    'images',
    'bodyWork',
    '_idTypeVehicle',
    'permissions',
    'documents',
    'user',
  ])
  has(vehicle.bodyWork, ['name'])
  has(vehicle._idTypeVehicle, ['name'])
  has(vehicle.permissions[0], ['id'])
  has(vehicle.user, ['name', 'image', 'score'])
})

test('a service as it is asked for, with every measure', async () => {
  const asked = createBody(new Date(house.clock.now.getTime() + 30 * hourMs), {
    high: '2.2 M',
    width: '240 cm',
    weight: '800 kl',
    volume: '12 M3',
    pieces: '2 Decenas',
    bottom: '3 M',
    description: 'Estibas de alimentos secos.',
  })
  has(asked, ['reservationDate', 'hourService', 'typeLoad', 'typeVehicleId', 'images', 'price'])
  const { _id } = await client.send(api.orders.create, { body: asked })
  const read = await client.send<typeof api.orders.detail, 'client'>(api.orders.detail, { params: { _id } })
  expect(read).toMatchObject({
    high: '2.2 M',
    width: '240 cm',
    weight: '800 kl',
    volume: '12 M3',
    pieces: '2 Decenas',
    bottom: '3 M',
    description: 'Estibas de alimentos secos.',
    status: 0,
  })
})

test('a legal document', async () => {
  await administrator.send(api.legalDocuments.create, {
    body: { name: 'Contrato marco', visible: ['enterprise'], file: await uploadPdf(administrator) },
  })
  const { items } = await administrator.send<typeof api.legalDocuments.byRole, 'admin'>(
    api.legalDocuments.byRole,
    { query: {} },
  )
  has(items[0], ['_id', 'name', 'visible', 'isActive', 'document'])
  expect(items[0]).toMatchObject({ name: 'Contrato marco', visible: ['enterprise'], isActive: true })
})

test('a PQR', async () => {
  const filed = { subject: 'Cobro doble', description: 'Me cobraron dos veces.' }
  const { _id } = await client.send(api.support.create, { body: filed })
  const { items } = await (await called('soport')).send(api.support.all, { query: {} })
  const pqr = items.find((one) => one._id === _id)
  has(pqr, ['_id', 'createDate', 'createUpdate', 'userId', 'subject', 'description', 'response', 'status'])
  expect(pqr).toMatchObject({ ...filed, status: 'Pendiente', userId: { name: 'Ángela Rincón' } })
  const response = 'Se devolvió el segundo cobro.'
  await (
    await called('soport')
  ).send(api.support.update, { params: { _id }, body: { response, status: 'Solucionado' } })
  expect(await client.send(api.support.detail, { params: { _id } })).toMatchObject({ response })
})

test('a cancelled service', async () => {
  const orderId = await services.created(client, { inMs: 40 * hourMs })
  const { _id } = await client.send(api.cancellations.cancel, {
    body: { orderId, description: 'Ya no viaja' },
  })
  expect(_id).toMatch(/^[0-9a-f]{24}$/)
  const { items } = await administrator.send(api.cancellations.all, { query: {} })
  has(items[0], ['order', 'dateCreateAt', 'description', 'user'])
  expect(items[0]?.user).toMatchObject({
    identification: '52345111',
    name: 'Ángela Rincón',
    rol: 'client',
  })
})

test('percentages, the counts of the home and a row of accounting', async () => {
  has(await administrator.send(api.rates.all, {}), [
    '_id',
    'profit',
    'insurance',
    'percent',
    'percentArrieroInsurance',
  ])
  has(await administrator.send(api.dashboard.counts, {}), [
    'driver',
    'driverAll',
    'order',
    'orderCanceled',
    'countInsurance',
  ])
  await services.paid(client, await fleet())
  const { items } = await administrator.send(api.accounting.orders, { query: {} })
  has(items[0], [
    'statusOrder',
    'identification',
    'pay',
    'date',
    'driver',
    'travel',
    'profitsDriver',
    'profits',
    'totalCost',
    'priceCommodity',
    'orderPay',
    'ivaCost',
    'priceInsurance',
    'priceArrieroInsurance',
    'percentArrieroInsurance',
    'total',
  ])
})
