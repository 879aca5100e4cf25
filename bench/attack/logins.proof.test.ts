import { expect, test } from 'vitest'
import { hashesAtOnce } from '../../apps/api/src/features/users/password-hash.ts'
import { loginFaults, plantedLogins } from '../prove/logins.proof.ts'
import { floodOfLogins } from './logins.ts'

/** How long others wait is judged by the long form, which has the machine to itself. */
const size = { callers: 60, seconds: 4, aloneSeconds: 1 }

test('of many who log in wrongly two at most are hashed at once and 32 wait, and a log-in out of line is seen', async () => {
  const told = await floodOfLogins(size)
  expect(loginFaults(told)).toEqual([])
  expect(told.hashes.atOnce).toBe(hashesAtOnce)
  expect(told.hashes.inLine).toBe(32)
  expect(told.flooded.byStatus['503']).toBeGreaterThan(0)
  expect(told.meanwhile.ours.length).toBeGreaterThan(0)
  expect(plantedLogins(told).isFound).toBe(false)
  expect(plantedLogins(await floodOfLogins({ ...size, isOutOfLine: true })).isFound).toBe(true)
})
