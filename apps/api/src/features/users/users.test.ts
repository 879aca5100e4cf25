import { beforeAll, describe, expect, test } from 'vitest'
import { insertCredential } from '#features/credentials/credentials.store.ts'
import { domainPapers, papersOf } from '#features/credentials/credentials.views.ts'
import { person, sessionOf, type Person } from '#testing/people.ts'
import { openRooms, type Rooms } from '#testing/rooms.ts'
import { usersRoutes } from './users.routes.ts'
import { addOrderCount, addScore, countFinished } from './users.store.ts'

let rooms: Rooms
let administrator: Person
let enterprise: Person
let rival: Person
let driver: Person
let hired: Person
let client: Person
let support: Person

const pay = { bank: 'Bancolombia', accountType: 'Ahorros', accountNumber: '12345678901' }

beforeAll(async () => {
  rooms = await openRooms({ served: usersRoutes })
  const { ctx } = rooms
  administrator = await person(ctx, 'administrator')
  enterprise = await person(ctx, 'enterprise', { pay })
  rival = await person(ctx, 'enterprise')
  driver = await person(ctx, 'driver', { pay })
  hired = await person(ctx, 'enterprisedriver', { enterpriseId: enterprise.id, name: 'Álvaro Ñúñez' })
  client = await person(ctx, 'client')
  support = await person(ctx, 'soport')
})

const get = async (who: Person, url: string) =>
  rooms.app.inject({ url: `/v1${url}`, headers: await sessionOf(rooms.ctx, who) })
const detail = (who: Person, id: string) => get(who, `/user/detail/${id}`)
const bytes = (answer: Awaited<ReturnType<typeof get>>) => {
  const { requestId: _, ...body } = answer.json<Record<string, unknown>>()
  return JSON.stringify([
    answer.statusCode,
    body,
    {
      ...answer.headers,
      'x-request-id': '',
      date: '',
      'content-length': '',
      'x-ratelimit-remaining': '',
      'x-ratelimit-reset': '',
    },
  ])
}

describe('a profile', () => {
  test('shows its owner only the end of the account number, an administrator all of it and the income', async () => {
    const own = (await detail(driver, driver.id)).json<Record<string, unknown>>()
    expect(own).toMatchObject({
      _id: driver.id,
      rol: 'driver',
      driver: { pay: { accountNumber: '•••••••8901' } },
    })
    expect(own).not.toHaveProperty('countPrice')
    expect((await detail(administrator, driver.id)).json()).toMatchObject({ driver: { pay }, countPrice: 0 })
  })

  test('of a hired driver is shown to his enterprise', async () => {
    const answer = (await detail(enterprise, hired.id)).json()
    expect(answer).toMatchObject({ name: 'Álvaro Ñúñez', driver: null, enterprise: { _id: enterprise.id } })
  })

  test('never carries a password hash', async () => {
    expect((await detail(administrator, driver.id)).body).not.toMatch(/argon2|password/i)
  })

  test('out of reach answers, to the byte, what an unknown one answers', async () => {
    const unknown = bytes(await detail(enterprise, '0'.repeat(24)))
    expect(unknown).toContain('user.not_found')
    const pairs: [Person, Person][] = [
      [enterprise, rival],
      [enterprise, driver],
      [enterprise, client],
      [rival, hired],
      [hired, enterprise],
      [client, driver],
      [driver, client],
      [support, client],
    ]
    for (const [who, whom] of pairs) expect(bytes(await detail(who, whom.id))).toBe(unknown)
  })

  test('is asked for by an id of the right form', async () => {
    expect((await detail(administrator, 'nadie')).statusCode).toBe(400)
    expect((await detail(administrator, `${driver.id}'--`)).statusCode).toBe(400)
  })

  test('shows Ocupado only while its driver says so', async () => {
    expect((await detail(driver, driver.id)).json()).toMatchObject({ status: true })
    await rooms.database.db
      .updateTable('users')
      .set({ is_available: false })
      .where('id', '=', driver.id)
      .execute()
    expect((await detail(driver, driver.id)).json()).toMatchObject({ status: false })
  })
})

