import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, test } from 'vitest'
import { takingCores } from './processor.ts'

const spun = 0.4
const spinning = `while (process.cpuUsage().user < ${spun * 1_000_000});`

test('who works is told from who does not, and what ended meanwhile counts', async () => {
  const { value: seconds, cores } = await takingCores({ own: [process.pid], nobody: [] }, async () => {
    const began = performance.now()
    await once(spawn(process.execPath, ['-e', spinning]), 'exit')
    return (performance.now() - began) / 1_000
  })
  expect(cores.own * seconds).toBeGreaterThan(spun * 0.9)
  expect(cores.nobody).toBe(0)
})
