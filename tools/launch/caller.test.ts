/** npm's own process, as a service manager ends it. */
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findNpm } from './install.mjs'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'arriero-caller-'))
  await writeFile(
    join(folder, 'package.json'),
    JSON.stringify({ name: 'called', version: '1.0.0', scripts: { start: 'node called.mjs' } }),
  )
  const caller = new URL('./caller.mjs', import.meta.url).href
  await writeFile(
    join(folder, 'called.mjs'),
    `import { writeFileSync } from 'node:fs'
    import { whenCallerIsGone } from ${JSON.stringify(caller)}
    const end = (word) => { writeFileSync('ended', word); process.exit(0) }
    setTimeout(() => end('nobody told me'), 60_000)
    whenCallerIsGone(() => end('my caller is gone'))
    console.log('I am ' + process.pid)`,
  )
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const heard = async (child: ChildProcess): Promise<string> => {
  let text = ''
  for await (const part of child.stdout ?? []) {
    text += String(part)
    const [, pid] = /I am (\d+)/.exec(text) ?? []
    if (pid) return pid
  }
  throw new Error(`it did not start: ${text}`)
}

const startWith = async (program: string, parameters: string[], env = process.env) => {
  await rm(join(folder, 'ended'), { force: true })
  const child = spawn(program, parameters, { cwd: folder, env, stdio: ['ignore', 'pipe', 'ignore'] })
  return { child, pid: Number(await heard(child)) }
}

const { program, first } = findNpm()

test.runIf(process.platform !== 'win32').each(['SIGTERM', 'SIGKILL'] as const)(
  'what npm runs hears that npm was ended by %s',
  async (signal) => {
    const { child } = await startWith(program, [...first, 'start'])
    child.kill(signal)
    await once(child, 'exit')
    const word = () => readFile(join(folder, 'ended'), 'utf8').catch(() => '')
    await expect.poll(word, { timeout: 50_000 }).toBe('my caller is gone')
  },
)

test.runIf(process.platform !== 'win32')(
  'what somebody starts by hand goes on when his shell ends',
  async () => {
    const { npm_lifecycle_event: _, ...env } = process.env
    const { child, pid } = await startWith('sh', ['-c', 'node called.mjs & wait'], env)
    child.kill('SIGKILL')
    await once(child, 'exit')
    // Longer than it takes to notice under npm.
    await new Promise((resolve) => setTimeout(resolve, 1500))
    const isUntold = !existsSync(join(folder, 'ended'))
    process.kill(pid, 'SIGKILL')
    expect(isUntold).toBe(true)
  },
)