describe('the drivers of an enterprise', () => {
  const list = (who: Person, id: string, query = '') => get(who, `/user/withenterpriseid/${id}${query}`)

  beforeAll(async () => {
    for (let n = 0; n < 24; n++) {
      await person(rooms.ctx, 'enterprisedriver', {
        enterpriseId: enterprise.id,
        name: `Conductor ${String(n).padStart(2, '0')}`,
        isActive: n % 3 > 0,
      })
    }
    await person(rooms.ctx, 'enterprisedriver', { enterpriseId: rival.id })
  })

  test('are listed page by page, each once', async () => {
    const ids: string[] = []
    let next: string | null = ''
    while (next !== null) {
      const page: { items: { _id: string }[]; next: string | null; total: number } = (
        await list(enterprise, enterprise.id, `?limit=10&sort=name${next ? `&after=${next}` : ''}`)
      ).json()
      expect(page.total).toBe(25)
      ids.push(...page.items.map(({ _id }) => _id))
      next = page.next
    }
    expect([ids.length, new Set(ids).size, ids[0]]).toEqual([25, 25, hired.id])
  })

  test('are found by name without accents, and by activity', async () => {
    expect((await list(enterprise, enterprise.id, '?q=alvaro nunez')).json()).toMatchObject({
      total: 1,
      items: [{ _id: hired.id }],
    })
    expect((await list(enterprise, enterprise.id, '?isActive=false')).json()).toMatchObject({ total: 8 })
    expect((await list(enterprise, enterprise.id, '?isActive=false&isActive=true')).json()).toMatchObject({
      total: 25,
    })
  })

  test('carry the category of their licence', async () => {
    await insertCredential(rooms.ctx, {
      holder: { userId: hired.id },
      kind: 'licence',
      name: 'Licencia',
      category: 'C3',
      expiresOn: '2027-01-01',
      isActive: true,
      imageIds: [],
    })
    expect((await list(enterprise, enterprise.id, '?q=alvaro')).json()).toMatchObject({
      items: [{ licenceCategory: 'C3' }],
    })
  })

  test('of another enterprise are out of reach like those of an unknown one; administrators see them', async () => {
    const foreign = bytes(await list(enterprise, rival.id))
    expect(foreign).toContain('user.not_found')
    expect(bytes(await list(enterprise, '0'.repeat(24)))).toBe(foreign)
    expect((await list(administrator, rival.id)).json()).toMatchObject({ total: 1 })
    expect((await list(administrator, client.id)).statusCode).toBe(404)
  })

  test.each(['?limit=0', '?limit=101', '?sort=password_hash', '?after=x', '?isActive=quizas', '?limit=1e1'])(
    'refuse the query %s',
    async (query) => {
      expect((await list(enterprise, enterprise.id, query)).statusCode).toBe(400)
    },
  )
})

describe('papers', () => {
  test('are replaced by newer ones of their kind and keep the old', async () => {
    const holder = { userId: driver.id }
    const soat = { holder, kind: 'licence', name: 'Licencia', category: 'C2', imageIds: [] }
    await insertCredential(rooms.ctx, { ...soat, expiresOn: '2026-01-01', isActive: true })
    const newest = await insertCredential(rooms.ctx, { ...soat, expiresOn: '2028-01-01', isActive: false })
    const papers = await papersOf(rooms.ctx.db, { userIds: [driver.id] })
    expect(papers.map(({ id }) => id)).toEqual([newest])
    expect(domainPapers(papers)).toEqual([{ kind: 'licence', expiresOn: '2028-01-01', isValidated: false }])
    const all = await rooms.database.db
      .selectFrom('credentials')
      .select('id')
      .where('user_id', '=', driver.id)
      .execute()
    expect(all.length).toBe(2)
  })
})

describe('what is counted', () => {
  const counts = (who: Person) =>
    detail(administrator, who.id).then((answer) => answer.json<Record<string, unknown>>())

  test('a finished service counts for client, carrier and driver, a rating for its mean', async () => {
    await addOrderCount(rooms.ctx, [client.id, enterprise.id])
    await addOrderCount(rooms.ctx, [client.id, enterprise.id])
    await addOrderCount(rooms.ctx, [client.id, enterprise.id], -1)
    await countFinished(rooms.ctx, {
      clientId: client.id,
      carrierId: enterprise.id,
      driverId: hired.id,
      clientPesos: 2_618_000,
      carrierPesos: 2_000_000,
    })
    for (const stars of [5, 4, 4]) await addScore(rooms.ctx, [enterprise.id, hired.id], stars)
    expect(await counts(client)).toMatchObject({
      countOrder: 1,
      orderCount: 1,
      countPrice: 2_618_000,
      score: null,
    })
    expect(await counts(enterprise)).toMatchObject({
      countOrder: 1,
      orderCount: 1,
      countPrice: 2_000_000,
      score: 4.3,
    })
    expect(await counts(hired)).toMatchObject({ countOrder: 1, score: 4.3 })
  })

  test('a driver who is his own carrier is counted once', async () => {
    await countFinished(rooms.ctx, {
      clientId: client.id,
      carrierId: driver.id,
      driverId: driver.id,
      clientPesos: 10,
      carrierPesos: 5,
    })
    expect(await counts(driver)).toMatchObject({ countOrder: 1, countPrice: 5 })
  })

  test('at the same time in opposite order loses nothing', async () => {
    const before = (await counts(rival))['orderCount'] as number
    await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        rooms.database.transaction((db) =>
          addOrderCount({ ...rooms.ctx, db }, n % 2 ? [rival.id, client.id] : [client.id, rival.id]),
        ),
      ),
    )
    expect((await counts(rival))['orderCount']).toBe(before + 20)
  })
})
