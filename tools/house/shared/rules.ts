// Rules that a screen may ask, each with how one would be known that is written a second time, and who asks it.
import { codes, api, web, type SharedRule } from './rule.ts'
import { sharedValues } from './values.ts'

const askedRules: readonly SharedRule[] = [
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
    asked: [
      [
        'passwordLengthDenial',
        [
          api('features/users/password-policy.ts'),
          api('features/recovery/reset.actions.ts'),
          web('features/users/user-form.ts'),
          web('features/own-account/OwnAccountPage.tsx'),
          web('features/sessions/password-field.tsx'),
          web('screens/auth/registration/registration-answers.ts'),
        ],
      ],
    ],
  },
  {
    is: 'the score of many ratings',
    home: 'orders/scores.ts',
    written: /Math\.round\([^\n]*(?:score|stars)_?[sS]um|score_?[sS]um\b[^\n]*\/ *\w*score_?[cC]ount/g,
    asked: [
      [
        'scoreOf',
        [
          api('features/users/users.views.ts'),
          api('features/users/people-lists.views.ts'),
          api('features/orders/shapes/offer-shape.ts'),
          api('features/orders/shapes/order-shape.ts'),
        ],
      ],
    ],
  },
  {
    is: 'whether a vehicle fits a service',
    home: 'orders/assignment-gates.ts',
    written: /\b(?:cargoTypes|bodyWorks)\??\.(?:includes|some|has)\b/g,
    asked: [
      ['fitsOrder', [api('features/orders/assignment/fleet-kinds.views.ts')]],
      ['vehicleGates', [api('features/orders/assignment/order-vehicles.views.ts')]],
    ],
  },
  {
    is: 'whether an offer still stands, and how many rounds are left',
    home: 'orders/offers.ts',
    written: /=== 'open' \|\| [\w.]+ === 'countered'|\broundsPerSide|'offer\.rounds_exhausted'/g,
    also: ['packages/domain/src/errors/errors.ts', 'packages/contract/'],
    asked: [
      ['isStanding', [web('features/offers/compare/offer-order.ts'), web('features/offers/my-offer.ts')]],
      [
        'roundsLeft',
        [
          web('features/offers/compare/CounterForm.tsx'),
          web('features/offers/my-offer.ts'),
          web('features/offers/TakeForm.tsx'),
          web('screens/driver/own/services/OfferScreen.tsx'),
        ],
      ],
    ],
  },
  {
    is: 'the clock of Bogotá',
    home: 'time/calendar.ts',
    written: /-? ?\b5 \* (?:3_600_000|hourMs)\b/g,
    asked: [
      [
        'bogotaClock',
        [web('shared/format.ts'), web('app/shell/clock-parts.ts'), api('features/exports/xlsx/cells.ts')],
      ],
    ],
  },
  {
    is: 'which payment is money',
    home: 'money/paid.ts',
    written: /'ACCEPTED'[^\n]*'CAPTURED'|'CAPTURED'[^\n]*'ACCEPTED'/g,
    also: ['packages/domain/src/money/payment-attempts.ts'],
    asked: [
      [
        'isPaidWord',
        [
          api('features/payments/settle-standby.ts'),
          api('features/payments/settle-attempt.ts'),
          web('features/orders/data/seen-order.ts'),
          web('features/tracking/trip/trip.ts'),
          web('features/payments/payment-outcome.ts'),
        ],
      ],
    ],
  },
  {
    is: 'what identifies a person or a company',
    home: 'people/accounts.ts',
    written: /\bnitCheckDigit\(|'nit\.wrong_digit'(?!:)/g,
    also: [
      'packages/domain/src/people/identifiers.ts',
      'packages/domain/src/errors/errors.ts',
      'packages/contract/',
    ],
    asked: [['identificationDenial', [api('features/accounts/typed-facts.ts')]]],
  },
  {
    is: 'when a service may be reserved',
    home: 'orders/schedule.ts',
    written: /'order\.reservation_too_(?:soon|late)'(?!:)/g,
    also: ['packages/domain/src/errors/errors.ts', 'packages/contract/'],
    asked: [
      [
        'reservationDenial',
        [api('features/orders/orders.actions.ts'), web('screens/main/client-services/create/date-checks.ts')],
      ],
    ],
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
          api('features/refunds/gateway/send.actions.ts'),
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
    home: 'orders/near-hours.ts',
    written: /\b(?:onTheWayLeadMs|remindEveryMs)\b|undrivenSoonHours \*/g,
    asked: [
      ['isTimeToSetOut', [web('features/tracking/trip/outbox/with-waiting.ts')]],
      ['isWatchedHour', [web('screens/main/services/undriven.ts')]],
      ['isRemindPauseOver', [web('features/orders/assignment/pressed-lately.ts')]],
    ],
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
]

export const sharedRules: readonly SharedRule[] = [...askedRules, ...sharedValues]
