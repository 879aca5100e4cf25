import { edgesOf } from '../reading/places.ts'
import type { Rule } from '../reading/source.ts'

/** No file reaches itself by imports, types included. Each cycle is told once, from its alphabetically first file. */
export const noCycles: Rule = (files) => {
  const targets = new Map<string, string[]>(files.map(({ path }) => [path, []]))
  for (const { from, to } of edgesOf(files))
    if (to !== undefined && targets.has(to)) targets.get(from)?.push(to)
  const done = new Set<string>()
  const cycles = new Set<string>()
  const visit = (path: string, trail: readonly string[]): void => {
    const start = trail.indexOf(path)
    if (start >= 0) {
      cycles.add(told(trail.slice(start)))
      return
    }
    if (done.has(path)) return
    for (const next of targets.get(path) ?? []) visit(next, [...trail, path])
    done.add(path)
  }
  for (const path of targets.keys()) visit(path, [])
  return [...cycles]
}

const told = (cycle: readonly string[]): string => {
  const first = cycle.indexOf([...cycle].sort()[0] ?? '')
  const turned = [...cycle.slice(first), ...cycle.slice(0, first)]
  return `${turned[0]}:1 imports itself: ${[...turned, turned[0]].join(' → ')}`
}
