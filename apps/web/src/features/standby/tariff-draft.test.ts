import { errorTexts } from '@arriero/contract/es/errors'
import { readNumber } from '@arriero/domain/typed/numbers'
import { expect, test } from 'vitest'
import { problemsOf } from '#shared/forms/form-spec.ts'
import { bodyOf, hoursKind, type TariffDraft, tariffFields } from './tariff-draft.ts'

const fields = tariffFields('2026-11-30')
const good = { validFrom: '2026-12-01', hourPesos: 65_000, loading: 8, unloading: 6 }

test('a whole tariff is sent as the server takes it', () => {
  expect(problemsOf<TariffDraft>({ fields }, good)).toEqual({})
  expect(bodyOf(good)).toEqual({
    validFrom: '2026-12-01',
    hourPesos: 65_000,
    loadingFreeHours: 8,
    unloadingFreeHours: 6,
  })
})

const faulty: [string, Partial<TariffDraft>, Partial<Record<keyof TariffDraft, keyof typeof errorTexts>>][] =
  [
    ['no day', { validFrom: undefined }, { validFrom: 'standby.day_past' }],
    ['no price', { hourPesos: undefined }, { hourPesos: 'standby.tariff_required' }],
    ['a price of nothing', { hourPesos: 0 }, { hourPesos: 'money.too_small' }],
    ['a price nobody asks', { hourPesos: 1_000_001 }, { hourPesos: 'standby.price_too_large' }],
    ['no free hours', { loading: undefined }, { loading: 'standby.hours_required' }],
    ['more than a month free', { unloading: 721 }, { unloading: 'standby.hours_too_many' }],
  ]
test.each(faulty)('%s is told beside its field, and nothing is sent', (_what, change, codes) => {
  const sentences = Object.entries(codes).map(([field, code]) => [field, errorTexts[code]])
  expect(problemsOf<TariffDraft>({ fields }, { ...good, ...change })).toEqual(Object.fromEntries(sentences))
})

test.each([
  ['721', errorTexts['standby.hours_too_many']],
  ['1,5', errorTexts['number.not_whole']],
  ['-1', errorTexts['number.negative']],
  ['ocho', errorTexts['number.unreadable']],
] as const)(
  '%s hours are refused in their own words, none of which says that nothing was typed',
  (typed, sentence) => {
    const problem = readNumber(typed, hoursKind)?.problem
    expect(problem && hoursKind.says(problem)).toBe(sentence)
    expect(sentence).not.toContain('obligatori')
  },
)
