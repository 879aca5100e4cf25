/** Signs of fraud: found after the acts, each once and with what it rests on, put aside by people, back only with more. docs/decisions/0073. */
import { api } from '@arriero/contract'
import { signalFigures, signalHarmAt, signalKinds } from '@arriero/domain/house/signals'
import { expect, test } from 'vitest'
import { sweepOldSignals } from '#features/signals/old-signals.sweeps.ts'
import { password } from '#testing/people.ts'
import { minuteMs } from '../stage.fixture.ts'
import { dayMs, openSignalStage } from './signals.fixture.ts'

const stage = await openSignalStage()
const { house, called, staff, look, signals, only, detail, aside, change } = stage
const { db } = house.database

test('it is for administrators alone, and before anything happens there is none', async () => {
  await look()
  expect(await signals()).toEqual([])
  for (const role of [
    'accountancy',
    'soport',
    'enterprise',
    'driver',
    'client',
    'cliententerprise',
  ] as const) {
    const caller = await called(role)
    expect(await caller.refusal(api.signals.all, { query: {} }), role).toBe('auth.role_refused')
    expect(await caller.refusal(api.signals.detail, { params: { _id: 'f'.repeat(24) } }), role).toBe(
      'auth.role_refused',
    )
  }
  const unknown = { params: { _id: 'f'.repeat(24) } }
  expect(await (await staff()).refusal(api.signals.detail, unknown)).toBe('signal.not_found')
})

test('one telephone in two accounts is one sign, whoever of them came to it, with both as its evidence', async () => {
  const first = await called('driver', { name: 'Pedro Ruiz', cellPhone: '3110000001' })
  house.clock.forward(minuteMs)
  const second = await called('client', { name: 'Marta Gil', cellPhone: '3110000002' })
  await look()
  expect(await signals({ kind: ['samePhone'], about: second.actor.id })).toEqual([])
  await change(second, { cellPhone: '3110000001' })
  // Nothing of it is found in the act itself.
  expect(await signals({ kind: ['samePhone'], about: second.actor.id })).toEqual([])
  await look()
  const signal = await only('samePhone', second.actor.id)
  // Who joined last: the other was there before.
  expect(signal.about).toEqual({ _id: second.actor.id, name: 'Marta Gil', rol: 'client' })
  expect(signal).toMatchObject({ state: 'open', accounts: 2, orderId: null, stake: 0, aside: null })
  expect(await only('samePhone', first.actor.id)).toEqual(signal)
  const { evidence, evidenceCount, decisions } = await detail(signal._id)
  expect(evidenceCount).toBe(2)
  expect(decisions).toEqual([])
  expect(new Set(evidence.map(({ person }) => person?.name))).toEqual(new Set(['Pedro Ruiz', 'Marta Gil']))
  // A telephone is told by its end.
  expect(evidence.map(({ facts }) => facts)).toEqual([{ ending: '0001' }, { ending: '0001' }])
  await change(first, { name: 'Pedro Ruiz Gil' })
  await look()
  await look()
  expect((await signals({ kind: ['samePhone'], about: first.actor.id })).map(({ _id }) => _id)).toEqual([
    signal._id,
  ])
})

test('an enterprise and its own drivers may have one telephone', async () => {
  const enterprise = await called('enterprise', { cellPhone: '3110000003' })
  const driver = await called('enterprisedriver', {
    enterpriseId: enterprise.actor.id,
    cellPhone: '3110000003',
  })
  await change(enterprise, { name: 'Carga del Norte' })
  await look()
  expect(await signals({ about: enterprise.actor.id })).toEqual([])
  expect(await signals({ about: driver.actor.id })).toEqual([])
})

test('put aside it says who, when and why; the same evidence leaves it there, another account brings it back', async () => {
  const [one, other, third] = [await called('driver'), await called('driver'), await called('client')]
  for (const caller of [one, other]) await change(caller, { cellPhone: '3110000004' })
  await look()
  const signal = await only('samePhone', one.actor.id)
  const unsaid = { params: { _id: signal._id }, body: { note: '  ', seenAt: signal.raisedAt } }
  expect(await (await staff()).refusal(api.signals.aside, unsaid)).toBe('signal.note_required')
  house.clock.forward(minuteMs)
  await aside(signal, 'Son hermanos: lo confirmé por teléfono.')
  const put = await only('samePhone', one.actor.id)
  expect(put).toMatchObject({
    state: 'aside',
    aside: {
      by: { name: 'Ana Ruiz' },
      note: 'Son hermanos: lo confirmé por teléfono.',
      at: house.clock.now.toISOString(),
    },
  })
  await change(one, { cellPhone: '3110000004' })
  await look()
  expect((await only('samePhone', one.actor.id)).state).toBe('aside')
  house.clock.forward(minuteMs)
  await change(third, { cellPhone: '3110000004' })
  await look()
  const back = await only('samePhone', one.actor.id)
  expect(back).toMatchObject({ _id: signal._id, state: 'open', accounts: 3, aside: null })
  expect(back.raisedAt).toBe(house.clock.now.toISOString())
  // What was said of it stays.
  expect((await detail(signal._id)).decisions).toMatchObject([
    { note: 'Son hermanos: lo confirmé por teléfono.' },
  ])
})

