/** What the law has the payer keep back, as editions by day. Part of `settlements.ts`. Domain facts §4.8. */
import { lettersMost } from '@arriero/domain/limits'
import { withholdingDenial, type WithholdingField } from '@arriero/domain/withholdings'
import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { dayShape, industryRateShape, withholdingRulesShape } from './settlement-shapes.ts'
import { line, says, typedPesos, updated } from './shapes.ts'

const money = { roles: ['administrator', 'accountancy'] } as const
const administrators = { roles: ['administrator'] } as const
const basis = line(lettersMost.basis, 'withholding.basis_required')

/** Within what the domain lets be set, in the unit it is typed in. */
const withholding = (field: WithholdingField) =>
  z.number(says('withholding.out_of_range')).superRefine((value, { addIssue }) => {
    const message = withholdingDenial(field, value)
    if (message) addIssue({ code: 'custom', message })
  })

export const withholdingEndpoints = {
  withholdings: endpoint({
    method: 'GET',
    path: '/accounting/withholdings',
    summary: 'What the law has the payer keep back, by day, and the municipal rates.',
    access: money,
    reply: z.object({ rules: z.array(withholdingRulesShape), towns: z.array(industryRateShape) }),
    errors: [],
  }),
  setRules: endpoint({
    method: 'PUT',
    path: '/accounting/withholdings',
    summary:
      'Set what is kept back from today or a day to come on; what was earned before keeps its own rules.',
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
    errors: [
      'withholding.out_of_range',
      'withholding.basis_required',
      'withholding.day_past',
      'money.required',
      'money.too_large',
    ],
  }),
  setTown: endpoint({
    method: 'PUT',
    path: '/accounting/withholdings/town',
    summary: 'Set the ReteICA of a municipality from today or a day to come on, per mille; 0 ends it.',
    access: administrators,
    body: z.strictObject({
      townCode: z.string().regex(/^\d{5}$/, says('place.required')),
      validFrom: dayShape,
      perMille: withholding('perMille'),
      basis,
    }),
    reply: updated,
    errors: [
      'withholding.out_of_range',
      'withholding.basis_required',
      'withholding.day_past',
      'place.required',
    ],
  }),
}
