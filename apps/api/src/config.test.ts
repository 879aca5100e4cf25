import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { addressesFor, ConfigError, readConfig, withCredentials } from './config.ts'

const problemsOf = (environment: Record<string, string>): readonly string[] => {
  try {
    readConfig(environment)
  } catch (error) {
    if (error instanceof ConfigError) return error.problems
    throw error
  }
  return []
}

const whatsapp = {
  WHATSAPP_PHONE_ID: '106540352242922',
  WHATSAPP_TOKEN: 'una-llave-larga-y-de-mentira',
  WHATSAPP_APP_SECRET: 'otra-llave-de-mentira',
  WHATSAPP_VERIFY_TOKEN: 'palabra-propia',
}
const mails = { MAIL_URL: 'smtps://correo.example.co', MAIL_FROM: 'Arriero <avisos@example.co>' }
const mailbox = { MAILBOX_ADDRESS: 'pqr@example.co' }
const mailboxSecret = 'un-secreto-de-mentira-largo'
const outside = 'postgres://arriero:secreta@base.example.co:5432/arriero'

describe('an environment that can be used', () => {
  test.each([
    [{}],
    [{ DATABASE_URL: outside }],
    [{ DATABASE_URL: 'postgresql:///arriero?host=/var/run/postgresql' }],
    [{ DATABASE_URL: 'postgres://arriero:secreta@/arriero?host=/var/run/postgresql' }],
    [{ DATABASE_URL: outside, DATABASE_DIRECT_URL: outside, HOST: '10.0.0.4' }],
    [{ ARRIERO_DEMO: 'off', HOST: '0.0.0.0' }],
    [{ ARRIERO_DEMO_PASSWORD: 'demo-demo-demo-demo', HOST: '127.0.0.1' }],
    [{ PORT: '', PUBLIC_URL: '' }],
    [{ PUBLIC_URL: 'https://carga.example.co/', ALSO_AT: 'http://10.0.0.5:3000, https://otra.example.co/' }],
    [{ ...whatsapp, PUBLIC_URL: 'https://carga.example.co' }],
    [{ WHATSAPP_SANDBOX: 'on' }],
    [{ MAILBOX_SANDBOX: 'on' }],
    [{ ...mails, ...mailbox, MAILBOX_SECRET: mailboxSecret }],
    [{ ...mails, ...mailbox, MAILBOX_IMAP_URL: 'imaps://pqr%40example.co:clave@correo.example.co/INBOX' }],
  ])('%j', (environment) => {
    expect(problemsOf(environment)).toEqual([])
  })
})

describe('a value that cannot be used is one Spanish sentence, without the value', () => {
  test.each([
    ['PORT', 'ochenta'],
    ['PORT', '70000'],
    ['DATABASE_URL', 'mysql://arriero:secreta@base/arriero'],
    ['DATABASE_URL', 'postgres://arriero:secreta@base:puerto/arriero'],
    ['ARRIERO_DEMO', 'no'],
    ['ARRIERO_DEMO_PASSWORD', 'secreta'],
    ['PUBLIC_URL', 'carga.example.co'],
    ['PUBLIC_URL', 'ftp://carga.example.co'],
    ['PUBLIC_URL', 'https://carga.example.co/portal'],
    ['PUBLIC_URL', 'https://ana:secreta@carga.example.co'],
    ['ALSO_AT', 'carga.example.co'],
    ['ALSO_AT', 'http://10.0.0.5:3000,http://10.0.0.6:3000/portal'],
    ['LOG_LEVEL', 'todo'],
    ['LIMIT_FACTOR', '0'],
    ['MOST_WAIT_MS', '-1'],
    ['DATABASE_CONNECTIONS', '3'],
    ['PAYMENT_MODE', 'REAL'],
    ['PUBLIC_LINKS', 'tienda=https://play.example.co'],
    ['PLACES_SERVICE', 'mapas'],
    ['MAILBOX_ADDRESS', 'PQR <pqr@example.co>'],
    ['MAILBOX_ADDRESS', 'pqr+uno@example.co'],
    ['MAILBOX_SECRET', 'secreta'],
    ['MAILBOX_IMAP_URL', 'https://correo.example.co'],
    ['WHATSAPP_TOKEN', 'secreta'],
    ['WHATSAPP_API_VERSION', '23'],
  ])('%s=%s', (key, value) => {
    const problems = problemsOf({ [key]: value })
    expect(problems).toHaveLength(1)
    expect(problems[0]).toMatch(new RegExp(`^${key}: debe .+\\.$`))
    expect(problems[0]).not.toContain('secreta')
  })
})

const realShop = {
  PAYMENT_ACTION_URL: 'https://pasarela.example.co',
  PAYMENT_SITE_ID: '12345678',
  PAYMENT_KEY: 'una-clave',
  PAYMENT_MODE: 'PRODUCTION',
  PAYMENT_REST_URL: 'https://api.example.co',
}

