/** People with an account and an e-mail of the same length as those of nobody: in order, in validation, with a second factor. */
import type { Validation } from '@arriero/domain/people/accounts'
import {
  beginFactor,
  confirmFactor,
} from '../../apps/api/src/features/second-factors/second-factors.store.ts'
import { newFactorSecret } from '../../apps/api/src/features/second-factors/totp.ts'
import { hashPassword } from '../../apps/api/src/features/users/password-hash.ts'
import { insertUser } from '../../apps/api/src/features/users/users.store.ts'
import type { House } from '../../apps/api/src/compose.ts'

const numbered = (kind: string, of: number) => `${kind}.${String(of).padStart(6, '0')}@example.co`
export const knownEmail = (of: number): string => numbered('una', of)
export const unknownEmail = (of: number): string => numbered('sin', of)

type Ctx = ReturnType<House['openCtx']>

/** Of five one is in validation and one has a second factor. */
const factsOf = (of: number): { role: 'client' | 'cliententerprise'; validation: Validation } => ({
  role: of % 5 === 2 ? 'cliententerprise' : 'client',
  validation: of % 5 === 1 ? 'pending' : 'validated',
})

const enrol = async (ctx: Ctx, userId: string): Promise<void> => {
  const sealedSecret = ctx.seal(newFactorSecret())
  await beginFactor(ctx, userId, sealedSecret)
  await confirmFactor(ctx, userId, { step: 1, sealedSecret })
}

export const makeOwners = async (house: House, count: number): Promise<void> => {
  const passwordHash = await hashPassword('mula blanca sube la loma')
  await house.database.transaction(async (tx) => {
    const ctx = house.openCtx(tx)
    for (let of = 0; of < count; of++) {
      const facts = factsOf(of)
      const id = await insertUser(ctx, {
        ...facts,
        name: `Persona ${of}`,
        email: knownEmail(of),
        identification: String(10_000_000 + of),
        cellPhone: '3001234567',
        passwordHash,
        isActive: facts.validation === 'validated',
      })
      if (facts.role === 'cliententerprise') await enrol(ctx, id)
    }
  })
}
