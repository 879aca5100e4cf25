/** Calls on what people are told and on the browsers that are told it. */
import { api } from '@arriero/contract'
import type { Actor, Role } from '@arriero/domain/people/roles'
import { sql } from 'kysely'
import type { Ctx } from '#context.ts'
import { consentVersions } from '@arriero/domain/people/consents'
import { notify } from '#features/notifications/notify.ts'
import { askCode } from '#features/whatsapp/whatsapp.actions.ts'
import { byAnyone, inBody, inParam, type Call } from './calls.fixture.ts'
import type { World } from '../world.fixture.ts'

const tell = async ({ house }: World, { id: userId }: Actor): Promise<string> => {
  await house.database.transaction((tx) => notify(house.openCtx(tx), { userId, kind: 'account.validated' }))
  const row = await house.database.db
    .selectFrom('notifications_by_month')
    .select('id')
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .executeTakeFirstOrThrow()
  return row.id
}

/** A number of his own, and the code that went there. */
const coded = async (world: World, role: Role) => {
  const caller = await world.newcomer(role)
  const { openCtx, database } = world.house
  await openCtx().inTransaction(async (db) => {
    const ctx = { ...openCtx(db), actor: caller }
    await changePhone(ctx, caller.id)
    await askCode(ctx)
  })
  const { rows } = await sql<{ code: string }>`
    select d.message->'parameters'->>0 as code from deliveries d
      join whatsapp_numbers w on w.number = d.message->>'to' where w.user_id = ${caller.id}`.execute(
    database.db,
  )
  return { caller, code: rows[0]?.code ?? '' }
}

let phones = 3_200_000_000
const changePhone = async ({ db }: Ctx, userId: string): Promise<void> => {
  await db
    .updateTable('users')
    .set({ cell_phone: String(++phones) })
    .where('id', '=', userId)
    .execute()
}

let made = 0
const endpoint = () => `https://fcm.googleapis.com/fcm/send/prueba-${++made}`
const subscription = () => ({
  endpoint: endpoint(),
  keys: {
    p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  },
})

export const notificationCalls: Record<string, Call> = {
  m1: {
    ...byAnyone(api.notifications.all, () => ({ query: {} })),
    foreignMarks: async ({ world }, role) => [await tell(world, await world.newcomer(role))],
  },
  m2: byAnyone(api.notifications.count),
  m3: {
    endpoint: api.notifications.read,
    own: async ({ world }, role) => {
      const caller = await world.newcomer(role)
      return { caller, input: { params: { _id: await tell(world, caller) } } }
    },
    at: inParam('_id'),
  },
  m4: {
    endpoint: api.notifications.readAll,
    own: async ({ world }, role) => {
      const caller = await world.newcomer(role)
      return { caller, input: { body: { newest: await tell(world, caller) } } }
    },
    at: inBody('newest'),
  },
  m5: byAnyone(api.notifications.pushKey),
  m6: byAnyone(api.notifications.subscribe, () => ({ body: subscription() })),
  m7: byAnyone(api.notifications.unsubscribe, () => ({ query: { endpoint: endpoint() } })),
  m8: byAnyone(api.notifications.choices),
  m9: byAnyone(api.notifications.choose, () => ({
    body: { topic: 'requests', channel: 'push', isOn: false },
  })),
  m10: byAnyone(api.whatsapp.own),
  m11: {
    endpoint: api.whatsapp.ask,
    own: async ({ world }, role) => {
      const caller = await world.newcomer(role)
      await changePhone({ ...world.house.openCtx(), actor: caller }, caller.id)
      return { caller, input: { body: {} } }
    },
  },
  m12: {
    endpoint: api.whatsapp.confirm,
    own: async ({ world }, role) => {
      const { caller, code } = await coded(world, role)
      return { caller, input: { body: { code, version: consentVersions.whatsapp } } }
    },
  },
  m13: byAnyone(api.whatsapp.end),
}
