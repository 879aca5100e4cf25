/**
 * What keeps strangers out, at full length: forged notices (200 variants in each of five states), 10,000 guesses that claim to come from everywhere,
 * passwords, how long a session lives and how soon it ends, what browsers are told by every route, and where the payment form leads. Security F2.7,
 * F3.7 to F3.11.
 */
import { runApiTests } from '../load/api-tests.ts'

const files = [
  'apps/api/src/stories/money/forged-notices.test.ts',
  'apps/api/src/providers/payment/lyra.forgery.test.ts',
  'apps/api/src/stories/sessions/guessing.test.ts',
  'apps/api/src/features/users/password-policy.test.ts',
  'apps/api/src/features/sessions',
  'apps/api/src/access/tokens.test.ts',
  'apps/api/src/access/headers.test.ts',
  'apps/api/src/access/addresses.test.ts',
]
const { ARRIERO_SHORT: _, ...whole } = process.env
process.env = whole
const code = await runApiTests(files, {})
console.log(`${code === 0 ? 'PASS' : 'FAIL'}  forged notices, guesses, passwords, sessions and headers`)
process.exit(code)
