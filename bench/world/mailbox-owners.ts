/** People with an account and an e-mail of the same length as those of nobody. */
import { hashPassword } from '../../apps/api/src/features/users/password-hash.ts'
import { insertUser } from '../../apps/api/src/features/users/users.store.ts'
import type { House } from '../../apps/api/src/compose.ts'

const numbered = (kind: string, of: number) => `${kind}.${String(of).padStart(6, '0')}@example.co`
export const knownEmail = (of: number): string => numbered('una', of)
export const unknownEmail = (of: number): string => numbered('sin', of)

export const makeOwners = async (house: House, count: number): Promise<void> => {
  const passwordHash = await hashPassword('mula blanca sube la loma')
  await house.database.transaction(async (tx) => {
    const ctx = house.openCtx(tx)
    for (let of = 0; of < count; of++)
      await insertUser(ctx, {
        role: 'client',
        name: `Persona ${of}`,
        email: knownEmail(of),
        identification: String(10_000_000 + of),
        cellPhone: '3001234567',
        passwordHash,
        isActive: true,
        validation: 'validated',
      })
  })
}
