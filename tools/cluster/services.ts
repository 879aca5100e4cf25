/** Every process of the cluster, in the order in which they start; they end in the other. */
import { inRoot, root } from '../launch/paths.mjs'
import { webFolder } from '../launch/web-build.mjs'
import { publicUrlOf, swiftKinds, type Plan } from './configure.ts'
import { postgresPrograms, programPath } from './packages.ts'
import { inFolder, may, portOf, three, two, type Place } from './place.ts'

export type Service = {
  name: string
  program: string
  parameters: string[]
  env?: Record<string, string>
  /** By the one who called instead of the servers' own user. */
  isOurs?: boolean
  /** So long it may take to end in order. */
  endWithinMs?: number
}

const found = (name: string): string => programPath(name) ?? name

const server = (name: string, program: string, ...parameters: string[]): Service => ({
  name,
  program: found(program),
  parameters,
})

const etcds = (place: Place): Service[] =>
  three.map((number) =>
    server(`etcd${number}`, 'etcd', '--config-file', inFolder(place, 'etc', `etcd${number}.yml`)),
  )

/** Patroni brings its PostgreSQL up and takes it down. */
const databases = (place: Place): Service[] =>
  three.map((number) => ({
    ...server(`patroni${number}`, 'patroni', inFolder(place, 'etc', `patroni${number}.yml`)),
    endWithinMs: 30_000,
  }))

const swift = (place: Place): Service[] => [
  server('memcached', 'memcached', '-l', '127.0.0.1', '-p', String(portOf(place, 'memcached')), '-m', '16'),
  ...swiftKinds.map((kind) =>
    server(`swift-${kind}`, `swift-${kind}-server`, inFolder(place, 'swift', `${kind}.conf`)),
  ),
  server('swift-proxy', 'swift-proxy-server', inFolder(place, 'swift', 'proxy.conf')),
]

export const writerUrl = ({ place, secrets }: Pick<Plan, 'place' | 'secrets'>): string =>
  `postgres://arriero:${secrets.DATABASE_PASSWORD}@127.0.0.1:${portOf(place, 'writer')}/arriero`

const readerUrl = ({ place, secrets }: Pick<Plan, 'place' | 'secrets'>): string =>
  `postgres://arriero:${secrets.DATABASE_PASSWORD}@127.0.0.1:${portOf(place, 'reader')}/arriero`

/** For a node whose connections are handed from one transaction to the next; what must be one connection goes past it. */
export const pooledSettings = (plan: Pick<Plan, 'place' | 'secrets'>): Record<string, string> => ({
  DATABASE_URL: `postgres://arriero:${plan.secrets.DATABASE_PASSWORD}@127.0.0.1:${portOf(plan.place, 'pooler')}/arriero`,
  DATABASE_DIRECT_URL: writerUrl(plan),
})

export const storeUrl = (place: Place): string => `http://127.0.0.1:${portOf(place, 'store')}/arriero`

/** What a node of this cluster is told, but for its port and folder. */
export const nodeSettings = (plan: Plan): Record<string, string> => ({
  DATABASE_URL: writerUrl(plan),
  DATABASE_READ_URL: readerUrl(plan),
  PUBLIC_URL: publicUrlOf(plan.place),
  TRUSTED_PROXIES: '127.0.0.1',
  HOST: '127.0.0.1',
  ARRIERO_KEYS: plan.secrets.ARRIERO_KEYS,
  FILES_S3_URL: storeUrl(plan.place),
  FILES_S3_KEY: 'arriero:files',
  FILES_S3_SECRET: plan.secrets.STORE_SECRET,
  LIVE_URL: `nats://${plan.secrets.NATS_TOKEN}@127.0.0.1:${portOf(plan.place, 'bus')}`,
})

const nodes = (plan: Plan, extra: Record<string, string>): Service[] =>
  two.map((number) => ({
    name: `node${number}`,
    program: process.execPath,
    parameters: [inRoot('apps', 'api', 'src', 'main.ts')],
    env: {
      ...nodeSettings(plan),
      ARRIERO_WEB: webFolder,
      ARRIERO_DATA: inFolder(plan.place, `node${number}`),
      PORT: String(portOf(plan.place, 'node', number)),
      TZ: 'UTC',
      NODE_ENV: 'production',
      METRICS_PORT: String(portOf(plan.place, 'metrics', number)),
      ...extra,
    },
    isOurs: !may(plan.place.owner, '-r', inRoot('package.json')),
    endWithinMs: 20_000,
  }))

export type Stage = { what: string; services: Service[] }

/** @param extra further settings of the nodes */
export const stagesOf = (plan: Plan, extra: Record<string, string> = {}): Stage[] => {
  const { place } = plan
  const configured = (name: string) => inFolder(place, 'etc', name)
  return [
    { what: 'etcd', services: etcds(place) },
    {
      what: 'PostgreSQL',
      services: [
        ...databases(place),
        server('haproxy-database', 'haproxy', '-db', '-f', configured('database.cfg')),
        server('pgbouncer', 'pgbouncer', configured('pgbouncer.ini')),
      ],
    },
    { what: 'Swift', services: swift(place) },
    { what: 'NATS', services: [server('nats', 'nats-server', '-c', configured('nats.conf'))] },
    { what: 'Arriero', services: nodes(plan, extra) },
    { what: 'HAProxy', services: [server('haproxy-front', 'haproxy', '-db', '-f', configured('front.cfg'))] },
  ]
}

/** The path on which servers find PostgreSQL's own programs. */
export const serverPath = (): string => `${postgresPrograms() ?? ''}:/usr/sbin:/usr/bin:/sbin:/bin`
export const workingFolder = (service: Service, place: Place): string =>
  service.isOurs ? root : place.folder
