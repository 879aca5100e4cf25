import { spawn } from 'node:child_process'
import { expect, test } from 'vitest'
import { isAlive } from '../../tools/cluster/keeper.ts'
import { killAll, treeOf } from './tree.ts'

test.each([undefined, 0, 1, Number.NaN])('%s is nobody whose tree could be killed', async (pid) => {
  expect(await treeOf(pid)).toEqual([])
})

test('a program is killed with what it started', async () => {
  const shell = spawn('sh', ['-c', 'sleep 60 & echo ready; wait'], { stdio: ['ignore', 'pipe', 'ignore'] })
  await new Promise((resolve) => shell.stdout.once('data', resolve))
  const tree = await treeOf(shell.pid)
  expect(tree.map(({ command }) => command.split(' ')[0])).toEqual(['sh', 'sleep'])
  const ended = new Promise((resolve) => shell.once('exit', resolve))
  killAll(tree)
  await ended
  await expect.poll(() => tree.some(({ pid }) => isAlive(pid))).toBe(false)
})
