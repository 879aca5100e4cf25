/** Builds the driver area's service worker, with the list of files that open the area without a signal. */
import type { Plugin } from 'vite'
import { buildWorker, filesOf, sha, type Bundle, type Part } from './worker-files.ts'

type Listed = { url: string; revision: string | null }

const workerName = 'conductor-sw'
const page = 'conductor/index.html'

/** The map's code costs a driver's megabytes: it is kept once it was seen. */
const heavyBytes = 200_000
const isLight = (part: Part): boolean =>
  !(part?.type === 'chunk' && (part.code.length > heavyBytes || /(map|Map)/.test(part.name)))

const listOf = (bundle: Bundle): Listed[] => {
  const html = bundle[page]
  if (html?.type !== 'asset') throw new Error('the driver area has no page to keep')
  return [
    { url: `/${page}`, revision: sha(html.source) },
    // Their names carry a hash of what is in them.
    ...filesOf(bundle, 'driver', isLight).map((name) => ({ url: `/${name}`, revision: null })),
  ]
}

export const driverWorker = (): Plugin => ({
  name: 'arriero:driver-worker',
  apply: 'build',
  generateBundle: {
    order: 'post',
    async handler(_options, bundle) {
      const source = await buildWorker(workerName, { driverFiles: listOf(bundle) })
      this.emitFile({ type: 'asset', fileName: `${workerName}.js`, source })
    },
  },
})