describe('settings that contradict each other are refused, one sentence each', () => {
  test.each([
    [{ DATABASE_URL: outside, ARRIERO_DEMO_PASSWORD: 'demo-demo-demo-demo' }, /^ARRIERO_DEMO_PASSWORD/],
    [{ ARRIERO_DEMO: 'off', ARRIERO_DEMO_PASSWORD: 'demo-demo-demo-demo' }, /^ARRIERO_DEMO_PASSWORD/],
    [{ DATABASE_DIRECT_URL: outside }, /^DATABASE_DIRECT_URL/],
    [{ HOST: '0.0.0.0' }, /^HOST/],
    [{ PAYMENT_ACTION_URL: 'https://pasarela.example.co' }, /PAYMENT_SITE_ID y PAYMENT_KEY/],
    [{ PAYMENT_MODE: 'PRODUCTION' }, /falta PAYMENT_ACTION_URL/],
    [{ PAYMENT_KEY: 'una-clave' }, /falta PAYMENT_ACTION_URL/],
    [
      {
        PAYMENT_ACTION_URL: 'https://pasarela.example.co',
        PAYMENT_SITE_ID: '12345678',
        PAYMENT_KEY: 'una-clave',
        PAYMENT_MODE: 'PRODUCTION',
        PAYMENT_ALGORITHM: 'sha1',
      },
      /^PAYMENT_ALGORITHM: en PRODUCTION debe ser sha256/,
    ],
    [realShop, /^PAYMENT_REST_URL y PAYMENT_REST_PASSWORD/],
    [
      { PAYMENT_REST_URL: 'https://api.example.co', PAYMENT_REST_PASSWORD: `testpassword_${'x'.repeat(24)}` },
      /falta PAYMENT_ACTION_URL/,
    ],
    [{ ...realShop, PAYMENT_REST_PASSWORD: `testpassword_${'x'.repeat(24)}` }, /es del otro modo/],
    [
      {
        ...realShop,
        PAYMENT_MODE: 'TEST',
        PAYMENT_REST_PASSWORD: `prodpassword_${'x'.repeat(24)}`,
      },
      /es del otro modo/,
    ],
    [{ INSURER_URL: 'https://aseguradora.example.co' }, /INSURER_KEY es obligatorio/],
    [{ INSURER_KEY: 'una-clave' }, /falta INSURER_URL/],
    [{ METRICS_PORT: '3000' }, /^METRICS_PORT: debe ser otro/],
    [{ ...mails, ...mailbox }, /^MAILBOX_ADDRESS: va con/],
    [{ MAILBOX_SECRET: mailboxSecret }, /^MAILBOX_ADDRESS: va con/],
    [{ ...mailbox, MAILBOX_SECRET: mailboxSecret }, /^MAILBOX_ADDRESS: falta MAIL_URL/],
    [{ ...mails, ...mailbox, MAILBOX_SECRET: mailboxSecret, MAILBOX_SANDBOX: 'on' }, /^MAILBOX_SANDBOX=on/],
    [{ WHATSAPP_PHONE_ID: '106540352242922' }, /van las cuatro o ninguna/],
    [{ ...whatsapp, PUBLIC_URL: 'https://carga.example.co', WHATSAPP_SANDBOX: 'on' }, /^WHATSAPP_SANDBOX=on/],
    [{ ...whatsapp, PUBLIC_URL: 'http://carga.example.co' }, /^PUBLIC_URL: con WHATSAPP_PHONE_ID/],
  ])('%j', (environment, sentence) => {
    expect(problemsOf(environment)).toEqual([expect.stringMatching(sentence)])
  })

  test('all of them at once', () => {
    expect(problemsOf({ METRICS_PORT: '3000', ARRIERO_DEMO: 'off', INSURER_KEY: 'x' })).toHaveLength(2)
  })
})

describe('the names of this machine are addresses of ours', () => {
  test.each([
    ['in the demo, which listens nowhere else', {}, true],
    [
      'where the server listens on this machine alone',
      { ARRIERO_DEMO: 'off', HOST: '127.0.0.1', PUBLIC_URL: 'https://carga.example.co' },
      true,
    ],
    ['where nothing else was set', { ARRIERO_DEMO: 'off' }, true],
    [
      'and not where the server is reached from outside by another name',
      { DATABASE_URL: outside, PUBLIC_URL: 'https://carga.example.co' },
      false,
    ],
  ])('%s', (_where, environment, isOurs) => {
    const { originOf } = addressesFor(readConfig(environment))
    expect(
      ['localhost:3000', '127.0.0.1:3000', '[::1]:3000'].map((host) => originOf(host) !== undefined),
    ).toEqual([isOurs, isOurs, isOurs])
  })
})

test('a setting may be a file of the credentials folder; the environment counts before it, other files are left alone', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'arriero-credentials-'))
  const written = {
    INSURER_KEY: 'llave de la aseguradora\n',
    INSURER_URL: 'https://a.example.co',
    other: 'x',
  }
  for (const [name, text] of Object.entries(written)) await writeFile(join(folder, name), text)
  const environment = { CREDENTIALS_DIRECTORY: folder, INSURER_URL: 'https://b.example.co' }
  expect(readConfig(withCredentials(environment))).toMatchObject({
    INSURER_KEY: 'llave de la aseguradora',
    INSURER_URL: 'https://b.example.co',
  })
  expect(withCredentials(environment)).not.toHaveProperty('other')
  expect(withCredentials({ PORT: '1' })).toEqual({ PORT: '1' })
  await rm(folder, { recursive: true })
})
