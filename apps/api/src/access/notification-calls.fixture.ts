/** Calls on what people are told and on the browsers that are told it. */
import { api } from '@arriero/contract'
import type { Actor } from '@arriero/domain/roles'
import { notify } from '#features/notifications/notify.ts'
import { byAnyone, inBody, inParam, type Call } from './calls.fixture.ts'
import type { World } from './world.fixture.ts'

const tell = async ({ house }: World, { id: userId }: Actor): Promise<string> => {
  await house.database.transaction((tx) => notify(house.openCtx(tx), { userId, kind: 'account.validated' }))
  const row = await house.database.db
    .selectFrom('notifications')
    .select('id')
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .executeTakeFirstOrThrow()
  return row.id
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
}
