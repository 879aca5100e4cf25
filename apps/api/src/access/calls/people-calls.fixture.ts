/** Calls of the staff on people, of everybody on his own account, and on sessions. */
import { api } from '@arriero/contract'
import type { Actor } from '@arriero/domain/people/roles'
import { password } from '#testing/people.ts'
import { byAnyone, inParam, inQuery, ownAccount, type Call } from './calls.fixture.ts'
import type { World } from '../world.fixture.ts'

let made = 0

/** An account of the staff, with a portrait of whoever makes it. */
const newSupport = async ({ caller, world }: { caller: Actor; world: World }) => ({
  body: {
    rol: 'soport',
    identification: '52345678',
    name: 'Lucía Mora',
    cellPhone: '3005550102',
    email: `soporte.${++made}@example.co`,
    password,
    image: await world.photo(caller),
  },
})

/** A log-in of one's own, beside the one that asks. */
const ownSession: Call['own'] = async ({ world }, role) => {
  const caller = await world.newcomer(role)
  await world.newToken(caller)
  const session = await world.house.database.db
    .selectFrom('sessions')
    .select('family_id')
    .where('user_id', '=', caller.id)
    .executeTakeFirstOrThrow()
  return { caller, input: { params: { _id: session.family_id } } }
}

export const peopleCalls: Record<string, Call> = {
  '05': byAnyone(api.users.drivers, () => ({ params: { flag: 'true' } })),
  '07': byAnyone(api.users.clients, () => ({ params: { flag: 'false' } })),
  '08': byAnyone(api.users.all),
  '09': byAnyone(api.users.backoffice),
  '10': byAnyone(api.users.enterprises),
  '12': byAnyone(api.accounts.create, newSupport),
  '13': ownAccount(
    api.accounts.update,
    (_id) => ({ params: { _id }, body: { name: 'Otro Nombre' } }),
    inParam('_id'),
  ),
  '13b': {
    endpoint: api.accounts.update,
    own: async ({ world }, role) => {
      const { id } = await world.newcomer('client')
      const caller = await world.bystander(role)
      return { caller, input: { params: { _id: id }, body: { isActive: false } } }
    },
    at: inParam('_id'),
  },
  n40: ownAccount(api.sessions.all, (userId) => ({ query: { userId } }), inQuery('userId')),
  n41: { endpoint: api.sessions.end, own: ownSession, at: inParam('_id') },
}
