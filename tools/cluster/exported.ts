/**
 * What each job of `deploy/prometheus/prometheus.yml` measures, as far as alerts or the dashboard ask for it: the labels of a name beside
 * `job` and `instance`, each with values that occur.
 */
type Names = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>

const queues = { queue: ['reaction', 'reaction-dead'] }

/** Of our own: `apps/api/src/metrics`. */
export const ours: Names = {
  arriero_request_duration_seconds: { endpoint: ['GET /order/all'], status: ['2xx', '5xx'] },
  arriero_requests_turned_away_total: {},
  arriero_database_connections: { state: ['in_use', 'idle', 'waiting'] },
  arriero_database_slot_bytes: { slot: ['pg2'] },
  arriero_database_archive_failing: { of: ['log'] },
  arriero_replica_passed_over_total: { reason: ['away', 'late'] },
  arriero_store_up: {},
  arriero_files_broken_off_total: {},
  arriero_live_bus_up: {},
  arriero_live_sockets: {},
  arriero_jobs_waiting: queues,
  arriero_jobs_oldest_seconds: queues,
  arriero_sweep_last_run_timestamp_seconds: { sweep: ['orders-unpaid'] },
  arriero_sweep_failures_total: { sweep: ['orders-unpaid'] },
  arriero_payment_notices_last_hour: { verdict: ['matched', 'forged'], status: ['CAPTURED'] },
}

/** Of Node itself, by prom-client. */
export const ofNode: Names = {
  process_resident_memory_bytes: {},
  process_cpu_seconds_total: {},
  nodejs_eventloop_lag_p99_seconds: {},
}

/** What `deploy/pgbackrest/arriero-backup` leaves for the node exporter. */
export const ofBackups: Names = { arriero_backup_completed_seconds: {}, arriero_backup_failed: {} }

const ofCluster = { scope: ['arriero'] }
/** Of Patroni 3.0.2 (`do_GET_metrics` of its api.py). Newer ones name the member too: `instance` is there in all. */
export const ofPatroni: Names = Object.fromEntries(
  [
    'cluster_unlocked',
    'dcs_last_seen',
    'failsafe_mode_is_active',
    'is_paused',
    'pending_restart',
    'postgres_running',
    'postgres_timeline',
    'primary',
    'replica',
    'sync_standby',
    'xlog_location',
    'xlog_paused',
    'xlog_received_location',
    'xlog_replayed_location',
    'xlog_replayed_timestamp',
  ].map((name) => [`patroni_${name}`, ofCluster]),
)

const ofDisks = { device: ['/dev/vda'], fstype: ['ext4', 'tmpfs'], mountpoint: ['/'] }
/** As etcd 3.4.23, the node exporter 1.5.0 and the blackbox exporter 0.23.0 of Debian 12 answered. */
const ofOthers: Names = {
  etcd_server_has_leader: {},
  etcd_server_is_leader: {},
  etcd_server_leader_changes_seen_total: {},
  etcd_server_proposals_failed_total: {},
  etcd_server_quota_backend_bytes: {},
  etcd_mvcc_db_total_size_in_bytes: {},
  etcd_disk_wal_fsync_duration_seconds: {},
  node_filesystem_avail_bytes: ofDisks,
  node_filesystem_size_bytes: ofDisks,
  node_filesystem_readonly: ofDisks,
  node_load1: {},
  node_memory_MemAvailable_bytes: {},
  node_memory_MemTotal_bytes: {},
  probe_success: {},
  probe_duration_seconds: {},
  probe_ssl_earliest_cert_expiry: {},
}

/** Prometheus' own word on whether it was answered. */
const exported: Names = { up: {}, ...ours, ...ofNode, ...ofBackups, ...ofPatroni, ...ofOthers }

/** Each is three series, and has `le`. */
const histograms = new Set(['arriero_request_duration_seconds', 'etcd_disk_wal_fsync_duration_seconds'])

/** Of a histogram each series has a name of its own. */
const meterOf = (series: string): string => {
  const meter = series.replace(/_(?:bucket|count|sum)$/, '')
  return histograms.has(meter) ? meter : series
}

/** The labels that a series of that name has; undefined where nothing is called so. */
export const labelsOf = (series: string): readonly string[] | undefined => {
  const own = exported[meterOf(series)]
  if (!own) return undefined
  return ['job', 'instance', ...Object.keys(own), ...(series.endsWith('_bucket') ? ['le'] : [])]
}

const combinations = (labels: Readonly<Record<string, readonly string[]>>): Record<string, string>[] =>
  Object.entries(labels).reduce<Record<string, string>[]>(
    (before, [name, values]) => before.flatMap((one) => values.map((value) => ({ ...one, [name]: value }))),
    [{}],
  )

const jobOf = (name: string): string =>
  (['patroni', 'etcd', 'node_', 'probe'].find((start) => name.startsWith(start)) ?? 'arriero').replace(
    '_',
    '',
  )

/** One of each, as its server would say it: `name{label="value"}`. */
export const sampleSeries = (): string[] =>
  Object.entries(exported).flatMap(([name, labels]) => {
    const isHistogram = histograms.has(name)
    const names = isHistogram ? ['_bucket', '_count', '_sum'].map((end) => `${name}${end}`) : [name]
    return names.flatMap((series) =>
      combinations({
        job: [jobOf(name)],
        instance: ['one', 'other'],
        ...labels,
        ...(series.endsWith('_bucket') ? { le: ['0.5', '+Inf'] } : {}),
      }).map((each) => {
        const written = Object.entries(each).map(([label, value]) => `${label}="${value}"`)
        return `${series}{${written.join(',')}}`
      }),
    )
  })
