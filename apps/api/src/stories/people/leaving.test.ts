import { api } from '@arriero/contract'
import { keptText } from '@arriero/contract/es/kept'
import { describe, expect, test } from 'vitest'
import { insertCredential } from '#features/credentials/credentials.store.ts'
import { insertRating } from '#features/ratings/ratings.store.ts'
import { sweepKeptIdentities } from '#features/rights/rights.sweeps.ts'
import { password } from '#testing/people.ts'
import { portraitOf, trailOf } from './accounts.fixture.ts'
import { notify } from '#features/notifications/notify.ts'
import { letGo } from './own-account.fixture.ts'
import { postOffice } from './registration.fixture.ts'
import { hourMs, openStage } from '../stage.fixture.ts'

const post = postOffice()
const stage = await openStage({ providers: { mail: post.carrier } })
const { house, called, services } = stage
const { db } = house.database
const withPassword = { body: { password } }
const rowOf = (id: string) =>
  db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

describe('whoever leaves', () => {
  test('with nothing in the books leaves nothing of himself', async () => {
    const client = await called('client', { name: 'Bernarda Quiñones', email: 'bernarda@example.co' })
    const { id } = client.actor
    const image = await portraitOf(client)
    await client.send(api.accounts.update, { params: { _id: id }, body: { image } })
    await insertCredential(house.openCtx(), {
      holder: { userId: id },
      kind: 'identity',
      name: 'Cédula',
      isActive: true,
      imageIds: [],
    })
    const facts = { note: 'Falta la cédula' }
    await notify(house.openCtx(), { userId: id, kind: 'account.returned', facts })
    const deliveries = db
      .selectFrom('deliveries')
      .select('id')
      .where('notification_id', 'in', (told) =>
        told.selectFrom('notifications_by_month').select('id').where('user_id', '=', id),
      )
    const ways = (await deliveries.execute()).map((one) => one.id)
    expect(ways).not.toEqual([])
    expect(await client.send(api.rights.leaving, {})).toMatchObject({ denial: null })
    const { kept } = await client.send(api.rights.leave, withPassword)
    expect(kept.map(({ kind }) => kind)).not.toContain('identity')
    expect(await rowOf(id)).toMatchObject({
      name: 'Cuenta eliminada',
      email: '',
      identification: '',
      cell_phone: '',
      image_id: null,
      is_active: false,
    })
    expect(await client.refusal(api.sessions.all, { query: {} })).toBe('session.invalid')
    const typed = { body: { email: 'bernarda@example.co', password } }
    expect(await house.anonymous.refusal(api.sessions.logIn, typed)).toBe('auth.wrong_credentials')
    const { rows } = await house.database.pool.query(
      `select count(*)::int as left from (select id from credentials where user_id = $1 union all select id from files
        where id = $2 union all select id from notifications_by_month where user_id = $1
        union all select id from deliveries where id = any($3)) s`,
      [id, image, ways],
    )
    expect(rows).toEqual([{ left: 0 }])
    expect(await trailOf(house, id)).toContain('user.deleted')
    // The address is free again.
    expect(
      await db.selectFrom('users').select('id').where('email_key', '=', 'bernarda@example.co').execute(),
    ).toEqual([])
  })

  test('is written what stays, counted, to the e-mail he had', async () => {
    const email = 'evelia@example.co'
    const client = await called('client', { email })
    const orderId = await services.created(client)
    await client.send(api.cancellations.cancel, { body: { orderId, description: 'Ya no se necesita' } })
    const { kept, hasLetter } = await client.send(api.rights.leave, withPassword)
    expect(hasLetter).toBe(true)
    expect(kept).toContainEqual({ kind: 'services', count: 1, until: null })
    await letGo(house)
    const letter = post.to(email).at(-1)
    expect(letter?.subject).toContain('Su cuenta se eliminó')
    for (const one of kept) expect(letter?.text).toContain(keptText(one))
    expect(letter?.text).toContain('Servicios en los que participó, sin su nombre (1)')
  })

  test('is promised no letter where he has no e-mail', async () => {
    const client = await called('client')
    await db.updateTable('users').set({ email: '' }).where('id', '=', client.actor.id).execute()
    expect(await client.send(api.rights.leave, withPassword)).toMatchObject({ hasLetter: false })
  })

  test('takes keys and webhooks along: nothing asks or is told in the name of who is gone', async () => {
    const company = await called('cliententerprise')
    const { id } = company.actor
    const { key } = await company.send(api.integrations.makeKey, {
      body: { name: 'ERP', scopes: ['orders.read'], days: null, password },
    })
    const { _id } = await company.send(api.integrations.makeWebhook, {
      body: { url: 'https://erp.example.co/avisos', events: ['order.created'] },
    })
    await company.send(api.integrations.test, { params: { _id } })
    const { sections } = await company.send(api.rights.data, withPassword)
    const rowsIn = (name: string) => sections.find((section) => section.name === name)?.rows
    expect(rowsIn('keys')).toMatchObject([{ name: 'ERP', ending: key.slice(-4), scopes: 'orders.read' }])
    expect(rowsIn('webhooks')).toMatchObject([{ url: 'https://erp.example.co/avisos' }])
    expect(JSON.stringify(sections)).not.toContain(key)
    await company.send(api.rights.leave, withPassword)
    const asked = await house.app.inject({
      url: '/v1/brand/vehicle/all',
      headers: { authorization: `Bearer ${key}` },
    })
    expect(asked.statusCode).toBe(401)
    const { rows } = await house.database.pool.query(
      `select count(*)::int as left from (select id from api_keys where user_id = $1 union all select id from webhooks
        where user_id = $1 union all select id from webhook_deliveries where user_id = $1) s`,
      [id],
    )
    expect(rows).toEqual([{ left: 0 }])
    await house.jobs.runJobs()
  })

  test('is not brought back by the staff', async () => {
    const client = await called('client')
    await client.send(api.rights.leave, withPassword)
    const administrator = await called('administrator')
    const back = { params: { _id: client.actor.id }, body: { isActive: true } }
    expect(await administrator.refusal(api.accounts.update, back)).toBe('account.deleted')
  })

  test('does so with his password only', async () => {
    const client = await called('client')
    const wrong = { body: { password: 'no es esta' } }
    expect(await client.refusal(api.rights.leave, wrong)).toBe('auth.wrong_credentials')
    expect((await rowOf(client.actor.id)).deleted_at).toBeNull()
  })
})

