/** One of each role of the desk, come in. */
import { hashPassword } from '../../apps/api/src/features/users/password-hash.ts'
import { makePerson } from '../../apps/api/src/world/people.ts'
import type { Filled } from '../world/filled-house.ts'
import { gatekeeper, type Person } from '../load/actors.ts'

export const staffRoles = ['administrator', 'accountancy', 'soport'] as const
export type StaffRole = (typeof staffRoles)[number]

export const staffOf = async ({ house }: Filled): Promise<Record<StaffRole, Person>> => {
  const enter = gatekeeper(house)
  const hash = await hashPassword('nadie entra con esta clave')
  const open = async (role: StaffRole): Promise<Person> => {
    const facts = {
      role,
      name: `Bench ${role}`,
      email: `${role}@example.co`,
      identification: '3',
      cellPhone: '3000000000',
    }
    return enter((await makePerson(house.openCtx(), facts, hash)).id)
  }
  return {
    administrator: await open('administrator'),
    accountancy: await open('accountancy'),
    soport: await open('soport'),
  }
}
