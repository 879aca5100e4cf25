// Values and patterns that stand once; whoever needs one takes it from there.
import { codes, api, type SharedRule } from './rule.ts'

export const sharedValues: readonly SharedRule[] = [
  {
    is: 'the distance over the earth',
    home: 'places/geography.ts',
    written: /\basin\(|\b637[18]\b|\b111\.[12]\b|\b1\.45\b/g,
    also: ['apps/api/src/features/orders/near-orders.views.ts'],
  },
  {
    is: 'how much is taken',
    home: 'typed/limits.ts',
    written:
      /\b(?:2|10) \* 1024 \* 1024\b|\b25_000_000\b|\bimages\b[^\n]*\.max\(\d|\b\w*(?:[pP]hotos|[iI]mages|[pP]ictures)(?:Most|Max) = \d|\bmost(?:Photos|Images|Pictures) = \d/g,
  },
  { is: 'what a plate is', home: 'people/identifiers.ts', written: /\^\[A-Z\]\{3\}\\d\{3\}\$/g },
  { is: 'what an id is', home: 'people/identifiers.ts', written: /\^\[0-9a-f\]\{24\}\$/g },
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
  {
    is: 'whether a service may still be paid',
    home: 'orders/orders.ts',
    written: /'payment\.window_closed'(?!:)/g,
    also: codes,
  },
  {
    is: 'why a service was cancelled',
    home: 'orders/cancellations.ts',
    written: /'staff', ?'unpaid'|'unpaid', ?'untaken'/g,
  },
  {
    is: 'what has come in for a service',
    home: 'money/paid.ts',
    written: /isPaidWord\([^\n]*&& !\w+\.isLost|paid_at && !\w+\.payment_lost_at/g,
  },
  {
    is: 'which words say that a payment failed',
    home: 'money/payment-attempts.ts',
    written: /'CAPTURE_FAILED',\s*'EXPIRED'/g,
    also: [api('database/migrations/')],
  },
  { is: 'which licences there are', home: 'vehicles/vehicles.ts', written: /'B1', ?'B2'/g },
  {
    is: 'how many days lie between two',
    home: 'time/calendar.ts',
    written: /Date\.parse\([^\n]*- Date\.parse\([^\n]*\/ *(?:\w*dayMs|86_400_000)/g,
  },
  {
    is: 'the VAT of the law',
    home: 'money/rates.ts',
    written: /vat\w*(?: ?\?\?| =|:) (?:basisPoints\()?1900\b/gi,
  },
  {
    is: 'how much may be declared',
    home: 'money/insurance.ts',
    written: /\bmax\(500_000_000\b|\b\w*[dD]eclared\w*\b[^\n]*\b500_000_000\b/g,
  },
  { is: 'how much may be typed', home: 'money/money.ts', written: /\b5_000_000_000\b/g },
  {
    is: 'what a fix of a phone may say',
    home: 'places/positions.ts',
    written: /\b(?:speed|heading|accuracy)\w*\b[^\n]*(?:\(|, )(?:400|360|100_000)\)/g,
  },
  {
    is: 'what an account number is',
    home: 'people/identifiers.ts',
    written: /\\d\{\d,20\}/g,
  },
  {
    is: 'within how many hours a service needs its driver',
    home: 'orders/orders.ts',
    written: /[nN]eedsDriverWithinHours=\d|\bwithinHours: \d/g,
  },
  {
    is: 'how far ahead something may be planned, or lie',
    home: 'typed/limits.ts',
    written:
      /\bAheadDays = \d|\b\w*[aA]headDays = \d|daysAfter\(\w+, (?:366|730|\d+ \* 36[56])\)|\b36[56] \* \d|\b\d+ \* 36[56]\b|'1950-01-01'/g,
    also: ['packages/domain/src/orders/schedule.ts'],
  },
  {
    is: 'how long a key may live',
    home: 'typed/limits.ts',
    written: /literal\(30\)|\b30,[^\n]*\b90,[^\n]*\b365\b/g,
  },
  {
    is: 'how long a name, a reason, an address or a code may be',
    home: 'typed/limits.ts',
    written: /\bconst \w*(?:[nN]ame|[rR]eason|[uU]rl|[cC]ode|[aA]ccountNumber)(?:Most|Max|Digits) = \d/g,
    also: ['packages/domain/src/orders/delivery.ts'],
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
