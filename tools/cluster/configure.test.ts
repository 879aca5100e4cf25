import { expect, test } from 'vitest'
import { filledFiles, publicUrlOf } from './configure.ts'
import { filled } from './fill.ts'
import { missingPackages } from './packages.ts'
import { portsOf, type Place } from './place.ts'
import type { Secrets } from './secrets.ts'

const place: Place = {
  folder: '/srv/here',
  base: 15_000,
  owner: { uid: 1, gid: 1, name: 'servers' },
  isRoot: false,
  isElsewhere: false,
}
const secrets: Secrets = {
  DATABASE_PASSWORD: 'database-word',
  SUPERUSER_PASSWORD: 'superuser-word',
  REPLICATION_PASSWORD: 'replication-word',
  REWIND_PASSWORD: 'rewind-word',
  NATS_TOKEN: 'bus-word',
  STORE_SECRET: 'store-word',
  SWIFT_HASH: 'hash',
  ARRIERO_KEYS: 'keys',
}
const files = (isSynchronous: boolean) =>
  new Map(filledFiles({ place, secrets, isSynchronous }).map(({ to, text }) => [to, text]))

test('every file that is deployed is filled whole, one for each machine that needs its own', () => {
  const written = files(true)
  expect([...written.keys()].filter((name) => name.startsWith('etc/patroni'))).toEqual([
    'etc/patroni1.yml',
    'etc/patroni2.yml',
    'etc/patroni3.yml',
  ])
  for (const [name, text] of written) expect(text, name).not.toContain('${')
})

test('a slot that nothing fills stops the cluster instead of becoming a value', () => {
  expect(filled('port ${PORT}', { PORT: 5432 })).toBe('port 5432')
  expect(() => filled('password ${FORGOTTEN}', {})).toThrow('nothing fills FORGOTTEN')
})

test('acknowledged is what stands on two machines, and a lost quorum of etcd takes no primary down', () => {
  const patroni = files(true).get('etc/patroni1.yml') ?? ''
  expect(patroni).toContain('synchronous_mode: true')
  expect(patroni).toContain('failsafe_mode: true')
  expect(files(false).get('etc/patroni1.yml')).toContain('synchronous_mode: false')
})

test('the two writers of the front repeat no act without its key', () => {
  const front = files(true).get('etc/front.cfg') ?? ''
  expect(front).toContain('disable-l7-retry if is_act !has_key')
  expect(front).toContain('option httpchk GET /health')
})

test('without TLS a person is led to the page with it, and a program is refused', () => {
  const [, plain = ''] =
    /frontend plain from shared\n([\s\S]*?)\nfrontend /.exec(files(true).get('etc/front.cfg') ?? '') ?? []
  const orders = plain
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line.startsWith('http-request'))
  expect(orders).toEqual([
    'http-request deny deny_status 403 if { path_beg /v1/ }',
    `http-request redirect prefix ${publicUrlOf(place)} code 308`,
  ])
})

test('TLS before 1.2 is not spoken, nothing without forward secrecy is, and browsers read what a caller says of himself nowhere', () => {
  const front = files(true).get('etc/front.cfg') ?? ''
  expect(front).toContain('ssl-default-bind-options ssl-min-ver TLSv1.2')
  const suites = /ssl-default-bind-ciphers (\S+)/.exec(front)?.[1]?.split(':') ?? []
  expect(suites.length).toBeGreaterThan(0)
  expect(suites.filter((suite) => !/^ECDHE-(?:ECDSA|RSA)-AES\d+-GCM-/.test(suite))).toEqual([])
  for (const name of ['X-Forwarded-For', 'X-Forwarded-Host']) expect(front).toContain(`del-header ${name}`)
})

test('no two servers of the cluster want the same port', () => {
  const ports = portsOf(place)
  expect(new Set(ports).size).toBe(ports.length)
})

test('what is missing on the machine is named by its package', () => {
  expect(missingPackages((program) => program !== 'etcd' && program !== 'nats-server')).toEqual(
    expect.arrayContaining(['etcd-server', 'nats-server']),
  )
})

test('what a server reads besides its own file is looked for where that file lies', () => {
  const written = files(true)
  const named = [...written].flatMap(([to, text]) =>
    [...text.matchAll(/\/srv\/here\/\S+\/[\w-]+\.(?:sql|http|txt|conf)\b/g)].map(([path]) => [to, path]),
  )
  expect(named.length).toBeGreaterThan(5)
  for (const [to, path = ''] of named)
    expect([...written.keys()], to).toContain(path.slice('/srv/here/'.length))
})

test('each program of the store that is no server finds its section', () => {
  for (const kind of ['account', 'container', 'object']) {
    const text = files(true).get(`swift/${kind}.conf`) ?? ''
    for (const work of ['replicator', 'auditor', 'updater']) expect(text).toContain(`[${kind}-${work}]`)
  }
})
