/** Builds the portal's service worker, with the lists of files that open its shell and its screens without a line. */
import type { Plugin } from 'vite'
import { buildWorker, filesOf, sha, type Bundle } from './worker-files.ts'

const workerName = 'portal-sw'
const page = 'index.html'

/** The map's code is worth more than all the screens; the browser keeps it by itself once it was seen. */
const heavyBytes = 500_000

/** Whether a part brings a heavy one along. */
const isHeavy = (bundle: Bundle, name: string, seen = new Set<string>()): boolean => {
  const part = bundle[name]
  if (part?.type !== 'chunk' || seen.has(name)) return false
  seen.add(name)
  return part.code.length > heavyBytes || part.imports.some((next) => isHeavy(bundle, next, seen))
}

/** `first`: the shell; `rest`: every screen behind it. `version` changes with any of them. */
const portalFilesOf = (bundle: Bundle) => {
  const html = bundle[page]
  if (html?.type !== 'asset') throw new Error('the portal has no page to keep')
  const first = filesOf(bundle, 'portal', () => false)
  const all = filesOf(bundle, 'portal', (part) => part !== undefined && !isHeavy(bundle, part.fileName))
  const [entry] = first
  const addresses = (names: readonly string[]) => names.map((name) => `/${name}`)
  return {
    version: sha([String(html.source), ...all].join()),
    entry: `/${entry}`,
    first: addresses(first),
    rest: addresses(all.filter((name) => !first.includes(name))),
  }
}

export const portalWorker = (): Plugin => ({
  name: 'arriero:portal-worker',
  apply: 'build',
  generateBundle: {
    order: 'post',
    async handler(_options, bundle) {
      const source = await buildWorker(workerName, { portalFiles: portalFilesOf(bundle) })
      this.emitFile({ type: 'asset', fileName: `${workerName}.js`, source })
    },
  },
})
