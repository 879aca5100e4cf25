/** Calls on people, vehicles, files, sessions and what belongs to everybody. */
import { api } from '@arriero/contract'
import { consentVersions } from '@arriero/domain/people/consents'
import { isClientRole } from '@arriero/domain/people/roles'
import { vehicleTypeId } from '#features/catalogues/catalogue-ids.ts'
import { pdf as pdfBytes } from '#features/files/pdf.fixture.ts'
import { issueSetupCode } from '#features/sessions/first-administrator.actions.ts'
import { password } from '#testing/people.ts'
import { byAnyone, inBody, inParam, onOrder, ownAccount, type Call } from './calls.fixture.ts'
import { smallJpeg } from '../world.fixture.ts'

const jpeg = async () => ({
  file: { bytes: await smallJpeg(), filename: 'foto.jpg', mediaType: 'image/jpeg' },
})
const pdf = () => ({
  file: { bytes: pdfBytes(), filename: 'rut.pdf', mediaType: 'application/pdf' },
})

let loggedIn = 0

/** The one call that needs no session: an account of its own each time. */
const logIn: Call = {
  endpoint: api.sessions.logIn,
  own: async ({ world }, role) => {
    const email = `entra.${++loggedIn}@example.co`
    await world.people.person('client', { email })
    return { caller: await world.bystander(role), input: { body: { email, password } } }
  },
}

/** Only while nobody administers: whoever does is of another role from then on. */
const firstAdministrator: Call = {
  endpoint: api.sessions.firstAdministrator,
  own: async ({ world }, role) => {
    const caller = await world.bystander(role)
    const { database, openCtx } = world.house
    await database.db
      .updateTable('users')
      .set({ role: 'soport' })
      .where('role', '=', 'administrator')
      .execute()
    const facts = { name: 'Rosa Luna', identification: '52123456', cellPhone: '3001234567', password }
    const code = (await issueSetupCode(openCtx())) ?? ''
    return { caller, input: { body: { ...facts, code, email: `primera.${++loggedIn}@example.co` } } }
  },
}

/** Ends a session that nobody else needs. */
const logOut: Call = {
  endpoint: api.sessions.logOut,
  own: async ({ world }, role) => {
    const caller = await world.bystander(role)
    return { caller, input: {}, token: await world.newToken(caller) }
  },
}

export const otherCalls: Record<string, Call> = {
  '01': logIn,
  '06': onOrder(api.users.ofEnterprise, { state: 'pending', at: inParam('enterpriseId') }, ({ carrier }) => ({
    params: { enterpriseId: carrier.id },
  })),
  '11': ownAccount(api.users.detail, (_id) => ({ params: { _id } }), inParam('_id')),
  '11b': onOrder(api.users.detail, { state: 'pending', at: inParam('_id') }, ({ driver }) => ({
    params: { _id: driver.id },
  })),
  '14': byAnyone(api.files.uploadUserImage, jpeg),
  '18': ownAccount(api.orders.mine, (_id, userType) => ({ body: { userType, _id } }), inBody('_id')),
  '18b': onOrder(api.orders.mine, { state: 'taken', at: inBody('_id') }, ({ driver }) => ({
    body: { userType: 'enterprisedriver', _id: driver.id },
  })),
  '18c': onOrder(api.orders.mine, { state: 'taken', at: inBody('_id') }, ({ driver }) => ({
    body: { userType: driver.role, _id: driver.id },
  })),
  '21': byAnyone(api.orders.suggestedPrice, () => ({
    body: { typeVehicleId: vehicleTypeId('singleTruck'), km: 415 },
  })),
  l1: byAnyone(api.lanes.history, () => ({
    query: {
      originCode: '11001',
      destinationCode: '05001',
      typeVehicleId: vehicleTypeId('singleTruck'),
    },
  })),
  '26': byAnyone(api.insurance.catalogues),
  '28': byAnyone(api.cancellations.all),
  '29': byAnyone(api.rates.calculate, ({ role }) => ({
    body: isClientRole(role) ? { price: 2_000_000 } : { value: 2_000_000 },
  })),
  '30': byAnyone(api.rates.all),
  '35': onOrder(api.vehicles.all, { state: 'pending', at: inParam('enterpriseId') }, ({ carrier }) => ({
    params: { enterpriseId: carrier.id },
  })),
  '36': onOrder(
    api.vehicles.detail,
    { state: 'taken', at: inParam('licensePlate'), more: { unknownId: 'ZZZ999', malformedId: 'X' } },
    ({ licensePlate }) => ({ params: { licensePlate } }),
  ),
  '37': onOrder(
    api.vehicles.update,
    {
      state: 'pending',
      at: (input, id) => inBody('_id')(inParam('_id')(input, id), id),
    },
    ({ vehicleId }) => ({ params: { _id: vehicleId }, body: { _id: vehicleId, isActive: false } }),
  ),
  '39': byAnyone(api.catalogues.typeLoads),
  '40': byAnyone(api.catalogues.vehicleTypes),
  '41': byAnyone(api.catalogues.brands),
  '42': byAnyone(api.catalogues.bodyWorks),
  '49': byAnyone(api.files.uploadImage, jpeg),
  '50': byAnyone(api.files.uploadDocument, pdf),
  i57: byAnyone(api.tracking.ping, ({ world }) => ({
    body: { points: [{ at: world.house.clock.now.toISOString(), latitude: 4.6, longitude: -74.1 }] },
  })),
  n31: byAnyone(api.payments.lost),
  n32: byAnyone(api.consents.own),
  n33: byAnyone(api.consents.answer, () => ({
    body: { kind: 'location', version: consentVersions.location, isGiven: true },
  })),
  n33b: byAnyone(api.consents.accept, () => ({
    body: { consents: { terms: consentVersions.terms, data: consentVersions.data } },
  })),
  i59: logOut,
  n1: byAnyone(api.sessions.ticket),
  n7: byAnyone(api.places.search, () => ({ query: { text: 'Bogotá' } })),
  n8b: byAnyone(api.places.at, () => ({ query: { latitude: '5.2', longitude: '-74.7' } })),
  n8: byAnyone(api.places.route, () => ({
    query: { fromLatitude: '4.6', fromLongitude: '-74.1', toLatitude: '6.2', toLongitude: '-75.6' },
  })),
  '04': byAnyone(api.dashboard.counts),
  '19': byAnyone(api.dashboard.ordersByStatus),
  d1: byAnyone(api.dashboard.activity),
  d2: byAnyone(api.dashboard.attention),
  d3: byAnyone(api.dashboard.money),
  d4: byAnyone(api.dashboard.firstSteps),
  d5: byAnyone(api.dashboard.spending),
  n23: firstAdministrator,
  n9: byAnyone(api.brand.open),
  n21: byAnyone(api.settings.all),
  n22b: byAnyone(api.settings.history),
  n22: {
    ...byAnyone(api.settings.update, () => ({
      params: { key: 'plannedHandlingHours' },
      body: { value: 5 },
    })),
    at: inParam('key'),
  },
}
