/** What is typed of new rules, why it cannot be sent yet, and what it changes. */
import {
  withholdingDecimals,
  withholdingDenial,
  type WithholdingField,
  withholdingFields,
  withholdingMost,
} from '@arriero/domain/money/withholdings'
import { formatMoney, formatNumber, formatWeight } from '#shared/format.ts'
import type { Fields } from '#shared/forms/form-spec.ts'
import { numberKind, pesos, type NumberKind } from '#shared/numbers/number-kinds.ts'
import { basisField, dayField } from './edition-fields.ts'
import type { Rules } from './RulesTable.tsx'
import { withholdingsTexts } from './withholdings.texts.ts'

const texts = withholdingsTexts.form

const figures = ['source', 'sourceFromUvt', 'fopat', 'fopatFromKg'] as const
type Figure = (typeof figures)[number]

/** The range and the decimals that each figure takes as it is typed. */
const withholdingKinds = Object.fromEntries(
  withholdingFields.map((field) => {
    const limits = texts.outOfRange(field)
    const own = { too_small: limits, too_large: limits }
    const range = { least: 0, most: withholdingMost(field), decimals: withholdingDecimals(field) }
    return [field, numberKind({ ...range, own })]
  }),
) as Record<WithholdingField, NumberKind>

export type Draft = Record<Figure, number | undefined> & {
  validFrom: string | undefined
  uvt: number | undefined
  basis: string
}

export const draftOf = (latest: Rules | undefined, today: string): Draft => ({
  validFrom: today,
  uvt: latest?.uvt,
  source: latest?.source,
  sourceFromUvt: latest?.sourceFromUvt,
  fopat: latest?.fopat,
  fopatFromKg: latest?.fopatFromKg,
  basis: '',
})

/** One figure, within what it may be. */
export const figureField = (figure: Exclude<WithholdingField, 'uvt'>) =>
  ({
    kind: 'number',
    label: texts[figure],
    takes: withholdingKinds[figure],
    denial: (value: number | undefined) => withholdingDenial(figure, value) && texts.outOfRange(figure),
  }) as const

/** The form fields of new withholding rules. */
export const rulesFields = (today: string) =>
  ({
    validFrom: dayField(today),
    uvt: { kind: 'number', label: texts.uvt, takes: pesos, required: 'money.required' },
    source: figureField('source'),
    sourceFromUvt: figureField('sourceFromUvt'),
    fopat: figureField('fopat'),
    fopatFromKg: figureField('fopatFromKg'),
    basis: basisField,
  }) as const satisfies Fields<Draft>

export const bodyOf = (draft: Draft) => ({
  validFrom: draft.validFrom ?? '',
  uvt: draft.uvt ?? 0,
  source: draft.source ?? 0,
  sourceFromUvt: draft.sourceFromUvt ?? 0,
  fopat: draft.fopat ?? 0,
  fopatFromKg: draft.fopatFromKg ?? 0,
  basis: draft.basis.trim(),
})

type Figures = Pick<Rules, 'uvt' | Figure>

const percent = (value: number) => `${formatNumber(value, 3)}\u00a0%`
const written: Readonly<Record<keyof Figures, (value: number) => string>> = {
  uvt: formatMoney,
  source: percent,
  sourceFromUvt: (value) => `${formatNumber(value)} UVT`,
  fopat: percent,
  fopatFromKg: formatWeight,
}

/** Each figure that becomes another, in words: `UVT: $52.374 → $55.000`. */
export const changesOf = (before: Figures | undefined, after: Figures): string[] =>
  (['uvt', ...figures] as const)
    .filter((key) => before?.[key] !== after[key])
    .map((key) => {
      const was = before ? `${written[key](before[key])} → ` : ''
      return `${texts.changes[key]}: ${was}${written[key](after[key])}`
    })
