/**
 * Files that banks take, as data: what stands where in each line. From what is public of them (docs/bank-file.md); what no public
 * document says is not here, and the general file serves any bank.
 */

/** `general`: a CSV of our own that a person loads into any bank's portal. */
export const bankLayouts = ['general', 'bancolombiaPab', 'bancoDeBogota'] as const
export type BankLayout = (typeof bankLayouts)[number]
export type FixedLayout = Exclude<BankLayout, 'general'>

export const accountKinds = ['savings', 'current'] as const
export type AccountKind = (typeof accountKinds)[number]

/** Who pays, from which account. */
export type Payer = { document: string; name: string; account: string; accountKind: AccountKind }

/** As many digits as every layout has room for; a NIT without the one it is checked by. */
export const payerDigits = {
  document: { least: 6, most: 11 },
  account: { least: 5, most: 11 },
} as const

/** What is said once of a file. */
export type HeadFact =
  | 'payerDocument'
  | 'payerName'
  | 'payerAccount'
  | 'payerAccountKind'
  | 'payerOffice'
  | 'purpose'
  | 'sequence'
  | 'day'
  | 'count'
  | 'total'

/** What is said of each payment. */
export type LineFact =
  | 'document'
  | 'documentKind'
  | 'name'
  | 'bank'
  | 'account'
  | 'accountKind'
  | 'net'
  | 'day'
  | 'reference'
  | 'concept'

/**
 * `number`: digits, noughts before them; `code`: as it stands, blanks after it, never cut; `words`: blanks after them, cut where they
 * are longer; `cents`: whole pesos with two noughts for the cents, noughts before them. */
type Form = 'number' | 'code' | 'words' | 'cents'
type Piece<F extends string> = { says: string } | { fact: F; form: Form; width: number }

type Layout = {
  /** Letters of every line. */
  width: number
  head: readonly Piece<HeadFact>[]
  line: readonly Piece<LineFact>[]
  payerAccountKinds: Record<AccountKind, string>
  accountKinds: Record<AccountKind, string>
  documentKinds: { company: string; person: string }
  /** How many of the last digits of the clearing house's number name a bank. */
  bankDigits: number
}

const blanks = (width: number) => ({ says: ' '.repeat(width) })
const noughts = (width: number) => ({ says: '0'.repeat(width) })
const of = <F extends string>(fact: F, form: Form, width: number) => ({ fact, form, width })

export const fixedLayouts: Record<FixedLayout, Layout> = {
  bancolombiaPab: {
    width: 264,
    head: [
      { says: '1' },
      of('payerDocument', 'number', 15),
      // At once, not at noon or at night.
      { says: 'I' },
      blanks(15),
      // Payment of suppliers.
      { says: '220' },
      of('purpose', 'words', 10),
      of('day', 'number', 8),
      of('sequence', 'code', 2),
      of('day', 'number', 8),
      of('count', 'number', 6),
      noughts(17),
      of('total', 'cents', 17),
      of('payerAccount', 'number', 11),
      of('payerAccountKind', 'code', 1),
      blanks(149),
    ],
    line: [
      { says: '6' },
      of('document', 'code', 15),
      of('name', 'words', 30),
      of('bank', 'number', 9),
      of('account', 'code', 17),
      blanks(1),
      of('accountKind', 'code', 2),
      of('net', 'cents', 17),
      of('day', 'number', 8),
      of('reference', 'words', 21),
      of('documentKind', 'code', 1),
      noughts(5),
      blanks(15),
      blanks(80),
      blanks(15),
      blanks(27),
    ],
    payerAccountKinds: { savings: 'S', current: 'D' },
    accountKinds: { savings: '37', current: '27' },
    documentKinds: { company: '3', person: '1' },
    bankDigits: 4,
  },
  bancoDeBogota: {
    width: 250,
    head: [
      { says: '1' },
      of('day', 'number', 8),
      noughts(24),
      of('payerAccountKind', 'code', 1),
      noughts(6),
      of('payerAccount', 'number', 11),
      of('payerName', 'words', 40),
      of('payerDocument', 'number', 11),
      // Suppliers; any town.
      { says: '0020000' },
      of('day', 'number', 8),
      of('payerOffice', 'number', 3),
      { says: 'N' },
      blanks(129),
    ],
    line: [
      { says: '2' },
      of('documentKind', 'code', 1),
      of('document', 'number', 11),
      of('name', 'words', 40),
      noughts(1),
      of('accountKind', 'code', 1),
      of('account', 'code', 17),
      of('net', 'cents', 18),
      // Into an account.
      { says: 'A000' },
      of('bank', 'number', 3),
      noughts(4),
      of('concept', 'words', 80),
      noughts(11),
      // Nobody is written to by the bank.
      { says: 'N' },
      blanks(48),
      { says: 'N' },
      blanks(8),
    ],
    payerAccountKinds: { savings: '2', current: '1' },
    accountKinds: { savings: '2', current: '1' },
    documentKinds: { company: 'N', person: 'C' },
    bankDigits: 3,
  },
}

const written: Record<Form, (value: string, width: number) => string> = {
  number: (value, width) => value.padStart(width, '0'),
  code: (value, width) => value.padEnd(width),
  words: (value, width) => value.slice(0, width).padEnd(width),
  cents: (value, width) => `${value}00`.padStart(width, '0'),
}

/** A line of a file; undefined where a number does not fit: a cut one would be another's. */
export const fixedLine = <F extends string>(
  pieces: readonly Piece<F>[],
  facts: Readonly<Record<F, string>>,
): string | undefined => {
  const parts = pieces.map((piece) => {
    if ('says' in piece) return piece.says
    const part = written[piece.form](facts[piece.fact], piece.width)
    return part.length === piece.width ? part : undefined
  })
  return parts.includes(undefined) ? undefined : parts.join('')
}
