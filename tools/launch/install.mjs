// Brings node_modules to what package-lock.json says, and no more often than needed.
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, statfsSync, writeFileSync } from 'node:fs'
import { explain, messages, Refusal } from './messages.mjs'
import { inRoot, root } from './paths.mjs'
import { runQuietly, withProgress } from './processes.mjs'

/**
 * @typedef {{ version?: string, dev?: boolean, optional?: boolean, devOptional?: boolean, link?: boolean }} LockEntry
 * @typedef {{ packages?: Record<string, LockEntry> }} Lock
 */

const neededMegabytes = 1500
const marker = inRoot('node_modules', '.arriero-lock')

/** @param {string} file @returns {Lock} */
const readLock = (file) => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return {}
  }
}

/**
 * Whether an installed tree already holds what the lock asks for; more than that does not disturb.
 * @param {Lock} lock package-lock.json
 * @param {Lock} installed the lock that npm keeps inside node_modules
 * @param {boolean} withDevelopment
 */
export const satisfies = (lock, installed, withDevelopment) =>
  Object.entries(lock.packages ?? {}).every(([path, entry]) => {
    if (!path.includes('node_modules/')) return true
    if (entry.dev === true && !withDevelopment) return true
    const found = installed.packages?.[path]
    // Packages for other platforms are in the lock and rightly missing here.
    if (found === undefined) return entry.optional === true || entry.devOptional === true
    return found.version === entry.version
  })

/** @param {string} text */
const hashOf = (text) => createHash('sha256').update(text).digest('hex')

/** npm as it was started, or the one on the path. @returns {{ program: string, first: string[], shell: boolean }} */
export const findNpm = () => {
  const script = process.env['npm_execpath']
  if (script !== undefined && /npm-cli\.[cm]?js$/.test(script) && existsSync(script))
    return { program: process.execPath, first: [script], shell: false }
  return { program: 'npm', first: [], shell: process.platform === 'win32' }
}

/** npm passes its settings on to what it starts; `omit` of an outer call must not decide about this one. */
export const npmEnvironment = () =>
  Object.fromEntries(
    Object.entries(process.env).filter(
      ([name]) => !/^(npm_config_omit|npm_config_include|NODE_ENV)$/i.test(name),
    ),
  )

/**
 * Runs `npm ci` in a folder; answers its output where it fails.
 * @param {string} folder
 * @param {string[]} options
 */
export const npmClean = async (folder, options) => {
  const { program, first, shell } = findNpm()
  const quick = [
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
    '--fetch-retry-mintimeout=2000',
    '--fetch-retry-maxtimeout=10000',
  ]
  return runQuietly(program, [...first, 'ci', ...quick, ...options], {
    cwd: folder,
    shell,
    env: npmEnvironment(),
  })
}

const refuseFullDisk = () => {
  const { bavail, bsize } = statfsSync(root)
  if (bavail * bsize < neededMegabytes * 1e6) throw new Refusal(messages.noSpace(root, neededMegabytes))
}

/** @param {boolean} withDevelopment */
const install = async (withDevelopment) => {
  refuseFullDisk()
  const { code, output, missing } = await npmClean(root, withDevelopment ? ['--include=dev'] : ['--omit=dev'])
  if (code === 0) return
  if (missing) throw new Refusal(messages.noNpm)
  const known = explain(output, root)
  if (known === undefined) console.error(output.trimEnd())
  throw new Refusal(known ?? messages.installFailed)
}

/**
 * Installs what is missing. Answers whether `npm ci` had to run.
 * @param {{ withDevelopment: boolean }} options
 */
export const ensureInstalled = async ({ withDevelopment }) => {
  const lockText = readFileSync(inRoot('package-lock.json'), 'utf8')
  const wanted = `${hashOf(lockText)} ${withDevelopment ? 'development' : 'production'}`
  const recorded = existsSync(marker) ? readFileSync(marker, 'utf8') : ''
  if (recorded === wanted || recorded === wanted.replace(' production', ' development')) return false
  const installed = readLock(inRoot('node_modules', '.package-lock.json'))
  const isThere = satisfies(JSON.parse(lockText), installed, withDevelopment)
  // A developer's tree stays one: where the packages for development are installed, they are renewed too.
  const full = withDevelopment || installed.packages?.['node_modules/vitest'] !== undefined
  if (!isThere) {
    const texts = { doing: messages.installing, done: messages.installed, alone: true }
    await withProgress(texts, () => install(full))
  }
  writeFileSync(marker, isThere ? wanted : `${hashOf(lockText)} ${full ? 'development' : 'production'}`)
  return !isThere
}
