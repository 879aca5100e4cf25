/** What of Debian's packages is needed, and what of it is missing. */
import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Refusal } from '../launch/messages.mjs'
import { runQuietly } from '../launch/processes.mjs'
import { texts } from './texts.ts'

const folders = ['/usr/local/sbin', '/usr/local/bin', '/usr/sbin', '/usr/bin', '/sbin', '/bin']

/** Programs of servers lie where a person's path does not lead. */
export const programPath = (name: string): string | undefined =>
  folders.map((folder) => join(folder, name)).find((file) => existsSync(file))

const postgresFolder = '/usr/lib/postgresql'

/** The newest PostgreSQL of this machine that a server is made with. */
export const postgresPrograms = (): string | undefined => {
  if (!existsSync(postgresFolder)) return undefined
  const versions = readdirSync(postgresFolder).sort((one, other) => Number(other) - Number(one))
  return versions
    .map((version) => join(postgresFolder, version, 'bin'))
    .find((folder) => existsSync(join(folder, 'initdb')))
}

const programs: Record<string, string> = {
  etcd: 'etcd-server',
  patroni: 'patroni',
  haproxy: 'haproxy',
  pgbouncer: 'pgbouncer',
  'nats-server': 'nats-server',
  memcached: 'memcached',
  'swift-proxy-server': 'swift-proxy',
  'swift-account-server': 'swift-account',
  'swift-container-server': 'swift-container',
  'swift-object-server': 'swift-object',
  pgbackrest: 'pgbackrest',
  openssl: 'openssl',
}

/** Patroni imports it, and its package only suggests it. */
const etcdModule = '/usr/lib/python3/dist-packages/etcd'

/** @param has whether a program is there */
export const missingPackages = (
  has: (program: string) => boolean = (program) => programPath(program) !== undefined,
): string[] => [
  ...Object.entries(programs).flatMap(([program, name]) => (has(program) ? [] : [name])),
  ...(existsSync(etcdModule) ? [] : ['python3-etcd']),
  ...(postgresPrograms() === undefined ? ['postgresql'] : []),
]

const policy = '/usr/sbin/policy-rc.d'

/** A package of a server starts it when it is installed: here nothing starts by itself. One that stands there already is left alone. */
const withoutStarting = async <T>(work: () => Promise<T>): Promise<T> => {
  if (existsSync(policy)) return work()
  writeFileSync(policy, '#!/bin/sh\nexit 101\n', { mode: 0o755 })
  try {
    return await work()
  } finally {
    rmSync(policy, { force: true })
  }
}

const apt = (parameters: string[]) =>
  runQuietly('apt-get', ['-y', '-q', '-o', 'Acquire::Retries=1', ...parameters], {
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })

/** Of backups alone. */
export const missingForBackups = (): string[] =>
  missingPackages().filter((name) => name === 'pgbackrest' || name === 'postgresql')

/** As root installs what is missing; otherwise says what it is. @param missing of what is needed */
export const ensurePackages = async (isRoot: boolean, missing = missingPackages): Promise<void> => {
  if (process.platform !== 'linux') throw new Refusal(texts.notLinux)
  const packages = missing()
  if (packages.length === 0) return
  if (!isRoot || programPath('apt-get') === undefined) throw new Refusal(texts.missing(packages))
  console.log(texts.installing(packages))
  await withoutStarting(async () => {
    await apt(['update'])
    const { code, output } = await apt(['install', '--no-install-recommends', ...packages])
    if (code !== 0) throw new Refusal(texts.notInstalled(output.trimEnd().slice(-1500)))
  })
}
