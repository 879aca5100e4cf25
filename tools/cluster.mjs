// `npm run cluster`: PostgreSQL that survives its primary, two nodes, their store, their bus and the proxies, on one Debian machine.
import { once } from 'node:events'
import { whenCallerIsGone } from './launch/caller.mjs'
import { ensureInstalled } from './launch/install.mjs'
import { Refusal } from './launch/messages.mjs'
import { inRoot, root } from './launch/paths.mjs'
import { launch } from './launch/processes.mjs'
import { findRuntime, projectEnvironment } from './launch/runtime.mjs'
import { ensureBuilt } from './launch/web-build.mjs'

const order = process.argv[2] ?? 'up'
const isProof = order === 'prove'

const main = async () => {
  await ensureInstalled({ withDevelopment: isProof })
  const runtime = findRuntime()
  if (isProof || order === 'up') await ensureBuilt(runtime)
  const program = isProof ? inRoot('bench', 'cluster', 'prove.ts') : inRoot('tools', 'cluster', 'main.ts')
  const child = launch(runtime, [program, ...process.argv.slice(2)], {
    cwd: root,
    env: projectEnvironment(),
    stdio: 'inherit',
  })
  // It takes down in order what it has brought up; its servers have sessions of their own.
  const stop = () => child.kill('SIGTERM')
  for (const signal of /** @type {NodeJS.Signals[]} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
    process.on(signal, stop)
  whenCallerIsGone(stop)
  const [code] = await once(child, 'exit')
  return code ?? 1
}

process.exitCode = await main().catch((error) => {
  console.error(error instanceof Refusal ? error.message : error)
  return 1
})