describe('what is still open keeps somebody', () => {
  test('a service that waits for a carrier keeps its client, until it is cancelled', async () => {
    const client = await called('client')
    const orderId = await services.created(client)
    const { denial } = await client.send(api.rights.leaving, {})
    expect(denial).toContain('servicios sin terminar')
    expect(await client.refusal(api.rights.leave, withPassword)).toBe('account.deletion_services')
    await client.send(api.cancellations.cancel, { body: { orderId, description: 'Ya no se necesita' } })
    await client.send(api.rights.leave, withPassword)
  })

  test('an enterprise keeps its name while people drive for it', async () => {
    const enterprise = await called('enterprise')
    await called('enterprisedriver', { enterpriseId: enterprise.actor.id })
    expect(await enterprise.refusal(api.rights.leave, withPassword)).toBe('account.deletion_drivers')
  })
})

test('the books keep name and number of who was part of money, and nobody else does; after ten years they forget', async () => {
  const client = await called('client', { name: 'Prudencia Salgado', identification: '41567890' })
  const fleet = await stage.fleet()
  const { carrier } = fleet
  const orderId = await services.finished(client, fleet)
  const { kept } = await client.send(api.rights.leave, withPassword)
  expect(kept.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['identity', 'accounting', 'services']))
  await letGo(house)
  const accountant = await called('accountancy')
  const read = async () => (await accountant.send(api.accounting.orders, { query: { id: orderId } })).items[0]
  expect(await read()).toMatchObject({
    identification: '41567890',
    client: { _id: client.actor.id, name: 'Prudencia Salgado' },
  })
  const seen = await carrier.send(api.orders.detail, { params: { _id: orderId } })
  expect(JSON.stringify(seen)).not.toContain('Prudencia')
  const administrator = await called('administrator')
  const found = await administrator.send(api.users.all, { query: { q: 'Prudencia' } })
  expect(found.items).toEqual([])
  house.clock.forward(10.1 * 365.25 * 86_400_000)
  await sweepKeptIdentities(house.openCtx())
  const later = await called('accountancy')
  const row = (await later.send(api.accounting.orders, { query: { id: orderId } })).items[0]
  expect(row).toMatchObject({ identification: '', client: { name: 'Cuenta eliminada' } })
})

