import { api } from '@arriero/contract'
import type { CallInput } from '@arriero/contract/endpoint'
import { beforeEach, expect, test } from 'vitest'
import { issueSetupCode } from '#features/sessions/first-administrator.actions.ts'
import { testHouse } from '#testing/house.ts'
import { peopleOf } from '../stage.fixture.ts'

const house = await testHouse()
const people = await peopleOf(house)
const { db } = house.database
const hourMs = 3_600_000

type Body = CallInput<typeof api.sessions.firstAdministrator>['body']
const form = (code: string, more: Partial<Body> = {}): { body: Body } => ({
  body: {
    code,
    name: 'Rosa Elvira Luna',
    email: 'Rosa.Luna@transportes.example.co',
    identification: '52.123.456',
    cellPhone: '+57 300 123 4567',
    password: 'tres mulas y un cerro',
    ...more,
  },
})
const make = (code: string, more?: Partial<Body>) =>
  house.anonymous.send(api.sessions.firstAdministrator, form(code, more))
const refusal = (code: string, more?: Partial<Body>) =>
  house.anonymous.refusal(api.sessions.firstAdministrator, form(code, more))
const newCode = async () => {
  const code = await issueSetupCode(house.openCtx())
  if (code === undefined) throw new Error('somebody administers already')
  return code
}
const administrators = () => db.selectFrom('users').selectAll().where('role', '=', 'administrator').execute()

const nobodyAdministers = () =>
  db.updateTable('users').set({ role: 'soport' }).where('role', '=', 'administrator').execute()

/** Nobody administers again, and nobody waits for what another test tried. */
beforeEach(async () => {
  await nobodyAdministers()
  await db
    .updateTable('users')
    .set((user) => ({ email_key: user.ref('id') }))
    .execute()
  await db.deleteFrom('login_failures').execute()
})

test('the code of the console makes the administrator, who is logged in and can log in again', async () => {
  const code = await newCode()
  expect(code).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){4}[0-9A-HJKMNP-TV-Z]{4}$/)
  const { token, user } = await make(code)
  expect(user).toMatchObject({ rol: 'administrator', name: 'Rosa Elvira Luna', isActive: true })
  const own = await house.anonymous.send(api.users.detail, { params: { _id: user._id } }, { token })
  expect(own).toMatchObject({ identification: '52123456', cellPhone: '3001234567' })
  const again = { email: 'rosa.luna@transportes.example.co', password: 'tres mulas y un cerro' }
  expect((await house.anonymous.send(api.sessions.logIn, { body: again })).user._id).toBe(user._id)
  const trail = await db
    .selectFrom('audit_trail')
    .select(['act', 'actor_id'])
    .where('object_id', '=', user._id)
    .orderBy('id')
    .execute()
  expect(trail[0]).toEqual({ act: 'administrator.first', actor_id: user._id })
})

test('the code is nowhere in the database', async () => {
  const code = await newCode()
  const rows = await db.selectFrom('setup_codes').selectAll().execute()
  expect(rows).toHaveLength(1)
  expect(rows[0]?.code_hash.toString('latin1')).not.toContain(code.replaceAll('-', ''))
})

test('every node tells the same code, and all of them a new one once it has run out', async () => {
  const code = await newCode()
  const beside = await house.beside()
  try {
    expect(await issueSetupCode(beside.openCtx())).toBe(code)
    house.clock.forward(24 * hourMs)
    const next = await issueSetupCode(beside.openCtx())
    expect(next).not.toBe(code)
    expect(await newCode()).toBe(next)
  } finally {
    await beside.stop()
  }
})

test('case, dashes, blanks and letters that look like digits do not matter', async () => {
  const code = await newCode()
  const typed = code.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o').replaceAll('1', 'l')
  expect((await make(typed)).user.rol).toBe('administrator')
})

