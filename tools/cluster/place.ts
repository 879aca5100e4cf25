/** Where the cluster of this machine stands: its folder, its ports, who runs its servers. */
import { spawnSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { Refusal } from '../launch/messages.mjs'
import { inRoot } from '../launch/paths.mjs'
import { texts } from './texts.ts'

export type Owner = { uid: number; gid: number; name: string }

export type Place = {
  folder: string
  base: number
  /** Whom the servers run as: PostgreSQL refuses root. */
  owner: Owner
  isRoot: boolean
  /** Where `folder` is not where the data folder is. */
  isElsewhere: boolean
}

/** Each port is one of the base's. */
const offsets = {
  writer: 0,
  reader: 1,
  pooler: 2,
  front: 3,
  plain: 4,
  node: 10,
  metrics: 15,
  etcd: 20,
  etcdPeer: 30,
  postgres: 40,
  patroni: 50,
  store: 60,
  account: 61,
  container: 62,
  object: 63,
  memcached: 69,
  bus: 70,
  busWatch: 71,
} as const

export type PortName = keyof typeof offsets

/** @param number of several of one kind, from one */
export const portOf = ({ base }: Pick<Place, 'base'>, name: PortName, number = 0): number =>
  base + offsets[name] + number

export const three = [1, 2, 3] as const
export const two = [1, 2] as const

const single = Object.keys(offsets).filter(
  (name) => !['node', 'metrics', 'etcd', 'etcdPeer', 'postgres', 'patroni'].includes(name),
) as PortName[]

/** All that are listened on. */
export const portsOf = (place: Pick<Place, 'base'>): number[] => [
  ...single.map((name) => portOf(place, name)),
  ...two.map((number) => portOf(place, 'node', number)),
  ...(['etcd', 'etcdPeer', 'postgres', 'patroni'] as const).flatMap((name) =>
    three.map((number) => portOf(place, name, number)),
  ),
]

const outputOf = (program: string, parameters: string[]): string =>
  spawnSync(program, parameters, { encoding: 'utf8' }).stdout.trim()

/** @throws Refusal where there is nobody of that name */
export const ownerNamed = (name: string): Owner => {
  const [uid, gid] = ['-u', '-g'].map((which) => outputOf('id', [which, name]))
  if (!uid || !gid) throw new Refusal(texts.noUser(name))
  return { uid: Number(uid), gid: Number(gid), name }
}

/** Asked of the system itself: whether `owner` could do that. */
export const may = ({ uid, gid }: Owner, how: '-r' | '-x', path: string): boolean =>
  spawnSync('test', [how, path], process.getuid?.() === 0 ? { uid, gid } : {}).status === 0

const elsewhere = '/var/lib/arriero-cluster'

/** @param suffix of a second cluster beside the usual one */
export const findPlace = (suffix = ''): Place => {
  const isRoot = process.getuid?.() === 0
  const owner = isRoot
    ? ownerNamed(process.env['ARRIERO_CLUSTER_USER'] ?? 'postgres')
    : { uid: process.getuid?.() ?? 0, gid: process.getgid?.() ?? 0, name: outputOf('id', ['-un']) }
  const base = Number(process.env['ARRIERO_CLUSTER_PORT'] ?? 15_000)
  const asked = process.env['ARRIERO_CLUSTER']
  const usual = join(resolve(process.env['ARRIERO_DATA'] ?? inRoot('data')), 'cluster')
  if (asked === undefined) mkdirSync(dirname(usual), { recursive: true })
  const isElsewhere = asked === undefined && !may(owner, '-x', dirname(usual))
  const folder = asked === undefined ? (isElsewhere ? elsewhere : usual) : resolve(asked)
  return { folder: `${folder}${suffix}`, base, owner, isRoot, isElsewhere }
}

export const inFolder = ({ folder }: Pick<Place, 'folder'>, ...parts: string[]): string =>
  join(folder, ...parts)
