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