test('what was charged for a service he cancelled keeps his name for the readers of the books', async () => {
  const client = await called('client', { name: 'Heladio Poveda', identification: '80234567' })
  const { id } = client.actor
  const orderId = await services.paid(client, await stage.fleet(), { inMs: 10 * hourMs })
  house.clock.forward(9 * hourMs)
  const late = await house.as(client.actor)
  const { fee } = await late.send(api.cancellations.preview, { params: { orderId } })
  expect(fee).toBeGreaterThan(0)
  const cancelling = { orderId, description: 'Ya no se necesita', acceptedFee: fee }
  await late.send(api.cancellations.cancel, { body: cancelling })
  const accountant = await called('accountancy')
  const { items: due } = await accountant.send(api.refunds.all, { query: { q: orderId } })
  const paying = { params: { _id: due[0]?._id ?? 'none' }, body: { reference: 'DEV-80' } }
  await accountant.send(api.refunds.pay, paying)
  await late.send(api.rights.leave, withPassword)
  await letGo(house)
  for (const reader of [accountant, await called('administrator')]) {
    const { items } = await reader.send(api.cancellations.all, { query: { q: orderId } })
    expect(items).toMatchObject([
      { fee, user: { _id: id, name: 'Heladio Poveda', identification: '80234567' } },
    ])
    const { postings } = await reader.send(api.accounting.postings, { params: { orderId } })
    expect(postings.flatMap(({ actor }) => (actor?._id === id ? [actor.name] : []))).toContain(
      'Heladio Poveda',
    )
  }
  const administrator = await called('administrator')
  const found = await administrator.send(api.users.all, { query: { q: 'Heladio' } })
  expect(found.items).toEqual([])
})

describe('a copy of one’s own data', () => {
  test('holds every section, of him alone, and the reading is in the trail', async () => {
    const client = await called('client', { name: 'Casilda Moreno' })
    const other = await called('client')
    const orderId = await services.created(client)
    const foreign = await services.created(other)
    const { sections } = await client.send(api.rights.data, withPassword)
    const byName = new Map(sections.map((section) => [section.name, section]))
    expect(byName.get('profile')?.rows).toMatchObject([{ name: 'Casilda Moreno' }])
    expect(byName.get('services')).toMatchObject({
      title: 'Servicios',
      total: 1,
      rows: [{ id: orderId, part: 'client' }],
    })
    expect(JSON.stringify(sections)).not.toContain(foreign)
    expect(JSON.stringify(sections)).not.toContain('password')
    expect(await trailOf(house, client.actor.id)).toContain('user.data_read')
  })

  test('tells a client nothing of what the carrier earns, nor the carrier what the client pays', async () => {
    const client = await called('client')
    const fleet = await stage.fleet()
    const { carrier, driver } = fleet
    await services.crewed(client, fleet)
    const serviceOf = async (who: typeof client) =>
      (await who.send(api.rights.data, withPassword)).sections.find(({ name }) => name === 'services')
        ?.rows[0]
    expect(await serviceOf(client)).toMatchObject({ earned_pesos: null, paid_pesos: 2_380_000 })
    expect(await serviceOf(carrier)).toMatchObject({ earned_pesos: 1_818_182, paid_pesos: null })
    expect(await serviceOf(driver)).toMatchObject({ earned_pesos: null, paid_pesos: null })
  })

  test('names what others said of him, what he uploaded, and how much one file does not take', async () => {
    const client = await called('client')
    const { carrier, ...fleet } = await stage.fleet()
    const orderId = await services.crewed(client, { carrier, ...fleet })
    const image = await portraitOf(carrier)
    await insertRating(db, {
      id: 'stars-1',
      orderId,
      direction: 'client',
      raterId: client.actor.id,
      stars: 4,
      description: 'Puntual',
      createdAt: house.clock.now,
    })
    await house.database.pool.query(
      `insert into audit_trail (at, actor_id, act, object_kind, object_id, details)
       select $2, $1, 'user.data_read', 'user', $1, '{}' from generate_series(1, 5001)`,
      [carrier.actor.id, house.clock.now],
    )
    const { sections } = await carrier.send(api.rights.data, withPassword)
    const section = (name: string) => sections.find((one) => one.name === name)
    expect(section('ratings_received')?.rows).toMatchObject([{ order_id: orderId, stars: 4 }])
    expect(section('files')?.rows).toMatchObject([{ id: image, media_type: 'image/jpeg' }])
    expect(section('trail')?.rows).toHaveLength(5000)
    expect(section('trail')?.total).toBeGreaterThan(5000)
    const own = (await client.send(api.rights.data, withPassword)).sections
    expect(own.find(({ name }) => name === 'ratings_received')?.rows).toEqual([])
    expect(own.find(({ name }) => name === 'ratings')?.rows).toHaveLength(1)
  })
})
