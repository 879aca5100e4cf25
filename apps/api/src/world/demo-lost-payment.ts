/** A finished service whose authorised payment failed afterwards: accountancy has to look at it. Decisions §11. */
import { pesos } from '@arriero/domain/money/money'
import { withVat } from '@arriero/domain/money/pricing'
import { composeReservation } from '@arriero/domain/orders/schedule'
import type { Actor } from '@arriero/domain/people/roles'
import { typeLoadId, vehicleTypeId } from '#features/catalogues/catalogue-ids.ts'
import { receiveNotice } from '#features/payments/notices.actions.ts'
import { signAttempt, startPayment } from '#features/payments/payments.actions.ts'
import { ratesInForce } from '#features/rates/rates.store.ts'
import type { Cast } from './demo-people.ts'
import { lostServiceTexts } from './seeds/vehicles.texts.ts'
import type { Situations } from './situations.ts'
import type { SignNotice, WorldHouse } from './stage.ts'

type Play = { house: WorldHouse; world: Situations; cast: Cast; signNotice: SignNotice }

const hourMs = 3_600_000
const netPesos = 1_400_000

const placeOf = ({ house }: Play, code: string, name: string) => {
  const town = house.openCtx().providers.places.byCode(code)
  if (!town) throw new Error(`no town ${code}`)
  return { name, latitude: town.latitude, longitude: town.longitude, code, exact: true }
}

const create = async (play: Play, client: Actor, at: Date): Promise<string> => {
  const { rates, vatBase } = await ratesInForce(play.house.database.db)
  return play.world.create(client, {
    origin: placeOf(play, '76892', lostServiceTexts.from),
    destination: placeOf(play, '76109', lostServiceTexts.to),
    imageIds: [],
    typeLoadId: typeLoadId('general'),
    vehicleTypeId: vehicleTypeId('singleTruck'),
    description: lostServiceTexts.description,
    ...composeReservation(at),
    high: '2 M',
    weight: '8 tn',
    width: '2.4 M',
    volume: undefined,
    pieces: '320 Unidades',
    bottom: undefined,
    clientPricePesos: withVat(pesos(netPesos), rates, vatBase).clientPesos,
    wantsDeliveryCode: false,
  })
}

/** The gateway's word about the one attempt there is. */
const notify = ({ house, world, signNotice }: Play, fields: Record<string, string>, status: string) =>
  house.database.transaction((tx) =>
    receiveNotice({ ...house.openCtx(tx), now: world.now() }, signNotice(fields, status)),
  )

const drive = async ({ world }: Play, orderId: string, crew: { carrier: Actor; driver: Actor }) => {
  const { carrier, driver } = crew
  await world.milestone(driver, orderId, 'inPosition')
  world.later(50)
  await world.supportDocument(carrier, orderId)
  await world.milestone(driver, orderId, 'tripStart')
  world.later(4 * 60)
  await world.milestone(driver, orderId, 'inFinish')
  world.later(70)
  await world.milestone(driver, orderId, 'finish')
}

export const playLostPayment = async (play: Play): Promise<void> => {
  const { world, cast } = play
  const today = world.now()
  const [client, carrier, driver] = [
    cast.people.cliententerprise[1],
    cast.people.enterprise[1],
    cast.people.enterprisedriver[1],
  ]
  const at = new Date(today.getTime() - 40 * hourMs)
  world.at(new Date(at.getTime() - 20 * hourMs))
  const orderId = await create(play, client, at)
  await world.take(carrier, orderId)
  const { transaction } = await world.act(client, (ctx) => startPayment(ctx, orderId))
  const { fields } = await world.act(client, (ctx) => signAttempt(ctx, transaction))
  await notify(play, fields, 'AUTHORISED')
  const vehicleId = cast.trucks.get('VKM118') ?? ''
  await world.assign(carrier, orderId, { driverId: driver.id, vehicleId })
  world.at(at)
  await drive(play, orderId, { carrier, driver })
  world.at(new Date(today.getTime() - 2 * hourMs))
  await notify(play, fields, 'CAPTURE_FAILED')
  world.at(today)
}
