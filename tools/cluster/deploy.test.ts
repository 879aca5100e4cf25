// What the files that are deployed say of each other is so.
import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { inRoot } from '../launch/paths.mjs'

const read = (...parts: string[]) => readFileSync(inRoot(...parts), 'utf8')
/** Of every file, by its path below `deploy/`. */
const deployed = globSync('**/*', { cwd: inRoot('deploy'), withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map(({ parentPath, name }) => `${parentPath}/${name}`.slice(inRoot('deploy').length + 1))
const runbook = read('deploy', 'README.md')

test('every PostgreSQL that is deployed has locks for years of months', () => {
  const least = /leastLocks = (\d+)/.exec(
    read('apps', 'api', 'src', 'database', 'outside', 'outside.ts'),
  )?.[1]
  // From `parameters` of one machine Patroni does not take it.
  const [agreed = ''] = read('deploy', 'patroni', 'patroni.yml').split('\npostgresql:')
  expect(agreed).toContain(`max_locks_per_transaction: ${least}`)
  expect(read('deploy', 'compose.yml')).toContain(`max_locks_per_transaction=${least}`)
  expect(read('docs', 'operations.md')).toContain(`max_locks_per_transaction = ${least}`)
})

const units = deployed.filter((path) => /^systemd\/.*\.service(?:\.d-arriero\.conf)?$/.test(path))
test.each(units)('%s: what is started again is never left down for good', (path) => {
  const text = read('deploy', path)
  if (/^Restart=/m.test(text)) expect(text).toMatch(/\[Unit\][^[]*\nStartLimitIntervalSec=0\n/)
})

test.each(units)('%s: what runs may no more than it needs', (path) => {
  const text = read('deploy', path)
  const set = ['NoNewPrivileges', 'ProtectHome', 'PrivateTmp', 'PrivateDevices', 'ProtectKernelModules']
  const more = ['ProtectKernelTunables', 'ProtectControlGroups', 'RestrictNamespaces', 'RestrictSUIDSGID']
  expect([...set, ...more, 'LockPersonality'].filter((name) => !text.includes(`\n${name}=yes\n`))).toEqual([])
  expect(text).toMatch(/^ProtectSystem=(?:strict|full)$/m)
  expect(text).toMatch(/^RestrictAddressFamilies=AF_INET AF_INET6 AF_UNIX/m)
})

test('the threads that hash passwords may give way', () => {
  const [, ...after] = read('deploy', 'systemd', 'arriero.service').split('SystemCallFilter=~')
  expect(after.join()).toContain('\nSystemCallFilter=setpriority\n')
})

test('whatever writes backups may write where they go', () => {
  for (const unit of ['patroni.service.d-arriero.conf', 'arriero-backup.service'])
    expect(read('deploy', 'systemd', unit)).toMatch(/^ReadWritePaths=.* -\/var\/lib\/pgbackrest /m)
})

test('each file that is deployed is told with its place, and each slot with what fills it', () => {
  const prose = runbook.replaceAll(/```[\s\S]*?```/g, '')
  const told = new Set([...prose.matchAll(/`([^`]+)`/g)].map(([, words]) => words))
  const files = deployed.filter((path) => !/^(?:README\.md|prometheus|grafana|systemd)/.test(path))
  expect(files.filter((path) => !told.has(path))).toEqual([])
  const slots = deployed
    .filter((path) => !/^(?:README\.md|compose\.yml|haproxy\/compose\.cfg)|arriero-backup$/.test(path))
    .flatMap((path) => [...read('deploy', path).matchAll(/\$\{([A-Z][A-Z0-9_]*)\}/g)])
    .map(([, name = '']) => name.replace(/_\d$/, ''))
  expect([...new Set(slots)].filter((name) => !told.has(name))).toEqual([])
})

test('an order of the runbook goes as it is typed', () => {
  // Those of the restore are a runbook by themselves.
  const rest = runbook.replace(/## Restore to a moment[\s\S]*?(?=\n## )/, '')
  const orders = rest.split('\n').filter((line) => /pgbackrest (?:--|info)/.test(line))
  expect(orders.length).toBeGreaterThan(2)
  expect(orders.filter((line) => !line.includes('sudo -u postgres pgbackrest'))).toEqual([])
  expect(runbook).toContain('export PATRONICTL_CONFIG_FILE=/etc/patroni/config.yml')
})
