// What dashboards and alerts ask for is what is measured.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { inRoot } from '../launch/paths.mjs'

const read = (...parts: string[]) => readFileSync(inRoot(...parts), 'utf8')
const measured = new Set(
  [...read('apps', 'api', 'src', 'metrics', 'metrics.ts').matchAll(/'(arriero_\w+)'/g)].map(
    ([, name]) => name,
  ),
)
/** Of a histogram each series has a name of its own. */
const meterOf = (series: string) => series.replace(/_(?:bucket|count|sum)$/, '')

test.each([
  ['alerts', ['deploy', 'prometheus', 'alerts.yml']],
  ['dashboard', ['deploy', 'grafana', 'arriero.json']],
])('the %s ask for nothing that no node measures', (_name, parts) => {
  const asked = [...read(...parts).matchAll(/arriero_\w+/g)].map(([name]) => meterOf(name))
  expect(asked.length).toBeGreaterThan(5)
  expect(asked.filter((name) => !measured.has(name))).toEqual([])
})

test('an alert that names a sweep names one that there is', () => {
  const named = [...read('deploy', 'prometheus', 'alerts.yml').matchAll(/sweep="([^"]+)"/g)].map(
    ([, name]) => name,
  )
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
  const linked = [...read('deploy', 'prometheus', 'alerts.yml').matchAll(/README\.md#([a-z-]+)/g)]
  expect(linked.length).toBeGreaterThan(5)
  for (const [, place = ''] of linked) expect(places).toContain(place)
})
