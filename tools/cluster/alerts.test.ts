// What dashboards and alerts ask for is what is measured, and each alert comes when it shall. `promtool`, where it is, reads them as Prometheus does.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { inRoot } from '../launch/paths.mjs'
import { labelsOf, ofBackups, ofNode, ofPatroni, ours, sampleSeries } from './exported.ts'
import { programPath } from './packages.ts'
import { asked, groupedBy, isOverAll } from './promql.ts'

const read = (...parts: string[]) => readFileSync(inRoot(...parts), 'utf8')
const alertsFile = read('deploy', 'prometheus', 'alerts.yml')

type Asked = { name: string; expression: string; shown: string }
const alerts: Asked[] = alertsFile
  .split(/^\s+- alert: /m)
  .slice(1)
  .map((block) => ({
    name: block.split('\n', 1)[0] ?? '',
    expression: /^\s+expr: (.+)$/m.exec(block)?.[1] ?? '',
    shown: block.replaceAll('$labels.', ''),
  }))
type Panel = { title: string; targets: { expr: string; legendFormat: string }[] }
const { panels } = JSON.parse(read('deploy', 'grafana', 'arriero.json')) as { panels: Panel[] }
const drawn: Asked[] = panels.flatMap(({ title, targets }) =>
  targets.map(({ expr, legendFormat }) => ({ name: title, expression: expr, shown: legendFormat })),
)
const all = [...alerts, ...drawn].map((one) => [one.name, one] as const)

test('an expression is read for its series and its labels', () => {
  const { series, labels } = asked(
    'topk(8, histogram_quantile(0.95, sum by (le, endpoint) (rate(a_bucket{job="b",x!~"c,d|e"}[5m])))) > 1e3 or time() - max(f:g) unless on () h',
  )
  expect(series).toEqual(['a_bucket', 'f:g', 'h'])
  expect(labels).toEqual(['le', 'endpoint', 'job', 'x'])
})

test.each(all)('%s asks for what somebody measures, by labels that it has', (_name, { expression }) => {
  const { series, labels } = asked(expression)
  expect(series.length).toBeGreaterThan(0)
  const known = series.map(labelsOf)
  expect(series.filter((_, index) => !known[index])).toEqual([])
  expect(labels.filter((label) => !known.flat().includes(label))).toEqual([])
})

test.each(all)('%s shows only labels that are left', (_name, { expression, shown }) => {
  const named = [...shown.matchAll(/\{\{\s*(\w+)\s*\}\}/g)].map(([, label = '']) => label)
  const by = groupedBy(expression)
  const left = by.length > 0 ? by : isOverAll(expression) ? [] : asked(expression).series.flatMap(labelsOf)
  expect(named.filter((label) => !left.includes(label))).toEqual([])
})

test('our own are those of the metrics of a node, by name and by label', () => {
  const folder = ['apps', 'api', 'src', 'metrics']
  const source = readdirSync(inRoot(...folder))
    .map((file) => read(...folder, file))
    .join('\n')
  const measured = [...source.matchAll(/'(arriero_\w+)'/g)].map(([, name = '']) => name)
  expect(Object.keys(ours).toSorted()).toEqual(measured.toSorted())
  const labels = new Set(
    [...source.matchAll(/labelNames: \[([^\]]*)\]/g)].flatMap(([, list = '']) =>
      list.split(',').map((one) => one.trim().replaceAll("'", '')),
    ),
  )
  expect(new Set(Object.values(ours).flatMap((own) => Object.keys(own)))).toEqual(labels)
})

test('those of others are where they can be read', () => {
  const ofClient = inRoot('node_modules', 'prom-client', 'lib', 'metrics')
  const client = readdirSync(ofClient)
    .filter((file) => file.endsWith('.js'))
    .map((file) => readFileSync(join(ofClient, file), 'utf8'))
  for (const name of Object.keys(ofNode)) expect(client.join('\n')).toContain(name)
  const patroni = '/usr/lib/python3/dist-packages/patroni/api.py'
  if (existsSync(patroni)) {
    const source = readFileSync(patroni, 'utf8')
    for (const name of Object.keys(ofPatroni)) expect(source).toContain(`# TYPE ${name} `)
  }
  const script = read('deploy', 'pgbackrest', 'arriero-backup')
  for (const name of Object.keys(ofBackups)) expect(script).toContain(`# TYPE ${name} gauge`)
})

