/** How much of the machine's processors each of those who share it takes. Linux. */
import { readFile } from 'node:fs/promises'
import { treeOf } from '../kill/tree.ts'

/** What the kernel counts in (USER_HZ), the same on every Linux. */
const ticksPerSecond = 100

/** Own time and that of children that ended, `man 5 proc_pid_stat`: fields 14 to 17. */
const ticksOf = async (pid: number): Promise<number> => {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  const [user = 0, system = 0, endedUser = 0, endedSystem = 0] = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 15)
    .map(Number)
  return user + system + endedUser + endedSystem
}

/** Seconds that a process and all that it ever started have taken. */
export const processorSeconds = async (root: number): Promise<number> => {
  const ticks = await Promise.all((await treeOf(root)).map(({ pid }) => ticksOf(pid)))
  return ticks.reduce((sum, one) => sum + one, 0) / ticksPerSecond
}

/** Cores that each of them takes while the work is done. @param roots processes, by whose they are */
export const takingCores = async <T, Whose extends string>(
  roots: Readonly<Record<Whose, readonly number[]>>,
  work: () => Promise<T>,
): Promise<{ value: T; cores: Record<Whose, number> }> => {
  const whose = Object.keys(roots) as Whose[]
  const spent = () =>
    Promise.all(
      whose.map(async (name) => {
        const each = await Promise.all(roots[name].map(processorSeconds))
        return each.reduce((sum, one) => sum + one, 0)
      }),
    )
  const [before, began] = [await spent(), performance.now()]
  const value = await work()
  const seconds = (performance.now() - began) / 1_000
  const after = await spent()
  const cores = whose.map((name, at) => [name, ((after[at] ?? 0) - (before[at] ?? 0)) / seconds])
  return { value, cores: Object.fromEntries(cores) as Record<Whose, number> }
}
