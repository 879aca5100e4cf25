// Rules that a screen may ask, each with how one would be known that is written a second time.
export interface SharedRule {
  is: string
  home: string
  /** What only the rule itself has reason to write. */
  written: RegExp
  /** Where the same marks mean something else, or where PostgreSQL has to know the rule. */
  also?: readonly string[]
  /** What of it is asked, and by whom: each of these would otherwise need one of its own. */
  asked?: readonly (readonly [name: string, by: readonly string[]])[]
}

const codes = ['packages/domain/src/errors/', 'packages/contract/']
const api = (path: string) => `apps/api/src/${path}`
const web = (path: string) => `apps/web/src/${path}`

export const sharedRules: readonly SharedRule[] = [
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
  { is: 'what a plate is', home: 'people/identifiers.ts', written: /\^\[A-Z\]\{3\}\\d\{3\}\$/g },
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
    is: 'who may be the second of two persons',
    home: 'money/payouts.ts',
    written: /\basked_?[bB]y\??(?:\._id)? ===|'payout\.second_person'(?!:)/g,
    also: [...codes, 'packages/domain/src/errors/errors-of-money.ts'],
    asked: [
      [
        'secondPersonDenial',
        [
          api('features/settlements/batches/batches.actions.ts'),
          web('screens/main/accounting/batches/BatchActs.tsx'),
          web('screens/main/accounting/payouts/PayoutActs.tsx'),
          web('screens/main/accounting/refunds/RefundActs.tsx'),
        ],
      ],
    ],
  },
  {
    is: 'what a split must leave both sides',
    home: 'money/pricing.ts',
    written: /\bcarrierPesos (?:<|>=) 1\b/g,
    asked: [
      ['splitDenial', [api('features/offers/offers.actions.ts'), api('features/orders/orders.actions.ts')]],
    ],
  },
  {
    is: 'that a way leads from one place to another',
    home: 'places/geography.ts',
    written: /'order\.route_same_place'(?!:)/g,
    also: codes,
    asked: [
      [
        'routeDenial',
        [
          api('features/orders/orders.actions.ts'),
          web('screens/main/client-services/create/service-checks.ts'),
        ],
      ],
    ],
  },
  {
    is: 'which withholdings hold on a day',
    home: 'money/withholdings.ts',
    written: /\.find\([^\n]*valid_?[fF]rom[^\n]*<=/g,
    asked: [
      [
        'heldOn',
        [
          api('features/settlements/withholdings/withholdings.store.ts'),
          api('features/settlements/withholdings/withholdings.actions.ts'),
          web('screens/main/accounting/withholdings/RulesTable.tsx'),
        ],
      ],
    ],
  },
  {
    is: 'how near its hour a service may set out, is watched, and is reminded of',
    home: 'orders/orders.ts',
    written: /\b(?:onTheWayLeadMs|remindEveryMs)\b|undrivenSoonHours \*/g,
    asked: [
      ['isTimeToSetOut', [web('features/tracking/trip/outbox/with-waiting.ts')]],
      ['isWatchedHour', [web('screens/main/services/undriven.ts')]],
      ['isRemindPauseOver', [web('screens/main/services/undriven.ts')]],
    ],
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
  {
    is: 'what proves a delivery',
    home: 'orders/delivery.ts',
    written: /'delivery\.(?:code|reason)_required'(?!:)|delivery_code_tries >=|\bwrongTriesMax = \d/g,
    also: [...codes, api('features/orders/order-row.ts')],
    asked: [
      [
        'deliveryProof',
        [api('features/tracking/milestones.actions.ts'), web('screens/driver/trips/FinishStep.tsx')],
      ],
    ],
  },
  {
    is: 'when the truck of a service is seen, and by whom',
    home: 'orders/on-the-road.ts',
    written:
      /(?:is_?on_?the_?way|is_?in_?position|on_the_way_at)\w*[^\n]*\|\|[^\n]*(?:on_?the_?way|in_?position)/gi,
    // Which steps are done, and what is listed first.
    also: [web('features/orders/assignment/report-steps.ts'), web('features/tracking/trip/trip.ts')],
    asked: [
      ['isWatchable', [api('live/audience.ts'), api('features/tracking/tracking.views.ts')]],
      ['partiesIn', [api('live-ports.ts'), api('features/tracking/whereabouts.views.ts')]],
      ['isOnTheRoad', [web('features/tracking/trip/trip.ts')]],
    ],
  },
  {
    is: 'whether a service may still be paid',
    home: 'orders/orders.ts',
    written: /'payment\.window_closed'(?!:)/g,
    also: codes,
  },
  {
    is: 'whether a payout may be paid or taken back',
    home: 'money/payouts.ts',
    written: /'payout\.(?:not_waiting|in_batch)'(?!:)/g,
    also: [...codes, api('features/settlements/batches/batches.actions.ts')],
    asked: [
      [
        'withdrawDenial',
        [
          api('features/settlements/payouts/payouts.actions.ts'),
          web('screens/main/accounting/payouts/PayoutActs.tsx'),
        ],
      ],
    ],
  },
  {
    is: 'who answers a request, and who moves money',
    home: 'people/roles.ts',
    written: /\[\s*'administrator'(?:,\s*'(?:accountancy|soport)')+,?\s*\]/g,
    also: [api('database/migrations/')],
    asked: [
      ['handlersOf', [api('live/broadcast.ts'), api('features/notifications/news/pqr.reactions.ts')]],
      ['treasurers', ['packages/domain/src/house/house-events.ts', api('live/audience.ts')]],
    ],
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