test('a wrong, a replaced, an expired and a used code are refused with the same bytes while nobody administers', async () => {
  const bytes = async (code: string) => {
    const response = await fetch(`${house.url}/v1${api.sessions.firstAdministrator.path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(form(code).body),
    })
    const { requestId: _, ...body } = (await response.json()) as Record<string, unknown>
    return JSON.stringify([response.status, body])
  }
  const replaced = await newCode()
  await db.updateTable('setup_codes').set({ wrong_tries: 100 }).execute()
  const expired = await newCode()
  const wrong = await bytes('AAAA-BBBB-CCCC-DDDD-EEEE')
  expect(await bytes(replaced)).toBe(wrong)
  house.clock.forward(24 * hourMs)
  expect(await bytes(expired)).toBe(wrong)
  const used = await newCode()
  await make(used)
  await nobodyAdministers()
  expect(await bytes(used)).toBe(wrong)
  expect(JSON.parse(wrong)).toMatchObject([404, { code: 'setup.code_invalid' }])
})

test('where somebody administers no code is given, and the door is gone for the right code and for any other', async () => {
  const code = await newCode()
  await people.person('administrator')
  const answer = await house.app.inject({
    method: 'POST',
    url: `/v1${api.sessions.firstAdministrator.path}`,
    payload: form(code).body,
  })
  expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([404, 'request.not_found'])
  expect(await refusal('AAAA-BBBB-CCCC-DDDD-EEEE')).toBe('request.not_found')
  // It costs nobody a try: there is nothing to guess.
  expect(await db.selectFrom('login_failures').selectAll().execute()).toEqual([])
  expect(await issueSetupCode(house.openCtx())).toBeUndefined()
  expect(await db.selectFrom('setup_codes').selectAll().execute()).toEqual([])
})

/** The same address on any installation: whoever asks learns nothing of whether it was ever open. */
const brought = {
  'a whole form': [JSON.stringify(form('AAAA-BBBB-CCCC-DDDD-EEEE').body), 'application/json'],
  'a form without a name': [JSON.stringify({ code: 'AAAA' }), 'application/json'],
  'what the form does not know': [JSON.stringify({ role: 'administrator' }), 'application/json'],
  'half a JSON': ['{"code":', 'application/json'],
  nothing: ['', 'application/json'],
  'a page’s form': ['code=AAAA', 'application/x-www-form-urlencoded'],
  'another type': ['<code/>', 'text/xml'],
  'too much': [JSON.stringify({ code: 'A'.repeat(200_000) }), 'application/json'],
} as const
const answered = async ([payload, type]: readonly [string, string]) => {
  const { statusCode, body } = await house.app.inject({
    method: 'POST',
    url: `/v1${api.sessions.firstAdministrator.path}`,
    headers: { 'content-type': type },
    payload,
  })
  return [statusCode, (JSON.parse(body) as { code: string }).code]
}

test('while nobody administers each fault of what is brought is named', async () => {
  const codes: Record<string, unknown> = {}
  for (const [what, one] of Object.entries(brought)) codes[what] = await answered(one)
  expect(codes).toEqual({
    'a whole form': [404, 'setup.code_invalid'],
    'a form without a name': [400, 'name.required'],
    'what the form does not know': [404, 'setup.code_invalid'],
    'half a JSON': [400, 'request.malformed'],
    nothing: [400, 'request.malformed'],
    'a page’s form': [415, 'request.media_type'],
    'another type': [415, 'request.media_type'],
    'too much': [413, 'request.body_too_large'],
  })
})

test.each(Object.entries(brought))(
  'where somebody administers %s finds nothing there',
  async (_what, one) => {
    await people.person('administrator')
    expect(await answered(one)).toEqual([404, 'request.not_found'])
  },
)

test.each([
  ['password', 'catorce letras', 'password.too_short'],
  ['password', 'administrador2026', 'password.too_common'],
  ['password', 'ñ'.repeat(129), 'password.too_long'],
  ['password', '', 'user.password_required'],
  ['email', 'rosa@', 'email.invalid'],
  ['identification', '12', 'identification.invalid'],
  ['cellPhone', '300', 'phone.invalid'],
  ['name', ' ', 'name.required'],
] as const)(
  'with the right code, a %s of "%s" is refused with %s and the code stays good',
  async (field, value, code) => {
    const good = await newCode()
    expect(await refusal(good, { [field]: value })).toBe(code)
    expect((await make(good)).user.rol).toBe('administrator')
  },
)

test('an e-mail that has an account is refused, and the code stays good', async () => {
  const good = await newCode()
  await people.person('client', { email: 'rosa.luna@transportes.example.co' })
  expect(await refusal(good)).toBe('email.taken')
  expect((await make(good, { email: 'otra@transportes.example.co' })).user.rol).toBe('administrator')
})

test('of eight at once with the same code one becomes administrator', async () => {
  const code = await newCode()
  const answers = await Promise.allSettled(
    Array.from({ length: 8 }, (_, at) => make(code, { email: `rosa.${at}@transportes.example.co` })),
  )
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await administrators()).toHaveLength(1)
})

test('whoever guesses waits, and after a hundred wrong tries the code is dead', async () => {
  const code = await newCode()
  for (let tries = 0; tries < 10; tries++) expect(await refusal('AAAA')).toBe('setup.code_invalid')
  expect(await refusal('AAAA')).toBe('auth.too_many_attempts')
  for (let tries = 10; tries < 100; tries++) {
    await db.deleteFrom('login_failures').execute()
    expect(await refusal('AAAA')).toBe('setup.code_invalid')
  }
  expect(await refusal(code)).toBe('setup.code_invalid')
  expect((await make(await newCode())).user.rol).toBe('administrator')
})