test('it is put aside as it was seen: with newer evidence, or by another before, it is refused', async () => {
  const [one, other, third] = [await called('driver'), await called('driver'), await called('driver')]
  for (const caller of [one, other]) await change(caller, { cellPhone: '3110000005' })
  await look()
  const seen = await only('samePhone', one.actor.id)
  house.clock.forward(minuteMs)
  await change(third, { cellPhone: '3110000005' })
  await look()
  const refusalOf = async ({ _id, raisedAt }: typeof seen) =>
    (await staff()).refusal(api.signals.aside, {
      params: { _id },
      body: { note: 'Ya los conozco.', seenAt: raisedAt },
    })
  expect(await refusalOf(seen)).toBe('signal.changed')
  const now = await only('samePhone', one.actor.id)
  await aside(now)
  expect(await refusalOf(now)).toBe('signal.already_aside')
})

test('what is open waits in the inbox of administrators, by the hours of its kind, until it is put aside', async () => {
  const [one, other] = [await called('driver'), await called('driver')]
  for (const caller of [one, other]) await change(caller, { cellPhone: '3110000006' })
  await look()
  const signal = await only('samePhone', one.actor.id)
  const entry = async () =>
    (await (await staff()).send(api.inbox.items, { query: { id: signal._id } })).items[0]
  expect(await entry()).toMatchObject({
    kind: 'signal',
    person: { _id: signal.about?._id },
    causes: [{ cause: 'signal', object: signal._id }],
    harmAt: signalHarmAt('samePhone', new Date(signal.raisedAt)).toISOString(),
  })
  for (const role of ['accountancy', 'soport'] as const) {
    const { items } = await (await called(role)).send(api.inbox.items, { query: { id: signal._id } })
    expect(items, role).toEqual([])
  }
  await aside(signal)
  expect(await entry()).toBeUndefined()
})

test('who opens one, and who puts it aside, stands in the trail', async () => {
  const [signal] = await signals({ state: 'open' })
  if (!signal) throw new Error('none is open')
  house.clock.forward(10 * minuteMs)
  await detail(signal._id)
  await detail(signal._id)
  await aside(signal)
  const acts = await db
    .selectFrom('audit_trail')
    .select('act')
    .where('object_kind', '=', 'signal')
    .where('object_id', '=', signal._id)
    .where('at', '>=', house.clock.now)
    .orderBy('id')
    .execute()
  expect(acts.map(({ act }) => act)).toEqual(['signal.read', 'signal.aside'])
})

test('the list goes page after page, by kind, by state and by the name of who it is about', async () => {
  const caller = await staff()
  const all = await signals()
  const ids: string[] = []
  let after: string | undefined
  do {
    const page = await caller.send(api.signals.all, {
      query: { limit: '1', ...(after === undefined ? {} : { after }) },
    })
    ids.push(...page.items.map(({ _id }) => _id))
    after = page.next ?? undefined
  } while (after !== undefined)
  expect(ids).toEqual(all.map(({ _id }) => _id))
  expect(new Set((await signals({ state: 'aside' })).map(({ state }) => state))).toEqual(new Set(['aside']))
  expect(await signals({ kind: [...signalKinds].filter((kind) => kind !== 'samePhone') })).toEqual([])
  const [found] = await signals({ q: 'Marta Gil' })
  expect(found?.kind).toBe('samePhone')
})

test('of who leaves nothing is kept, and what then tells of one alone is gone', async () => {
  const [one, other] = [await called('client'), await called('client')]
  for (const caller of [one, other]) await change(caller, { cellPhone: '3110000007' })
  await look()
  const { _id } = await only('samePhone', one.actor.id)
  await (await house.as(one.actor)).send(api.rights.leave, { body: { password } })
  expect(await (await staff()).refusal(api.signals.detail, { params: { _id } })).toBe('signal.not_found')
  const left = await db
    .selectFrom('signal_evidence')
    .select('signal_id')
    .where('user_id', '=', one.actor.id)
    .execute()
  expect(left).toEqual([])
})

test('what was put aside goes after two years, what is open stays', async () => {
  const [one, other] = [await called('driver'), await called('driver')]
  for (const caller of [one, other]) await change(caller, { cellPhone: '3110000008' })
  await look()
  house.clock.forward((signalFigures.keptDays + 1) * dayMs)
  await sweepOldSignals(house.openCtx())
  expect(await signals({ state: 'aside' })).toEqual([])
  expect((await only('samePhone', one.actor.id)).state).toBe('open')
})
