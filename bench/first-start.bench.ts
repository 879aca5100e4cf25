/** A first start that is cut off at any moment starts anew: the next one has the whole demo world. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { cutOff, look, npmStart, ways, type Found, type Way } from './kill/first-start.ts'
import { freePort } from './servers/free-port.ts'
import { firstStarts } from './settings.ts'

const leastStepMs = 250

/** Undisturbed, for as long as `work` lasts; how long it took to stand. */
const whole = async (folder: string): Promise<Found & { tookMs: number }> => {
  const port = await freePort()
  const began = Date.now()
  const started = npmStart(folder, port)
  if (!(await started.stands)) throw new Error(`it did not start:\n${started.said()}`)
  const tookMs = Date.now() - began
  try {
    return { ...(await look(folder, port)), tookMs }
  } finally {
    await cutOff(started, 'Ctrl-C')
  }
}

const withFolder = async <T>(work: (folder: string) => Promise<T>): Promise<T> => {
  const parent = await mkdtemp(join(tmpdir(), 'arriero-bench-'))
  try {
    return await work(join(parent, 'data'))
  } finally {
    await rm(parent, { recursive: true, force: true, maxRetries: 5 })
  }
}

/** What the first start did not live to say. */
const interrupted = (afterMs: number, way: Way) =>
  withFolder(async (folder) => {
    const started = npmStart(folder, await freePort())
    const stood = await Promise.race([started.stands, sleep(afterMs, false)])
    await cutOff(started, way)
    return { stood, ...(await whole(folder)) }
  })

const differences = (found: Found, wanted: Found): string[] => [
  ...found.faults,
  ...Object.entries(wanted.counts).flatMap(([table, count]) =>
    found.counts[table] === count ? [] : [`${found.counts[table]} of ${count} ${table}`],
  ),
]

// The first one may build the portal.
await withFolder(whole)
const wanted = await withFolder(whole)
const stepMs = Math.max(leastStepMs, Math.ceil(wanted.tookMs / firstStarts))
console.log(
  `undisturbed: ${(wanted.tookMs / 1000).toFixed(1)} s, ${Object.entries(wanted.counts).join(', ').replaceAll(',', ' ')}`,
)
let failed = wanted.faults.length
for (const fault of wanted.faults) console.log(`FAIL  undisturbed: ${fault}`)
for (let turn = 1; turn <= firstStarts; turn++) {
  const way = ways[turn % ways.length] ?? 'Ctrl-C'
  const afterMs = turn * stepMs
  const found = await interrupted(afterMs, way)
  const faults = differences(found, wanted)
  failed += faults.length
  console.log(
    `${(afterMs / 1000).toFixed(2).padStart(6)} s  ${way.padEnd(22)} ${found.stood ? 'stood already' : 'cut off      '}  whole after ${(found.tookMs / 1000).toFixed(1)} s  ${faults.join('; ') || 'all there'}`,
  )
}
console.log(`${failed === 0 ? 'PASS' : 'FAIL'}  ${firstStarts} first starts cut off, ${failed} faults`)
process.exit(failed === 0 ? 0 : 1)
