/** What may be written of an account and what is read of it, field by field. Security B3, B4 rows 12 and 13, B6 rows 9, 10, 14. */
import { noteFigures } from '#testing/figures.ts'
import { isDeepStrictEqual } from 'node:util'
import { api } from '@arriero/contract'
import type { Endpoint } from '@arriero/contract/endpoint'
import { roles, type Actor, type Role } from '@arriero/domain/people/roles'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { insertCredential } from '#features/credentials/credentials.store.ts'
import { password } from '#testing/people.ts'
import { requestsSent, send, watchHouse, type Input, type Watch } from './probe.fixture.ts'
import { bankOf, openWorld, type World } from './world.fixture.ts'

let world: World
let watch: Watch
let administrator: Actor
beforeAll(async () => {
  world = await openWorld()
  watch = await watchHouse(world.house)
  administrator = await world.bystander('administrator')
})
afterAll(() => {
  watch.stop({ of: 'fields' })
  process.stdout.write(`access: fields of accounts, ${requestsSent()} requests\n`)
})

const ask = async (caller: Actor, endpoint: Endpoint, input: Input) =>
  send(world.house.app, endpoint, { ...input, token: await world.tokenOf(caller) })
const answer = async (caller: Actor, endpoint: Endpoint, input: Input): Promise<string> => {
  const { status, code } = await ask(caller, endpoint, input)
  return status === 200 ? 'ok' : `${status} ${code}`
}

/** Objects and prototypes where a plain value is due, and fields that are nobody's to send. */
const injected: Record<string, unknown> = {
  _id: 'a'.repeat(24),
  isActive: true,
  score: 5,
  countOrder: 9,
  orderCount: 9,
  countPrice: 9_000_000,
  dateCreate: '2020-01-01T00:00:00Z',
  enterprise: 'a'.repeat(24),
  enterpriseId: 'a'.repeat(24),
  status: true,
  driver: { pay: bankOf },
  bank: 'Bancolombia',
  accountNumber: '1',
  validation: 'validated',
  passwordHash: 'x',
  version: 1,
  constructor: { prototype: { isAdmin: true } },
  $where: '1',
}

let made = 0
const newSupport = async () => ({
  rol: 'soport',
  identification: '52345678',
  name: 'Lucía Mora',
  cellPhone: '3005550102',
  email: `campo.${++made}@example.co`,
  password,
  image: await world.photo(administrator),
})

describe('a new account', () => {
  test.each(Object.keys(injected))('takes no %s', async (field) => {
    const body = await newSupport()
    const before = await watch.state()
    const refused = await answer(administrator, api.accounts.create, {
      body: { ...body, [field]: injected[field] },
    })
    expect(refused).toMatch(/^400 (input.unknown_field|request.malformed)$/)
    expect(await watch.state()).toBe(before)
    noteFigures({ 'fields that nobody may write': 1 })
  })

  test.each<[string, unknown]>([
    ['name', { $ne: null }],
    ['name', ['Lucía']],
    ['email', ['lucia@example.co']],
    ['password', { length: 20 }],
    ['image', 'https://example.co/foto.jpg'],
    ['image', 'data:text/html;base64,PGI+'],
    ['image', '../../../etc/passwd'],
    ['cellPhone', 3005550102],
    ['identification', 52345678],
    ['rol', ['administrator']],
  ])('takes no %s that is %j', async (field, value) => {
    const body = { ...(await newSupport()), [field]: value }
    const before = await watch.state()
    expect(await answer(administrator, api.accounts.create, { body })).toMatch(/^400 /)
    expect(await watch.state()).toBe(before)
  })
})

describe('one’s own account', () => {
  const others = { rol: 'soport', documents: [], identification: '1', validation: 'pending', note: 'a' }
  const foreign = { ...injected, ...others, password: 'una clave nueva y larga', email: 'otro@example.co' }
  const own = new Set(['_id', 'version', 'status'])
  const fields = Object.keys(foreign).filter((field) => !own.has(field))

  test.each(roles.filter((role) => role !== 'administrator'))(
    'of a %s takes nothing that is not his to change, but what he reads there as he reads it',
    async (role) => {
      const { id, ...rest } = await world.newcomer(role)
      const caller = { id, ...rest }
      await world.tokenOf(caller)
      const { text } = await ask(caller, api.users.detail, { params: { _id: id } })
      const read = JSON.parse(text) as Record<string, unknown>
      const before = await watch.state()
      for (const field of fields) {
        const sent = (foreign as Record<string, unknown>)[field]
        const isAsRead = Object.hasOwn(read, field) && isDeepStrictEqual(sent, read[field])
        const refused = await answer(caller, api.accounts.update, {
          params: { _id: id },
          body: { [field]: sent },
        })
        expect([field, refused.slice(0, 4)]).toEqual([field, isAsRead ? 'ok' : '400 '])
      }
      expect(await watch.state()).toBe(before)
      noteFigures({ 'fields that nobody may write': fields.length })
    },
  )

  test('of an administrator takes no password, no e-mail, no role of his own and no pardon', async () => {
    const { id } = administrator
    const update = (body: Record<string, unknown>) =>
      answer(administrator, api.accounts.update, { params: { _id: id }, body })
    const before = await watch.state()
    expect(await update({ password: 'una clave nueva y larga' })).toBe('400 input.unknown_field')
    expect(await update({ email: 'otro@example.co' })).toBe('400 input.not_changeable')
    expect(await update({ rol: 'soport' })).toBe('409 account.own_role')
    expect(await update({ isActive: false })).toBe('409 account.own_activity')
    expect(await watch.state()).toBe(before)
  })
})

