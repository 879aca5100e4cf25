import { createHash } from 'node:crypto'
import { hashRaw } from '@node-rs/argon2'
import { expect, test } from 'vitest'
import { TOTP } from 'otpauth'
import { keepBackupCodes, keptLike, newBackupCodes } from './backup-code.ts'
import { stepIn } from './check-factor.ts'
import { sealedBox } from './sealed-box.ts'
import { factorUri, newFactorSecret, stepOfCode } from './totp.ts'

test('what was sealed opens with the same key and with no other', () => {
  const [ours, theirs] = [sealedBox('una llave'), sealedBox('otra llave')]
  const sealed = ours.seal('JBSWY3DPEHPK3PXP')
  expect(sealed).not.toContain('JBSWY3DPEHPK3PXP')
  expect(ours.seal('JBSWY3DPEHPK3PXP')).not.toBe(sealed)
  expect(ours.unseal(sealed)).toBe('JBSWY3DPEHPK3PXP')
  expect(() => theirs.unseal(sealed)).toThrow()
  expect(() => ours.unseal(`${sealed.slice(0, -2)}AA`)).toThrow()
})

test('what another key sealed opens to no number, and the log says so once', () => {
  const [ours, theirs] = [sealedBox('una llave'), sealedBox('otra llave')]
  const secret = newFactorSecret()
  const now = new Date('2026-11-22T15:00:00Z')
  const code = new TOTP({ secret }).generate({ timestamp: now.getTime() })
  const factor = { sealedSecret: ours.seal(secret), begunAt: now, confirmedAt: now }
  const said: object[] = []
  const say = (fields: object) => void said.push(fields)
  const log = { info: say, warn: say, error: say }
  const kept = { ...ours, log, now }
  const lost = { ...theirs, log, now }
  expect(stepIn(kept, factor, code)).toBeTypeOf('number')
  expect(said).toEqual([])
  for (let tries = 0; tries < 3; tries++) expect(stepIn(lost, factor, code)).toBeUndefined()
  expect(said).toEqual([{ code: 'second_factors.seal_key_differs' }])
})

// RFC 6238, appendix B, SHA-1, last six of its eight digits.
test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_234_567_890, '005924'],
  [20_000_000_000, '353130'],
])('at second %i the number is that of the standard', (second, code) => {
  const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'
  const at = (ms: number) => new Date(second * 1000 + ms)
  const step = Math.floor(second / 30)
  expect(stepOfCode(secret, code, at(0))).toBe(step)
  expect(stepOfCode(secret, ` ${code.slice(0, 3)} ${code.slice(3)}`, at(30_000))).toBe(step)
  expect(stepOfCode(secret, code, at(90_000))).toBeUndefined()
})

test('an app reads the secret from the address behind the QR code', () => {
  const secret = newFactorSecret()
  const uri = factorUri(secret, { issuer: 'Arriero', label: 'ana@example.co' })
  expect(uri).toMatch(/^otpauth:\/\/totp\/Arriero:ana%40example\.co\?/)
  expect(new URL(uri).searchParams.get('secret')).toBe(secret)
  expect(stepOfCode(secret, new TOTP({ secret }).generate(), new Date())).toBeTypeOf('number')
})

test('backup codes are all different and bound to whoever was given them', async () => {
  const codes = newBackupCodes()
  expect(new Set(codes).size).toBe(10)
  const [code = '', second = ''] = codes
  expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$/)
  const [kept, other] = await keepBackupCodes('a', [code, second])
  expect(await keptLike(other!, 'a', code.toLowerCase().replace('-', ' '))).toEqual(kept)
  expect(await keptLike(other!, 'b', code)).not.toEqual(kept)
})

test('what is kept of them costs as much to guess as a password: salted and stretched, those of an earlier release as they were', async () => {
  const { memoryCost, timeCost } = { memoryCost: 19_456, timeCost: 2 }
  const [one, same] = await keepBackupCodes('a', ['01234-56789', '01234-56789'])
  const [anew] = await keepBackupCodes('a', ['01234-56789'])
  expect([one?.length, same?.equals(one!), anew?.equals(one!)]).toEqual([48, true, false])
  const salt = one!.subarray(0, 16)
  const raw = await hashRaw('a 0123456789', { memoryCost, timeCost, parallelism: 1, salt, outputLen: 32 })
  expect(one!.subarray(16)).toEqual(raw)
  const former = createHash('sha256').update('a 0123456789').digest()
  expect(await keptLike(former, 'a', '01234-56789')).toEqual(former)
})
