/** Builds the driver area's service worker as a file of its own, with the list of files that open the area without a signal. */
import { createHash } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { build, type Plugin, type Rolldown } from 'vite'

type Bundle = Rolldown.OutputBundle
type Listed = { url: string; revision: string | null }

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const workerName = 'conductor-sw.js'
const page = 'conductor/index.html'
/** Letters this country does not write with come from the network, if ever. */
const otherScripts = /(cyrillic|greek|vietnamese)/

const sha = (content: string | Uint8Array) => createHash('sha256').update(content).digest('hex').slice(0, 16)

/** The map's code costs a driver's megabytes: it is kept once it was seen. */
const heavyBytes = 200_000
const isHeavy = (part: Bundle[string] | undefined) =>
  part?.type === 'chunk' && (part.code.length > heavyBytes || /(map|Map)/.test(part.name))

/** The entry's chunk, all that it imports now or later, and their styles and fonts. */
const filesOfDriver = (bundle: Bundle): string[] => {
  const found = new Set<string>()
  const follow = (name: string): void => {
    const part = bundle[name]
    if (!part || found.has(name)) return
    found.add(name)
    if (part.type !== 'chunk') return
    for (const next of part.imports) follow(next)
    for (const next of part.dynamicImports) if (!isHeavy(bundle[next])) follow(next)
    for (const file of [
      ...(part.viteMetadata?.importedCss ?? []),
      ...(part.viteMetadata?.importedAssets ?? []),
    ])
      follow(file)
  }
  for (const part of Object.values(bundle))
    if (part.type === 'chunk' && part.isEntry && part.name === 'driver') follow(part.fileName)
  return [...new Set([...found, ...fontsOf(bundle, found)])]
}

/** Fonts stand in the styles by name only. */
const fontsOf = (bundle: Bundle, files: ReadonlySet<string>): string[] => {
  const styles = [...files].flatMap((name) => {
    const part = bundle[name]
    return part?.type === 'asset' && name.endsWith('.css') ? [String(part.source)] : []
  })
  return Object.keys(bundle).filter(
    (name) =>
      name.endsWith('.woff2') &&
      !otherScripts.test(name) &&
      styles.some((style) => style.includes(name.split('/').at(-1) ?? name)),
  )
}

const listOf = (bundle: Bundle): Listed[] => {
  const html = bundle[page]
  if (html?.type !== 'asset') throw new Error('the driver area has no page to keep')
  return [
    { url: `/${page}`, revision: sha(html.source) },
    // Their names carry a hash of what is in them.
    ...filesOfDriver(bundle).map((name) => ({ url: `/${name}`, revision: null })),
  ]
}

const buildWorker = async (files: readonly Listed[]): Promise<string> => {
  const made = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: { driverFiles: JSON.stringify(files), 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      target: 'es2022',
      rolldownOptions: {
        input: at('../src/entries/conductor-sw.ts'),
        output: { format: 'iife', entryFileNames: workerName, codeSplitting: false },
      },
    },
  })
  const outputs = Array.isArray(made) ? made : [made]
  const [chunk] = outputs.flatMap((one) => ('output' in one ? one.output : []))
  if (chunk?.type !== 'chunk') throw new Error('the service worker was not built')
  return chunk.code
}

export const driverWorker = (): Plugin => ({
  name: 'arriero:driver-worker',
  apply: 'build',
  generateBundle: {
    order: 'post',
    async handler(_options, bundle) {
      const source = await buildWorker(listOf(bundle))
      this.emitFile({ type: 'asset', fileName: workerName, source })
    },
  },
})
