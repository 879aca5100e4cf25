// A rule said twice is found, and who asks it passes.
import { expect, test } from 'vitest'
import { rulesStandOnce } from './rules-once.ts'
import { plant } from './reading/source.ts'

const web = 'apps/web/src/features/a.ts'
const api = 'apps/api/src/features/orders/a.ts'

test.each([
  ['a second great circle', api, 'export const km = 2 * 6371 * Math.asin(Math.sqrt(chord))'],
  ['a second road factor', api, 'const roadFactor = 1.45'],
  ['a second way to count a password', web, 'const isShort = (password: string) => password.length < 8'],
  ['a password judged by the screen', web, "text.length < least ? 'password.too_short' : undefined"],
  ['a second score', api, 'const score = Math.round((score_sum * 100) / score_count) / 100'],
  ['a second answer to what fits', api, 'truck.isActive && truck.cargoTypes.includes(order.cargo)'],
  ['an offer judged by its state', web, "const isLive = state === 'open' || state === 'countered'"],
  ['rounds that a screen counts', web, "const code = rounds > 4 ? 'offer.rounds_exhausted' : undefined"],
  ['a second clock of Bogotá', web, 'const offsetMs = -5 * 3_600_000'],
  ['a second word for paid', web, "const paid = new Set(['CAPTURED', 'ACCEPTED'])"],
  ['a second limit of a file', web, 'const mostBytes = 10 * 1024 * 1024'],
  ['a second count of pictures', web, 'const mostPhotos = 5'],
  ['a second form of an id', web, 'const isId = (text: string) => /^[0-9a-f]{24}$/.test(text)'],
  ['a wrong digit told by the screen', web, "const wrong = isTenDigits ? 'nit.wrong_digit' : undefined"],
  [
    'a reservation judged by the screen',
    web,
    "return at > latest ? 'order.reservation_too_late' : undefined",
  ],
  ['a second end that comes soon', web, 'const soonDays = 30'],
  ['a code asked where a reason would do', web, "required: 'delivery.code_required'"],
  ['a second count of wrong tries', api, 'const isSpent = order.delivery_code_tries >= 5'],
  [
    'a second window of the truck',
    'apps/api/src/live/a.ts',
    'if (!isRunning && !(isAssigned && (isOnTheWay || isInPosition))) return {}',
  ],
  [
    'a live channel that does not ask the rule of the view',
    'apps/api/src/live/audience.ts',
    'export const locationAudience = (order: Parties): Audience => everybody(order)',
  ],
  ['a payment refused outside its rule', api, "if (isLate) fail('payment.window_closed')"],
  ['a payout refused outside its rule', api, "if (row.state === 'open') fail('payout.not_waiting')"],
  [
    'a second list of who answers',
    'apps/api/src/live/a.ts',
    "const desk = ['administrator', 'soport'] as const",
  ],
  ['a second list of causes', web, "const causes = new Set(['carrier', 'staff', 'unpaid'])"],
  ['money that is reckoned again', api, 'order.paid_at && !order.payment_lost_at ? order.total_pesos : 0'],
  ['a second list of failures', web, "const failures = ['CANCELLED', 'CAPTURE_FAILED', 'EXPIRED'] as const"],
  ['a second list of licences', web, "const categories = ['B1', 'B2', 'B3', 'C1']"],
  ['days counted by hand', web, 'const days = (Date.parse(end) - Date.parse(today)) / dayMs'],
  ['a second VAT of the law', web, 'const usualVat = basisPoints(1900)'],
  ['a second VAT where none was frozen', api, 'basisPoints(order.vat_bp ?? 1900)'],
  ['a second limit of what is insured', 'packages/contract/src/a.ts', 'declared: z.int().max(500_000_000)'],
  ['a second limit of an amount', 'packages/contract/src/a.ts', '.max(5_000_000_000)'],
  ['a second limit of a fix', web, 'const speed = within(speedKmh, 400)'],
  ['a second form of an account', 'packages/contract/src/a.ts', '.regex(/^\\d{5,20}$/)'],
  ['a second horizon', web, 'const planAheadDays = 730'],
  ['a horizon in its place', web, 'last: daysAfter(first, 730)'],
  ['a second life of a paper', web, 'const longestDays = 366 * 10'],
  ['a second life of a key', web, "const lives = { '30': 30, '90': 90, '365': 365 }"],
  ['a second limit of a reason', web, 'const reasonMost = 500'],
  ['a second limit of an address', web, 'const urlMax = 500'],
  ['hours without a driver in an address', web, '`${paths.services}?needsDriverWithinHours=24`'],
  ['a length of its own', 'packages/contract/src/a.ts', "reason: paragraph(500, 'reason.required')"],
  ['offers that still live, in SQL', api, "sql`f.state in ('open', 'countered')`"],
  ['payouts that came, in SQL', api, "sql`p.state in ('paid', 'offset')`"],
])('%s is found', (_is, path, text) => {
  expect(rulesStandOnce([plant(path, text)])).not.toEqual([])
})

test('a rule that is asked passes, and so do its words and its own home', () => {
  const files = [
    plant(web, 'const denial = passwordLengthDenial(password, rol)'),
    plant('packages/contract/src/es/errors.ts', "const texts = { 'password.too_short': 'Es muy corta.' }"),
    plant('packages/domain/src/orders/scores.ts', 'Math.round((scoreSum / scoreCount) * 10) / 10'),
  ]
  expect(rulesStandOnce(files)).toEqual([])
})
