import { keptKinds } from '@arriero/domain/people/own-account'
import { roles } from '@arriero/domain/people/roles'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { confirmErrors, ownProof } from './own-account.ts'
import { instantShape } from '../shapes.ts'

const leavers = ['enterprise', 'cliententerprise', 'client', 'driver', 'enterprisedriver'] as const
const cell = z.union([z.string(), z.number(), z.boolean(), z.null()])

const kept = z.object({
  kind: z.enum(keptKinds),
  /** Entries of this kind that stay. */
  count: z.number(),
  /** When it goes too; null where it stays for good, without a name. */
  until: instantShape.nullable(),
})

/** What the law gives people over their own data. Decisions §17. */
export const rights = {
  data: endpoint('POST /user/data', {
    access: { roles, inValidation: true },
    transaction: 'own',
    keyless: 'personal data',
    callsPerMinute: 4,
    body: z.strictObject(ownProof),
    reply: z.object({
      at: instantShape,
      sections: z.array(
        z.object({
          name: z.string(),
          title: z.string(),
          /** How many there are; `rows` holds at most so many of the newest as one file takes. */
          total: z.number(),
          rows: z.array(z.record(z.string(), cell)),
        }),
      ),
    }),
    errors: [...confirmErrors],
  }),
  leaving: endpoint('GET /user/deletion', {
    access: { roles: leavers, inValidation: true },
    reply: z.object({
      /** The sentence of what is in the way; null where nothing is. */
      denial: z.string().nullable(),
      kept: z.array(kept),
    }),
  }),
  leave: endpoint('POST /user/deletion', {
    access: { roles: leavers, inValidation: true },
    transaction: 'own',
    keyless: 'session ends',
    callsPerMinute: 10,
    body: z.strictObject(ownProof),
    reply: z.object({
      updated: z.literal(true),
      kept: z.array(kept),
      /** Whether a letter with the same list goes to his e-mail; not where he had none. */
      hasLetter: z.boolean(),
    }),
    errors: [
      ...confirmErrors,
      'account.deletion_services',
      'account.deletion_money',
      'account.deletion_drivers',
    ],
  }),
}