describe('whoever mixes what is one person’s with what is another’s', () => {
  const paperOf = async (actor: Actor) =>
    insertCredential(world.house.openCtx(), {
      holder: { userId: actor.id },
      kind: 'other.1',
      name: 'RUT',
      isActive: false,
      imageIds: [],
    })

  test('is refused: two ids of people, a paper of somebody else, a file of somebody else', async () => {
    const [one, two] = [await world.newcomer('driver'), await world.newcomer('driver')]
    const [own, foreign] = [await paperOf(one), await paperOf(two)]
    const stranger = await world.newcomer('administrator')
    const [staged, taken] = [await world.photo(stranger), await world.photo(administrator)]
    const update = (body: Record<string, unknown>) =>
      answer(administrator, api.accounts.update, { params: { _id: one.id }, body })
    expect(await update({ image: taken })).toBe('ok')
    const before = await watch.state()
    const judged = (_id: string) => ({ documents: [{ _id, isActive: true }] })
    expect(await update({ _id: two.id, isActive: false })).toBe('400 input.invalid')
    expect(await update(judged(foreign))).toBe('404 paper.not_found')
    expect(await update(judged('f'.repeat(24)))).toBe('404 paper.not_found')
    expect(await update({ documents: [...judged(own).documents, ...judged(foreign).documents] })).toBe(
      '404 paper.not_found',
    )
    expect(await update({ image: staged })).toBe('404 file.not_found')
    expect(await update({ image: taken })).toBe('409 file.in_use')
    expect(await watch.state()).toBe(before)
    expect(await update(judged(own))).toBe('ok')
  })
})

describe('what is read of people', () => {
  const secret = /argon2|password|token_hash|recovery|secret/i
  const lists: [string, Endpoint, Input][] = [
    ['drivers', api.users.drivers, { params: { flag: 'false' } }],
    ['hired drivers', api.users.drivers, { params: { flag: 'true' } }],
    ['clients', api.users.clients, { params: { flag: 'true' } }],
    ['staff', api.users.backoffice, {}],
    ['enterprises', api.users.enterprises, {}],
    ['everybody', api.users.all, {}],
  ]

  test.each(lists)('the list of %s holds no secret and no account number', async (_, endpoint, input) => {
    await world.situation('taken', 'enterprise')
    const { status, text } = await ask(administrator, endpoint, input)
    expect(status).toBe(200)
    expect(text).not.toMatch(secret)
    expect(text).not.toContain(bankOf.accountNumber)
  })

  test('the account number is whole for administrators only, and the income is not told to who earned it', async () => {
    const { carrier } = await world.situation('taken', 'enterprise')
    const read = async (caller: Actor) => ask(caller, api.users.detail, { params: { _id: carrier.id } })
    const whole = await read(administrator)
    expect(whole.text).toContain(bankOf.accountNumber)
    expect(whole.text).toContain('countPrice')
    const own = await read(carrier)
    expect(own.text).not.toContain(bankOf.accountNumber)
    expect(own.text).not.toContain('countPrice')
    for (const text of [whole.text, own.text]) expect(text).not.toMatch(secret)
  })

  test.each<Role>(['accountancy', 'soport', 'client'])(
    '%s reads nobody’s profile but his own',
    async (role) => {
      const caller = await world.bystander(role)
      const { id } = await world.newcomer('driver')
      expect(await answer(caller, api.users.detail, { params: { _id: id } })).toBe('404 user.not_found')
      expect(await answer(caller, api.users.detail, { params: { _id: caller.id } })).toBe('ok')
    },
  )

  test('support chooses among people by name and reads nothing else of them', async () => {
    const { text } = await ask(await world.bystander('soport'), api.users.all, {})
    const { items } = JSON.parse(text) as { items: object[] }
    expect(items.length).toBeGreaterThan(0)
    for (const item of items) expect(Object.keys(item).toSorted()).toEqual(['_id', 'name'])
  })
})
