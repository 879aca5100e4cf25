// Child processes that end when we do, and the progress shown while one works.
import { spawn } from 'node:child_process'

/** @typedef {import('node:child_process').ChildProcess} ChildProcess */

const ownGroups = process.platform !== 'win32'
/** @type {Set<ChildProcess>} */
const running = new Set()

/**
 * Starts a program in a process group of its own: Ctrl-C reaches only us, and we decide what it means to the child.
 * @param {string} program
 * @param {string[]} parameters
 * @param {import('node:child_process').SpawnOptions} options
 */
export const launch = (program, parameters, options) => {
  const child = spawn(program, parameters, { ...options, detached: ownGroups, windowsHide: true })
  running.add(child)
  child.once('close', () => running.delete(child))
  child.once('error', () => running.delete(child))
  return child
}

/**
 * Sends a signal to a child and, where it has a group, to its own children.
 * @param {ChildProcess} child
 * @param {NodeJS.Signals} signal
 */
export const signalGroup = (child, signal) => {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return
  try {
    if (ownGroups) process.kill(-child.pid, signal)
    else child.kill(signal)
  } catch {
    // It ended in between.
  }
}

/** Ends every child that still runs. @param {NodeJS.Signals} signal */
export const signalAll = (signal) => {
  for (const child of running) signalGroup(child, signal)
}

/**
 * Runs a program to its end, keeping what it wrote.
 * @param {string} program
 * @param {string[]} parameters
 * @param {import('node:child_process').SpawnOptions} options
 * @returns {Promise<{ code: number, output: string, missing: boolean }>} `missing`: there is no such program
 */
export const runQuietly = (program, parameters, options) =>
  new Promise((resolve) => {
    let output = ''
    const child = launch(program, parameters, { ...options, stdio: ['ignore', 'pipe', 'pipe'] })
    child.stdout?.on('data', (chunk) => (output += chunk))
    child.stderr?.on('data', (chunk) => (output += chunk))
    child.once('error', (/** @type {NodeJS.ErrnoException} */ error) =>
      resolve({ code: 1, output: `${output}${error.message}`, missing: error.code === 'ENOENT' }),
    )
    child.once('close', (code) => resolve({ code: code ?? 1, output, missing: false }))
  })

/**
 * Says what is being done until `work` ends, with the seconds it takes; answers what the work answers.
 * @template Result
 * @param {{ doing: string, done: string, alone: boolean }} texts `alone`: nobody else writes meanwhile, so one line
 * may be drawn over again and again
 * @param {() => Promise<Result>} work
 */
export const withProgress = async ({ doing, done, alone }, work) => {
  const startedAtMs = Date.now()
  const seconds = () => Math.round((Date.now() - startedAtMs) / 1000)
  const redraws = alone && process.stdout.isTTY
  console.log(doing)
  const timer = setInterval(
    () => {
      if (redraws) process.stdout.write(`\r  ${seconds()} s`)
      else console.log(`  … ${seconds()} s`)
    },
    redraws ? 1000 : 10_000,
  )
  try {
    const result = await work()
    if (redraws) process.stdout.write('\r')
    console.log(`${done} (${seconds()} s)`)
    return result
  } finally {
    clearInterval(timer)
  }
}
