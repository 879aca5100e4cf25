// The portal, built by Vite when its sources changed since the last time.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { explain, messages, Refusal } from './messages.mjs'
import { inRoot, root } from './paths.mjs'
import { runQuietly, withProgress } from './processes.mjs'
import { projectEnvironment } from './runtime.mjs'

export const webFolder = inRoot('apps', 'web', 'dist')
/** Written last, so a build that was killed half way is stale. */
export const builtMarker = join(webFolder, '.built')

const skipped = new Set(['node_modules', 'dist', '.vite'])

/** @param {string} folder @returns {string[]} */
const filesBelow = (folder) =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (skipped.has(entry.name) || /\.test\.tsx?$/.test(entry.name)) return []
    const path = join(folder, entry.name)
    return entry.isDirectory() ? filesBelow(path) : [path]
  })

/** A fingerprint of everything the portal is made from. */
export const webSourceHash = () => {
  const hash = createHash('sha256')
  const files = [
    ...filesBelow(inRoot('apps', 'web')),
    ...filesBelow(inRoot('packages')),
    inRoot('package-lock.json'),
  ]
  for (const file of files.sort()) {
    hash.update(relative(root, file).split(sep).join('/')).update('\0')
    hash.update(readFileSync(file)).update('\0')
  }
  return hash.digest('hex')
}

/** @param {string} hash */
export const isBuilt = (hash) => existsSync(builtMarker) && readFileSync(builtMarker, 'utf8') === hash

/** Takes the mark away, so that whoever waits for the new portal does not mistake the old one for it. */
export const markStale = () => {
  mkdirSync(webFolder, { recursive: true })
  rmSync(builtMarker, { force: true })
}

/**
 * Builds the portal and marks it with the fingerprint of its sources.
 * @param {string} runtime the Node to build with
 * @param {string} hash
 */
export const buildWeb = async (runtime, hash) => {
  const parameters = [inRoot('node_modules', 'vite', 'bin', 'vite.js'), 'build', '--logLevel', 'warn']
  const options = { cwd: inRoot('apps', 'web'), env: { ...projectEnvironment(), NODE_ENV: 'production' } }
  const { code, output } = await runQuietly(runtime, parameters, options)
  if (code !== 0) {
    const known = explain(output, webFolder)
    if (known === undefined) console.error(output.trimEnd())
    throw new Refusal(known ?? messages.buildFailed)
  }
  writeFileSync(`${builtMarker}.new`, hash)
  renameSync(`${builtMarker}.new`, builtMarker)
}

/**
 * Builds the portal where it is not that of these sources, and says so meanwhile.
 * @param {string} runtime the Node to build with
 */
export const ensureBuilt = async (runtime) => {
  const hash = webSourceHash()
  if (isBuilt(hash)) return
  markStale()
  const texts = { doing: messages.building, done: messages.built, alone: true }
  await withProgress(texts, () => buildWeb(runtime, hash))
}
