// The night's backup: only a machine that is not the primary ends quietly without one.
import { execFile } from 'node:child_process'
import { chmod, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { inRoot } from '../launch/paths.mjs'

let folder: string
const inFolder = (...parts: string[]) => join(folder, ...parts)
const program = async (name: string, lines: string) => {
  await writeFile(inFolder('bin', name), `#!/bin/sh\n${lines}\n`)
  await chmod(inFolder('bin', name), 0o755)
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'arriero-backup-'))
  await mkdir(inFolder('bin'))
  for (const name of ['sh', 'sed', 'mv', 'chmod']) await symlink(`/bin/${name}`, inFolder('bin', name))
  await program('pgbackrest', `echo "$@" >>"${inFolder('asked')}"; exit \${BACKREST_CODE:-0}`)
  await program('date', 'case $* in *%u) echo ${WEEKDAY:-3} ;; *) echo 1800000000 ;; esac')
})
afterEach(() => rm(folder, { recursive: true, force: true }))

/** @param answers what curl prints of Patroni's status, or nothing where nobody answers */
const backUp = async (answers: string | undefined, settings: Record<string, string> = {}) => {
  await program('curl', answers === undefined ? 'exit 7' : `printf '%s' ${answers}`)
  return run({ REST_ADDRESS: '10.0.0.11:8008', ...settings })
}
const run = (settings: Record<string, string>) =>
  promisify(execFile)(inRoot('deploy', 'pgbackrest', 'arriero-backup'), [], {
    env: { PATH: inFolder('bin'), BACKUP_METRICS: inFolder('backup.prom'), ...settings },
  }).then(
    ({ stdout }) => ({ code: 0, said: stdout }),
    ({ code, stderr }: { code: number; stderr: string }) => ({ code, said: stderr }),
  )
const asked = () => readFile(inFolder('asked'), 'utf8').catch(() => '')
const metrics = async () =>
  (await readFile(inFolder('backup.prom'), 'utf8'))
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))

test.each([
  ['3', 'diff'],
  ['7', 'full'],
])('on the primary, day %s of the week, a backup is made: %s', async (weekday, type) => {
  expect(await backUp('200', { WEEKDAY: weekday })).toMatchObject({ code: 0 })
  expect(await asked()).toBe(`--stanza=arriero --type=${type} backup\n`)
  expect(await metrics()).toEqual(['arriero_backup_failed 0', 'arriero_backup_completed_seconds 1800000000'])
})

test('another than the primary makes none, says so and ends well, and what it said of its last one stays', async () => {
  await backUp('200')
  await rm(inFolder('asked'))
  expect(await backUp('503')).toEqual({ code: 0, said: expect.stringContaining('Not the primary') })
  expect(await asked()).toBe('')
  expect(await metrics()).toContain('arriero_backup_completed_seconds 1800000000')
})

test.each<[what: string, act: () => Promise<{ code: number; said: string }>, words: string]>([
  ['a Patroni that does not answer', () => backUp(undefined), 'does not answer at 10.0.0.11:8008'],
  ['an address of somebody else', () => backUp('404'), 'is no Patroni: status 404'],
  ['no address', () => backUp('200', { REST_ADDRESS: '' }), 'REST_ADDRESS is not set'],
  ['no curl', () => run({ REST_ADDRESS: '10.0.0.11:8008' }), 'curl is not installed'],
  ['a backup that fails', () => backUp('200', { BACKREST_CODE: '28' }), 'could not make the backup'],
])('%s is a failure that is told', async (_what, act, words) => {
  expect(await act()).toEqual({ code: 1, said: expect.stringContaining(words) })
  expect(await metrics()).toEqual(['arriero_backup_failed 1'])
})

test('where nobody measures it is made all the same', async () => {
  expect(await backUp('200', { BACKUP_METRICS: '' })).toMatchObject({ code: 0 })
  expect(await asked()).toContain('backup')
})
