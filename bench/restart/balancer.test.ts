import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { configured } from './balancer.ts'

test.each([true, false])(
  'the front that is deployed is filled whole, repeating or not (%s)',
  async (repeats) => {
    const folder = await mkdtemp(join(tmpdir(), 'arriero-bench-'))
    onTestFinished(() => rm(folder, { recursive: true, force: true }))
    const file = await readFile(configured({ port: 8080, nodePorts: [8081, 8082], folder, repeats }), 'utf8')
    expect(file).toContain('server node2 127.0.0.1:8082')
    expect(file.includes('retries 0')).toBe(!repeats)
  },
)
