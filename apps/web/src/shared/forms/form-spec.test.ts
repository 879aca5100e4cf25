import { CallError } from '@arriero/contract/call'
import { expect, test } from 'vitest'
import { type Fields, type FormState, isSaidAtFoot, problemsOf, shownProblems } from './form-spec.ts'

interface Account {
  bank: string
  number: string
  hours: number | undefined
}

const fields: Fields<Account> = {
  bank: { kind: 'text', label: 'Banco', most: 60, required: 'pay.bank_required', wire: 'pay.bank' },
  number: {
    kind: 'digits',
    label: 'Cuenta',
    most: 20,
    required: 'pay.account_number_required',
    denial: (number) => (number === '0' ? 'Esa cuenta no existe' : undefined),
  },
  hours: {
    kind: 'number',
    label: 'Horas',
    takes: { decimals: 0, least: 0, most: 9, says: () => '' },
    isLive: true,
    denial: (hours) => (hours === 3 ? 'Tres no' : undefined),
  },
}
const empty: Account = { bank: ' ', number: '', hours: undefined }
const typedInto = (state: FormState<Account>, given: Partial<Account>): FormState<Account> => ({
  ...state,
  values: { ...state.values, ...given },
  changed: [...state.changed, ...Object.keys(given)],
})
const begun = { values: empty, wasTried: false, changed: [] }
const callErrorOf = (told: Record<string, string>) =>
  new CallError(400, { error: 'No', code: 'input.invalid', requestId: '1', fields: told })
const refusal = callErrorOf({ 'pay.bank': 'Ese banco no está', number: 'Le faltan cifras' })

test('what is required and not there is said by its code, blanks being nothing', () => {
  expect(problemsOf({ fields }, empty)).toEqual({
    bank: 'El banco es obligatorio',
    number: 'El número de la cuenta es obligatorio',
  })
})

test('what stands there is judged by the domain, field by field and as a whole', () => {
  const judge = ({ bank }: Account) => ({ bank: bank === 'X' ? ('pay.bank_required' as const) : undefined })
  expect(problemsOf({ fields, judge }, { bank: 'X', number: '0', hours: 1 })).toEqual({
    bank: 'El banco es obligatorio',
    number: 'Esa cuenta no existe',
  })
})

test('a field that is not asked for keeps nothing back', () => {
  expect(problemsOf({ fields: { ...fields, bank: false, number: false } }, empty)).toEqual({})
})

test('nothing is said before it was tried, but of a field that says it while it is typed', () => {
  expect(shownProblems({ fields }, begun, null)).toEqual({})
  expect(shownProblems({ fields }, typedInto(begun, { hours: 3 }), null)).toEqual({ hours: 'Tres no' })
  expect(Object.keys(shownProblems({ fields }, { ...begun, wasTried: true }, null))).toEqual([
    'bank',
    'number',
  ])
})

test('the server’s sentence stands at its field until that one is changed, and its neighbour’s stays', () => {
  const sent = { values: { bank: 'B', number: '1', hours: 1 }, wasTried: true, changed: [] }
  expect(shownProblems({ fields }, sent, refusal)).toEqual({
    bank: 'Ese banco no está',
    number: 'Le faltan cifras',
  })
  expect(shownProblems({ fields }, typedInto(sent, { bank: 'C' }), refusal)).toEqual({
    number: 'Le faltan cifras',
  })
})

test('a refusal that names no field stands where the form says it belongs', () => {
  const sent = { values: empty, wasTried: false, changed: [] }
  const tells = () => ({ bank: 'Ese banco no recibe' })
  expect(shownProblems({ fields, tells }, sent, callErrorOf({}))).toEqual({ bank: 'Ese banco no recibe' })
  expect(isSaidAtFoot({ fields, tells }, sent, callErrorOf({}))).toBe(false)
  expect(shownProblems({ fields, tells }, sent, refusal)).toMatchObject({ bank: 'Ese banco no está' })
  expect(shownProblems({ fields, tells }, sent, null)).toEqual({})
})

test('what belongs to no field of the form is said at its foot, until something is changed', () => {
  const sent = { values: empty, wasTried: true, changed: [] }
  expect(isSaidAtFoot({ fields }, sent, refusal)).toBe(false)
  expect(isSaidAtFoot({ fields }, sent, callErrorOf({ other: 'No' }))).toBe(true)
  expect(isSaidAtFoot({ fields }, sent, callErrorOf({}))).toBe(true)
  expect(isSaidAtFoot({ fields }, typedInto(sent, { bank: 'C' }), callErrorOf({}))).toBe(false)
  expect(isSaidAtFoot({ fields }, sent, null)).toBe(false)
})
