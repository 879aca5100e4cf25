// No file of the repository holds a secret; each form is planted here in pieces, and found.
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { inRoot } from '../launch/paths.mjs'
import { filesOfNextClone } from '../run/fresh-copy.mjs'
import { secretsIn, type Found } from './scan.ts'

/** Keys that a test makes up because the gateway refuses them; they open nothing. */
const madeUp = ['apps/api/src/providers/gateway-settings.test.ts']

const isText = (bytes: Buffer): boolean => !bytes.includes(0)

const foundIn = async (path: string): Promise<Found[]> => {
  const bytes = readFileSync(inRoot(path))
  return isText(bytes) && !madeUp.includes(path) ? secretsIn(path, bytes.toString()) : []
}

test('no file that a clone gets holds a secret', async () => {
  const files = await filesOfNextClone()
  expect(files.length).toBeGreaterThan(3_000)
  const found = (await Promise.all(files.map(foundIn))).flat()
  expect(found, found.join('\n')).toEqual([])
})

const letters = 'aB3dE6gH9jK2mN5pQ8sT1vW4yZ7bC0fG'
const long = letters.repeat(8)
const capitals = 'ABCDEFGHJKLMNPQRSTUVWXYZ234567ABCDEFGHJKLMNPQRSTUVWXYZ234567'
const hex = '0a1b2c3d4e5f60718293a4b5c6d7e8f9'
/** A head and a body that say what they are, as every signed token has. */
const signed = ['eyJhbGciOiJIUzI1NiJ9', 'eyJzdWIiOiJhcnJpZXJvIn0', letters].join('.')

/** In pieces, so that this file holds none of them. */
const planted: Array<[what: string, ...pieces: string[]]> = [
  ['an API key of a company', 'arriero', '_', long.slice(0, 43)],
  ['the secret of a webhook', 'whsec', '_', long.slice(0, 44)],
  ['the keys of an installation', 'ARRIERO_KEYS', '=', long],
  ['the key of the sealed box', '{"sealKey"', ':"', long.slice(0, 43), '"}'],
  ['the key of the webhooks', '{"key"', ':"', long.slice(0, 43), '"}'],
  ['a key of the gateway', 'PAYMENT_KEY', '=', letters],
  ['a password of the gateway’s web services', 'prodpassword_', '', letters],
  ['the former key of the gateway', 'PAYMENT_PREVIOUS_KEY', ': ', letters],
  ['the secret of the store', 'FILES_S3_SECRET', '=', letters],
  ['a password of the database', 'DATABASE_PASSWORD', '=', letters],
  ['the key of the insurer', 'INSURER_KEY', '="', letters],
  ['a token of Meta', 'EAA', long.slice(0, 100)],
  ['a password of a mail server', 'smtps://avisos', ':', letters, '@mail.example.co'],
  ['a password of the bus', 'nats://arriero', ':', letters, '@10.0.0.4:4222'],
  [
    'the hash of a password',
    '$argon2id',
    '$v=19$m=19456,t=2,p=1$',
    long.slice(0, 22),
    '$',
    long.slice(0, 43),
  ],
  ['the secret of an authenticator', 'otpauth:', '//totp/Arriero:ana?secret=', capitals.slice(0, 32)],
  ['a seed of NATS', 'SU', capitals.slice(0, 56)],
  ['a signed token', signed],
  ['a private key of PGP', '-----BEGIN PGP PRIVATE', ' KEY BLOCK-----'],
  ['a private key of PuTTY', 'PuTTY-User-Key', '-File-3:'],
  ['a private key of age', 'AGE-SECRET', '-KEY-1', capitals.slice(0, 58)],
  ['a key of Stripe', 'sk_live', '_', letters],
  ['a key of Google', 'AIza', long.slice(0, 35)],
  ['a secret key of Mapbox', 'sk.', 'eyJ', letters, '.', letters],
  ['a key of Twilio', 'SK', hex],
  ['the token of a Telegram bot', '123456789', ':AA', long.slice(0, 33)],
  ['a key of Azure’s storage', 'AccountKey', '=', long.slice(0, 86), '=='],
  [
    'a signed address of a store',
    'https://store/a?X-Amz-Credential',
    '=k%2F20261128&X-Amz-Signature=',
    hex,
    hex,
  ],
  ['a password of PostgreSQL', 'postgres://arriero', ':', letters, '@10.0.0.4:5432/arriero'],
  ['a password of MySQL', 'mysql://arriero', ':', letters, '@10.0.0.4/arriero'],
  ['a password in an address', 'https://ana', ':', letters, '@carga.example.co'],
  [
    'a private key',
    '-----BEGIN RSA PRIVATE',
    ' KEY-----\n',
    `MII${long}`,
    '\n-----END RSA PRIVATE',
    ' KEY-----',
  ],
  ['a token of GitHub', 'ghp', '_', 'wWPw5k4aXcaT4fNP0UcnZwJUVFk6LO0pINUx'],
  ['a fine-grained token of GitHub', 'github_pat', '_', '11BZJAUAY0aB3dE6gH9jK2', '_', long.slice(0, 59)],
  ['a token of GitLab', 'glpat', '-', 'aB3dE6gH9jK2mN5pQ8sT'],
  ['a token of npm', 'npm', '_', 'aB3dE6gH9jK2mN5pQ8sT1vW4yZ7bC0fG12ab'],
  ['a token of Slack', 'xoxb', '-123456789012-1234567890123-', letters.slice(0, 24)],
  ['a key of SendGrid', 'SG', '.', long.slice(0, 22), '.', long.slice(0, 43)],
  ['a secret of AWS', 'aws_secret_access_key', ' = "', long.slice(0, 40), '"'],
  ['a token of Shopify', 'shpat', '_', hex],
]

describe('a planted secret is found:', () => {
  test.each(planted)('%s', async (_what, ...pieces) => {
    const found = await secretsIn('a.ts', `one\n${pieces.join('')}\n`)
    expect(found[0]).toMatch(/^a\.ts:2 holds a secret: /)
    expect(found.join()).not.toContain(pieces.at(-1))
  })

  test('in no fewer than thirty forms', () => {
    expect(planted.length).toBeGreaterThanOrEqual(30)
  })
})

test('an address that only shows where its password stands is none', async () => {
  const shown = ['postgres://arriero', ':clave@', 'servidor:5432/arriero']
  expect(await secretsIn('a.ts', shown.join(''))).toEqual([])
})
