// Under npm nobody passes a signal on to us: npm ends the shell that it runs us in, and that is all we notice.
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

const lookEveryMs = 250
const shell = /(^|\/)-?(ba|da|a|z|k)?sh$/

/**
 * Parent and name of a process; undefined where the system does not tell.
 * @param {number} pid
 */
const describe = (pid) => {
  try {
    if (process.platform === 'linux') {
      // The name stands in parentheses and may hold any.
      const [, name = '', parent = ''] =
        /^\d+ \((.*)\) \S (\d+)/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? []
      return { name, parent: Number(parent) }
    }
    if (process.platform === 'win32') return undefined
    const text = execFileSync('ps', ['-o', 'ppid=,comm=', '-p', String(pid)], { encoding: 'utf8' }).trim()
    const [parent = '', ...name] = text.split(/\s+/)
    return { name: name.join(' '), parent: Number(parent) }
  } catch {
    return undefined
  }
}

/** @param {number} pid */
const isAlive = (pid) => {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/** npm, and the shell between it and us where there is one. */
const callers = () => {
  const found = describe(process.ppid)
  return found && shell.test(found.name) ? [process.ppid, found.parent] : [process.ppid]
}

/**
 * Calls `gone` when the npm that runs us has ended. Started by hand or by a service manager we live on alone.
 * @param {() => void} gone
 */
export const whenCallerIsGone = (gone) => {
  if (process.env['npm_lifecycle_event'] === undefined) return
  const parent = process.ppid
  const watched = callers().filter((pid) => pid > 1)
  const timer = setInterval(() => {
    if (process.ppid === parent && watched.every(isAlive)) return
    clearInterval(timer)
    gone()
  }, lookEveryMs)
  timer.unref()
}
