/** Writes the files of `deploy/` into the cluster's folder, filled for this machine. */
import { chmodSync, chownSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { inRoot } from '../launch/paths.mjs'
import { runQuietly } from '../launch/processes.mjs'
import { filled, type Values } from './fill.ts'
import { postgresPrograms } from './packages.ts'
import { inFolder, portOf, three, two, type Place } from './place.ts'
import type { Secrets } from './secrets.ts'

const address = '127.0.0.1'
export const swiftKinds = ['account', 'container', 'object'] as const
const disks = three

export type Plan = {
  place: Place
  secrets: Secrets
  /** False only for the control that shall lose something. */
  isSynchronous: boolean
}

export const publicUrlOf = (place: Place): string => `https://localhost:${portOf(place, 'front')}`
export const certificateOf = (place: Place): string => inFolder(place, 'etc', 'front.pem')

const own = ({ owner, isRoot }: Place, ...files: string[]): void => {
  if (isRoot) for (const file of files) chownSync(file, owner.uid, owner.gid)
}

export const prepareFolder = (place: Place): void => {
  const folders = ['', 'etc', 'run', 'log', 'etcd', 'postgres', 'swift', 'swift/disks', 'backups', 'spool']
  for (const name of [...folders, ...disks.map((disk) => `swift/disks/d${disk}`)]) {
    mkdirSync(inFolder(place, name), { recursive: true })
    own(place, inFolder(place, name))
  }
  chmodSync(inFolder(place), 0o711)
  for (const name of ['postgres', 'backups', 'etc']) chmodSync(inFolder(place, name), 0o700)
}

const numbered = (place: Place): Values =>
  Object.fromEntries([
    ...three.flatMap((number) => [
      [`ADDRESS_${number}`, address],
      [`POSTGRES_PORT_${number}`, portOf(place, 'postgres', number)],
      [`REST_PORT_${number}`, portOf(place, 'patroni', number)],
    ]),
    ...two.flatMap((number) => [
      [`NODE_ADDRESS_${number}`, address],
      [`NODE_PORT_${number}`, portOf(place, 'node', number)],
    ]),
  ]) as Values

const common = ({ place, secrets, isSynchronous }: Plan): Values => ({
  ...secrets,
  ...numbered(place),
  ADDRESS: address,
  NETWORK: `${address}/32`,
  SERVER_USER: place.owner.name,
  // Whoever runs PostgreSQL is its superuser by his own name, where he is called so.
  LOCAL_METHOD: place.owner.name === 'postgres' ? 'peer' : 'scram-sha-256',
  SYNCHRONOUS: String(isSynchronous),
  SYNCHRONOUS_STRICT: 'false',
  SHARED_BUFFERS: '128MB',
  POSTGRES_PROGRAMS: postgresPrograms() ?? '',
  RUN_FOLDER: inFolder(place, 'run'),
  LOG_FOLDER: inFolder(place, 'log'),
  SPOOL_FOLDER: inFolder(place, 'spool'),
  BACKUP_FOLDER: inFolder(place, 'backups'),
  ETCD_HOSTS: three.map((number) => `${address}:${portOf(place, 'etcd', number)}`).join(','),
  ETCD_PEERS: three
    .map((number) => `etcd${number}=http://${address}:${portOf(place, 'etcdPeer', number)}`)
    .join(','),
  WRITER_PORT: portOf(place, 'writer'),
  READER_PORT: portOf(place, 'reader'),
  POOLER_PORT: portOf(place, 'pooler'),
  FRONT_ADDRESS: address,
  FRONT_PORT: portOf(place, 'front'),
  PLAIN_PORT: portOf(place, 'plain'),
  PUBLIC_URL: publicUrlOf(place),
  CERTIFICATE: certificateOf(place),
  STORE_PORT: portOf(place, 'store'),
  MEMCACHED_PORT: portOf(place, 'memcached'),
  NATS_PORT: portOf(place, 'bus'),
  NATS_WATCH_PORT: portOf(place, 'busWatch'),
})

type Written = readonly [from: string, to: string, values?: Values]

/** Folders of one disk stand for those of three. */
const disksOf = (place: Place): Values => ({
  DATA_FOLDER: inFolder(place, 'swift', 'disks'),
  MOUNT_CHECK: 'false',
})

const files = (place: Place): Written[] => [
  ...three.flatMap((number): Written[] => [
    [
      'etcd/etcd.yml',
      `etc/etcd${number}.yml`,
      {
        NAME: `etcd${number}`,
        DATA_FOLDER: inFolder(place, 'etcd', `etcd${number}`),
        ETCD_PORT: portOf(place, 'etcd', number),
        ETCD_PEER_PORT: portOf(place, 'etcdPeer', number),
      },
    ],
    ...['patroni/patroni.yml', 'pgbackrest/pgbackrest.conf'].map((from): Written => [
      from,
      from.startsWith('patroni') ? `etc/patroni${number}.yml` : `etc/pgbackrest-pg${number}.conf`,
      {
        NAME: `pg${number}`,
        DATA_FOLDER: inFolder(place, 'postgres', `pg${number}`),
        PGBACKREST_CONFIG: inFolder(place, 'etc', `pgbackrest-pg${number}.conf`),
        POSTGRES_PORT: portOf(place, 'postgres', number),
        REST_PORT: portOf(place, 'patroni', number),
      },
    ]),
  ]),
  ['patroni/first.sql', 'etc/first.sql'],
  ['haproxy/database.cfg', 'etc/database.cfg'],
  ['haproxy/front.cfg', 'etc/front.cfg'],
  ['haproxy/unavailable.http', 'etc/unavailable.http'],
  ['haproxy/unavailable-page.http', 'etc/unavailable-page.http'],
  ['pgbouncer/pgbouncer.ini', 'etc/pgbouncer.ini'],
  ['pgbouncer/userlist.txt', 'etc/userlist.txt'],
  ['nats/nats.conf', 'etc/nats.conf'],
  ['swift/swift.conf', 'swift/swift.conf'],
  ['swift/proxy.conf', 'swift/proxy.conf'],
  ...swiftKinds.map((kind): Written => [
    'swift/storage.conf',
    `swift/${kind}.conf`,
    { ...disksOf(place), SWIFT_KIND: kind, SWIFT_PORT: portOf(place, kind) },
  ]),
  ['swift/rsyncd.conf', 'swift/rsyncd.conf', disksOf(place)],
]

/** What stands in which file of the folder. */
export const filledFiles = (plan: Plan): Array<{ to: string; text: string }> => {
  const shared = common(plan)
  return files(plan.place).map(([from, to, values]) => {
    const text = readFileSync(inRoot('deploy', ...from.split('/')), 'utf8')
    return { to, text: filled(text, { ...shared, HERE: dirname(inFolder(plan.place, to)), ...values }) }
  })
}

const writeFiles = (plan: Plan): void => {
  for (const { to, text } of filledFiles(plan)) {
    const target = inFolder(plan.place, to)
    writeFileSync(target, text, { mode: 0o600 })
    own(plan.place, target)
  }
}

const run = async (program: string, parameters: string[], cwd: string): Promise<void> => {
  const { code, output } = await runQuietly(program, parameters, { cwd })
  // The ring's builder warns with 1 where disks of one machine are few.
  if (code !== 0 && !(program === 'swift-ring-builder' && code === 1)) throw new Error(output.trim())
}

/** Which disk holds what: three copies, one on each. */
const makeRings = async (place: Place): Promise<void> => {
  const folder = inFolder(place, 'swift')
  for (const kind of swiftKinds) {
    if (existsSync(inFolder(place, 'swift', `${kind}.ring.gz`))) continue
    const builder = `${kind}.builder`
    const ring = (...parameters: string[]) => run('swift-ring-builder', [builder, ...parameters], folder)
    await ring('create', '6', String(disks.length), '0')
    for (const disk of disks)
      await ring('add', `r1z${disk}-${address}:${portOf(place, kind)}/d${disk}`, '100')
    await ring('rebalance')
    own(place, inFolder(place, 'swift', `${kind}.ring.gz`))
  }
}

/** Made on the spot, of this machine alone: browsers ask whether to believe it. */
const makeCertificate = async (place: Place): Promise<void> => {
  const target = certificateOf(place)
  if (existsSync(target)) return
  const [key, certificate] = [`${target}.key`, inFolder(place, 'etc', 'front.crt')]
  const names = 'subjectAltName=DNS:localhost,IP:127.0.0.1'
  const made = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '365']
  const said = ['-subj', '/CN=localhost', '-addext', names, '-keyout', key, '-out', certificate]
  await run('openssl', ['req', '-x509', ...made, ...said], dirname(target))
  writeFileSync(target, `${readFileSync(certificate, 'utf8')}${readFileSync(key, 'utf8')}`, { mode: 0o600 })
  own(place, target)
}

export const configure = async (plan: Plan): Promise<void> => {
  writeFiles(plan)
  await makeRings(plan.place)
  await makeCertificate(plan.place)
}
