import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { compose } from '../compose.ts'
import { ConfigError, readConfig } from '../config.ts'

let dataFolder: string
beforeAll(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), 'arriero-gateway-'))
})
afterAll(() => rm(dataFolder, { recursive: true, force: true }))

/** Nobody is at this address: what is refused is refused before the database is asked for. */
const nowhere = { host: '127.0.0.1', port: 1, user: 'arriero', database: 'arriero' }

const problemsOf = async (settings: Record<string, string>): Promise<string> => {
  const publicUrl = settings['PUBLIC_URL'] ?? 'https://carga.example.co'
  const config = readConfig({ LOG_LEVEL: 'silent', ...settings })
  const start = compose({
    config,
    connection: nowhere,
    directConnection: nowhere,
    dataFolder,
    publicUrl,
    isDemo: false,
  })
  const error: unknown = await start.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  if (!(error instanceof ConfigError)) throw new Error('started with it')
  return error.problems.join('\n')
}

const shop = {
  PAYMENT_ACTION_URL: 'https://secure.payzen.lat/vads-payment/',
  PAYMENT_SITE_ID: '12345678',
  PAYMENT_MODE: 'PRODUCTION',
}
const key = 'Rw6Jf1Uy9Gs4Ke7B'

const faulty: [string, Record<string, string>, RegExp][] = [
  ['a test key', { PAYMENT_KEY: 'testAb3dEfGh7jKl9nPq' }, /clave de prueba/],
  ['the shop’s own test key', { PAYMENT_KEY: key, PAYMENT_TEST_KEY: key }, /clave de prueba/],
  ['a weak key', { PAYMENT_KEY: '1122334455667788' }, /clave de la pasarela es débil/],
  ['a weak key of before', { PAYMENT_KEY: key, PAYMENT_PREVIOUS_KEY: 'abc' }, /clave anterior/],
  [
    'plain http for its web services',
    {
      PAYMENT_KEY: key,
      PAYMENT_REST_URL: 'http://api.example.co',
      PAYMENT_REST_PASSWORD: `prodpassword_${key}`,
    },
    /https:\/\//,
  ],
  ['plain http', { PAYMENT_KEY: key, PUBLIC_URL: 'http://carga.example.co' }, /https:\/\//],
]
test.each(faulty)(
  'a shop in production with %s keeps Arriero from starting',
  async (_what, settings, sentence) => {
    const said = await problemsOf({ ...shop, ...settings })
    expect(said).toMatch(sentence)
    // Keys are never said.
    for (const name of ['PAYMENT_KEY', 'PAYMENT_PREVIOUS_KEY']) {
      const value = settings[name]
      if (value !== undefined && value.length > 3) expect(said).not.toContain(value)
    }
  },
)
