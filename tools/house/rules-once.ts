// A rule that a screen may ask stands once, in the domain. A second one is known by how such a rule is written.
import { isTest, lineAt, type Rule } from './reading/source.ts'

const domain = 'packages/domain/src/'

interface SharedRule {
  is: string
  home: string
  /** What only the rule itself has reason to write. */
  written: RegExp
  /** Where the same marks mean something else, or where PostgreSQL has to know the rule. */
  also?: readonly string[]
}

const sharedRules: readonly SharedRule[] = [
  {
    is: 'the distance over the earth',
    home: 'places/geography.ts',
    written: /\basin\(|\b637[18]\b|\b111\.[12]\b|\b1\.45\b/g,
    also: ['apps/api/src/features/orders/near-orders.views.ts'],
  },
  {
    is: 'the length of a password',
    home: 'people/passwords.ts',
    written: /\[\.\.\.(?:\w+\.)?\w*[pP]assword\]|\b\w*[pP]assword\.length\b|'password\.too_(?:short|long)'/g,
    // Which codes there are; and there, how short a number is too easily guessed.
    also: [
      'packages/domain/src/errors/errors.ts',
      'packages/contract/',
      'apps/api/src/features/users/password-policy.ts',
    ],
  },
  {
    is: 'the score of many ratings',
    home: 'orders/scores.ts',
    written: /Math\.round\([^\n]*(?:score|stars)_?[sS]um|score_?[sS]um\b[^\n]*\/ *\w*score_?[cC]ount/g,
  },
  {
    is: 'whether a vehicle fits a service',
    home: 'orders/assignment-gates.ts',
    written: /\b(?:cargoTypes|bodyWorks)\??\.(?:includes|some|has)\b/g,
  },
  {
    is: 'whether an offer still stands, and how many rounds are left',
    home: 'orders/offers.ts',
    written: /=== 'open' \|\| [\w.]+ === 'countered'|\broundsPerSide|'offer\.rounds_exhausted'/g,
    also: ['packages/domain/src/errors/errors.ts', 'packages/contract/'],
  },
  {
    is: 'the clock of Bogotá',
    home: 'time/calendar.ts',
    written: /-? ?\b5 \* (?:3_600_000|hourMs)\b/g,
  },
  {
    is: 'which payment is money',
    home: 'money/paid.ts',
    written: /'ACCEPTED'[^\n]*'CAPTURED'|'CAPTURED'[^\n]*'ACCEPTED'/g,
    also: ['packages/domain/src/money/payment-attempts.ts'],
  },
  {
    is: 'how much is taken',
    home: 'typed/limits.ts',
    written:
      /\b(?:2|10) \* 1024 \* 1024\b|\b25_000_000\b|\bimages\b[^\n]*\.max\(\d|\b\w*(?:[pP]hotos|[iI]mages|[pP]ictures)(?:Most|Max) = \d|\bmost(?:Photos|Images|Pictures) = \d/g,
  },
  { is: 'what an id is', home: 'people/identifiers.ts', written: /\^\[0-9a-f\]\{24\}\$/g },
  {
    is: 'what identifies a person or a company',
    home: 'people/accounts.ts',
    written: /\bnitCheckDigit\(|'nit\.wrong_digit'(?!:)/g,
    also: [
      'packages/domain/src/people/identifiers.ts',
      'packages/domain/src/errors/errors.ts',
      'packages/contract/',
    ],
  },
  {
    is: 'when a service may be reserved',
    home: 'orders/schedule.ts',
    written: /'order\.reservation_too_(?:soon|late)'(?!:)/g,
    also: ['packages/domain/src/errors/errors.ts', 'packages/contract/'],
  },
  {
    is: 'from when a paper ends soon',
    home: 'papers/credentials.ts',
    written: /\bsoonDays = \d/g,
  },
  {
    is: 'how long a text may be',
    home: 'typed/limits.ts',
    written: /\b(?:line|paragraph|optionalParagraph)\(\d/g,
  },
  ...(
    [
      ['which offers still wait for one of the sides', 'orders/offers.ts', /'open', ?'countered'/g],
      [
        'which payouts are on their way, and which came',
        'money/payouts.ts',
        /'batched', ?'confirming'|'paid', ?'offset'/g,
      ],
      ['which waits are owed', 'orders/standby.ts', /'accepted', ?'decided'/g],
      ['which attempts are money', 'money/payment-attempts.ts', /'authorised', ?'captured'/g],
    ] as const
  ).map(([is, home, written]) => ({ is, home, written, also: ['apps/api/src/database/migrations/'] })),
]

const isOf = (folderOrFile: string) => (path: string) => path.startsWith(folderOrFile)

export const rulesStandOnce: Rule = (files) =>
  sharedRules.flatMap(({ is, home, written, also = [] }) => {
    const places = [domain + home, 'tools/house/', ...also].map(isOf)
    return files
      .filter(({ path }) => !isTest(path) && !places.some((isThere) => isThere(path)))
      .flatMap(({ path, text }) =>
        [...text.matchAll(written)].map(
          ({ index }) => `${path}:${lineAt(text, index)} says again ${is}: ask ${domain}${home}`,
        ),
      )
  })
