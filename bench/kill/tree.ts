/** A program with all that it started, as the system knows them. Linux. */
import { readdir, readFile } from 'node:fs/promises'

export type Process = { pid: number; parent: number; command: string }

const processOf = async (pid: string): Promise<Process[]> => {
  const read = (name: string) => readFile(`/proc/${pid}/${name}`, 'utf8').catch(() => '')
  const [stat, command] = await Promise.all([read('stat'), read('cmdline')])
  const parent = Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1])
  return stat === '' ? [] : [{ pid: Number(pid), parent, command: command.replaceAll('\0', ' ') }]
}

/** The process `root` and all that it started; of a number that is nobody's nothing: below 0 and 1 stands the whole machine. */
export const treeOf = async (root: number | undefined): Promise<Process[]> => {
  if (root === undefined || !(root > 1)) return []
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name))
  const all = (await Promise.all(pids.map(processOf))).flat()
  const below = (pid: number): Process[] =>
    all.filter(({ parent }) => parent === pid).flatMap((child) => [child, ...below(child.pid)])
  return [...all.filter(({ pid }) => pid === root), ...below(root)]
}

/** All at once; who ended meanwhile is no matter. */
export const killAll = (processes: readonly Process[]): void => {
  for (const { pid } of processes) {
    try {
      process.kill(pid, 'SIGKILL')
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error
    }
  }
}
