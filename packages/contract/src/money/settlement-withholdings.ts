/** What the law has the payer keep back, as editions by day. Part of `settlements.ts`. Domain facts §4.8. */
import { treasurers } from '@arriero/domain/people/roles'
import { lettersMost } from '@arriero/domain/typed/limits'
import { withholdingDenial, type WithholdingField } from '@arriero/domain/money/withholdings'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { dayShape, industryRateShape, withholdingRulesShape } from './settlement-shapes.ts'
import { line, says, typedPesos, updated } from '../shapes.ts'

const money = { roles: treasurers } as const
const administrators = { roles: ['administrator'] } as const
const basis = line(lettersMost.basis, 'withholding.basis_required')

/** Within what the domain lets be set, in the unit it is typed in. */
const withholding = (field: WithholdingField) =>
  z.number(says('withholding.out_of_range')).superRefine((value, { addIssue }) => {
    const message = withholdingDenial(field, value)
    if (message) addIssue({ code: 'custom', message })
  })

export const withholdingEndpoints = {
  withholdings: endpoint('GET /accounting/withholdings', {
    access: money,
    reply: z.object({ rules: z.array(withholdingRulesShape), towns: z.array(industryRateShape) }),
  }),
  setRules: endpoint('PUT /accounting/withholdings', {
    access: administrators,
    body: z.strictObject({
      validFrom: dayShape,
      uvt: typedPesos('money.required'),
      source: withholding('source'),
      sourceFromUvt: withholding('sourceFromUvt'),
      fopat: withholding('fopat'),
      fopatFromKg: withholding('fopatFromKg'),
      basis,
    }),
    reply: updated,
    errors: ['day.too_far', 'withholding.day_past'],
  }),
  setTown: endpoint('PUT /accounting/withholdings/town', {
    access: administrators,
    body: z.strictObject({
      townCode: z.string().regex(/^\d{5}$/, says('place.required')),
      validFrom: dayShape,
      perMille: withholding('perMille'),
      basis,
    }),
    reply: updated,
    errors: ['day.too_far', 'withholding.day_past'],
  }),
}
