/** What anybody may call is counted by the address it comes from, whatever token it brings along. */
import { randomBytes } from 'node:crypto'
import { api } from '@arriero/contract'
import { expect, test } from 'vitest'
import { testHouse } from '#testing/house.ts'

test('a made-up token with each guess does not begin a new count', async () => {
  const house = await testHouse({ settings: { LIMIT_FACTOR: '1' } })
  const { path, callsPerMinute } = api.enterpriseDrivers.invitation
  const guess = async (): Promise<number> => {
    const { status } = await fetch(`${house.url}/v1${path}`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${randomBytes(32).toString('base64url')}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify({ code: randomBytes(32).toString('base64url') }),
    })
    return status
  }
  const answers = await Promise.all(Array.from({ length: callsPerMinute + 5 }, guess))
  expect(answers.filter((status) => status === 429)).toHaveLength(5)
})