test('every job that an alert names is asked', () => {
  const jobs = new Set(
    [...read('deploy', 'prometheus', 'prometheus.yml').matchAll(/job_name: (\w+)/g)].map(([, job]) => job),
  )
  const named = [...alertsFile.matchAll(/job=~?"([^"]+)"/g)].flatMap(([, list = '']) => list.split('|'))
  expect(named.length).toBeGreaterThan(3)
  for (const job of named) expect(jobs).toContain(job)
})

test('an alert that names a sweep names one that there is', () => {
  const named = [...alertsFile.matchAll(/sweep="([^"]+)"/g)].map(([, name]) => name)
  const sweeps = read('apps', 'api', 'src', 'reactions.ts')
  expect(named.length).toBeGreaterThan(0)
  for (const name of named) expect(sweeps).toContain(`name: '${name}'`)
})

test('every alert leads to a place of the runbook', () => {
  const places = new Set(
    [...read('deploy', 'README.md').matchAll(/^## (.+)$/gm)].map(([, title = '']) =>
      title
        .toLowerCase()
        .replaceAll(/[^a-z ]/g, '')
        .replaceAll(' ', '-'),
    ),
  )
  const linked = [...alertsFile.matchAll(/README\.md#([a-z-]+)/g)].map(([, place = '']) => place)
  expect(linked).toHaveLength(alerts.length)
  expect(linked.filter((place) => !places.has(place))).toEqual([])
})

test('every alert has a case in which it comes', () => {
  const cases = read('deploy', 'prometheus', 'alerts.test.yml')
  const tried = new Set([...cases.matchAll(/alertname=\\?"(\w+)\\?",alertstate/g)].map(([, name]) => name))
  expect(alerts.map(({ name }) => name).filter((name) => !tried.has(name))).toEqual([])
})

const promtool = programPath('promtool')
const room = mkdtempSync(join(tmpdir(), 'promtool-'))
afterAll(() => rmSync(room, { recursive: true, force: true }))
const saidBy = (...parameters: string[]) => {
  const { status, stdout, stderr } = spawnSync(promtool ?? '', parameters, { encoding: 'utf8' })
  return { status, said: `${stdout}${stderr}` }
}
const without =
  promtool === undefined ? ' (left out: Debian’s `prometheus` brings promtool, and is not here)' : ''

test.skipIf(promtool === undefined)(`Prometheus reads its settings and rules${without}`, () => {
  const { status, said } = saidBy('check', 'config', inRoot('deploy', 'prometheus', 'prometheus.yml'))
  expect(said).toContain('SUCCESS')
  expect(status, said).toBe(0)
})

test.skipIf(promtool === undefined)(
  `each alert comes in its case, and none where all is well${without}`,
  () => {
    const { status, said } = saidBy('test', 'rules', inRoot('deploy', 'prometheus', 'alerts.test.yml'))
    expect(status, said).toBe(0)
  },
  300_000,
)

/** Cases that hold where each expression, asked of one of everything that is measured, finds something. */
const casesOf = (expressions: readonly string[]): string =>
  JSON.stringify({
    evaluation_interval: '1m',
    tests: [
      {
        interval: '1m',
        input_series: sampleSeries().map((series) => ({ series, values: '1+1x20' })),
        promql_expr_test: expressions.map((expression) => ({
          expr: `count(${expression}) > bool 0`,
          eval_time: '15m',
          exp_samples: [{ labels: '{}', value: 1 }],
        })),
      },
    ],
  })

test.skipIf(promtool === undefined)(`every picture of the dashboard shows something${without}`, () => {
  const file = join(room, 'panels.json')
  writeFileSync(file, casesOf(drawn.map(({ expression }) => expression)))
  const { status, said } = saidBy('test', 'rules', file)
  expect(status, said).toBe(0)
  const empty = 'max(patroni_xlog_location) - (patroni_xlog_replayed_location > 0)'
  writeFileSync(file, casesOf([empty]))
  expect(saidBy('test', 'rules', file).status, 'a picture that is always empty is not found').toBe(1)
})
