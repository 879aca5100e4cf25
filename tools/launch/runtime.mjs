import { existsSync } from 'node:fs'
import { delimiter } from 'node:path'
import { messages, Refusal } from './messages.mjs'
import { inRoot } from './paths.mjs'

const wantedMajor = 26

/** The Node that Arriero runs on: it comes with the installation; the machine's own serves where it is new enough. */
export const findRuntime = () => {
  const windows = process.platform === 'win32'
  const platform = `${windows ? 'win' : process.platform}-${process.arch}`
  const program = windows ? 'node.exe' : 'node'
  const packages = [`node-${platform}`, `node-bin-${platform}`]
  const candidates = packages.map((name) => inRoot('node_modules', name, 'bin', program))
  // npm's link of that name is a script on Windows, which cannot be started without a shell.
  if (!windows) candidates.unshift(inRoot('node_modules', '.bin', 'node'))
  const found = candidates.find((file) => existsSync(file))
  if (found !== undefined) return found
  if (Number(process.versions.node.split('.')[0]) >= wantedMajor) return process.execPath
  throw new Refusal(messages.noRuntime)
}

/** This environment with the project's own programs first on the path. @returns {NodeJS.ProcessEnv} */
export const projectEnvironment = () => ({
  ...process.env,
  PATH: `${inRoot('node_modules', '.bin')}${delimiter}${process.env['PATH'] ?? ''}`,
  TZ: 'UTC',
})
