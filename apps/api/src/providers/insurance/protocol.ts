/**
 * The insurer's HTTP protocol, as driver and sandbox both read it: JSON under one base address, `Authorization: Bearer`.
 *
 * GET  /catalogues                    → cataloguesShape
 * POST /quotes      requestShape      → 201 new, 200 known: quoteShape
 * POST /policies    requestShape      → 201 new, 200 known: policyShape
 * GET  /policies/{reference}          → policyShape, 404 none
 * POST /policies/{number}/annulment   → policyShape, 404 none
 *
 * Refusals: 400 malformed, 401 key, 409 another request under the same reference or an annulled policy, 422 not insurable;
 * their body is `{ code, message }`. Instants are ISO UTC, money is whole pesos.
 */
import { maxDeclaredPesos } from '@arriero/domain/money/insurance'
import { z } from 'zod'

const text = z.string().min(1).max(300)
const coded = z.object({ code: text, name: text })

export const requestShape = z.strictObject({
  reference: z.string().regex(/^[A-Za-z0-9_-]{1,64}$/),
  declaredPesos: z.int().min(1).max(maxDeclaredPesos),
  premiumPesos: z.int().min(0).max(maxDeclaredPesos),
  commodity: coded.extend({ typeCode: text }),
  packaging: coded,
  mobilization: coded,
  origin: text,
  destination: text,
  coverFrom: z.iso.datetime(),
  insured: z.object({ name: text, identification: text }),
})
/** A request as it travels: `coverFrom` is an ISO instant. */
export type WireRequest = z.output<typeof requestShape>

export const quoteShape = z.object({ quoteId: text, link: z.url() })

export const policyShape = z.object({
  policyNumber: text,
  reference: text,
  link: z.url(),
  issuedAt: z.iso.datetime(),
  annulledAt: z.iso.datetime().optional(),
})
export type WirePolicy = z.output<typeof policyShape>

export const cataloguesShape = z.object({
  commodities: z.array(z.object({ cod_mercan: text, nom_mercan: text, cod_tipmer: text })),
  packagings: z.array(z.object({ cod_tipemp: text, nom_tipemp: text })),
  mobilizations: z.array(z.object({ cod_movili: text, nom_movili: text })),
})
