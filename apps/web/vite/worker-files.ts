/** What a service worker keeps of a build, and the worker itself as a file of its own. */
import { createHash } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { build, type Rolldown } from 'vite'

export type Bundle = Rolldown.OutputBundle
export type Part = Bundle[string] | undefined

/** Letters this country does not write with come from the network, if ever. */
const otherScripts = /(cyrillic|greek|vietnamese)/

export const sha = (content: string | Uint8Array): string =>
  createHash('sha256').update(content).digest('hex').slice(0, 16)

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

/** The country weighs more than the whole program: what a phone needs of it is brought by tiles. */
const isArchive = (name: string) => name.endsWith('.pmtiles')

/** The entry's chunk, all that it imports, their styles and fonts. `brings`: what of that it imports only later is followed too. */
export const filesOf = (bundle: Bundle, entry: string, brings: (part: Part) => boolean): string[] => {
  const found = new Set<string>()
  const follow = (name: string): void => {
    const part = bundle[name]
    if (!part || found.has(name) || isArchive(name)) return
    found.add(name)
    if (part.type !== 'chunk') return
    for (const next of part.imports) follow(next)
    for (const next of part.dynamicImports) if (brings(bundle[next])) follow(next)
    for (const file of [
      ...(part.viteMetadata?.importedCss ?? []),
      ...(part.viteMetadata?.importedAssets ?? []),
    ])
      follow(file)
  }
  for (const part of Object.values(bundle))
    if (part.type === 'chunk' && part.isEntry && part.name === entry) follow(part.fileName)
  return [...new Set([...found, ...fontsOf(bundle, found)])]
}

const source = (path: string) => fileURLToPath(new URL(`../src/entries/${path}`, import.meta.url))

/** `facts`: what the worker finds under the names it declares. */
export const buildWorker = async (
  name: string,
  facts: Readonly<Record<string, unknown>>,
): Promise<string> => {
  const written = Object.entries(facts).map(([key, value]) => [key, JSON.stringify(value)])
  const made = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: { ...Object.fromEntries(written), 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      target: 'es2022',
      rolldownOptions: {
        input: source(`${name}.ts`),
        output: { format: 'iife', entryFileNames: `${name}.js`, codeSplitting: false },
      },
    },
  })
  const outputs = Array.isArray(made) ? made : [made]
  const [chunk] = outputs.flatMap((one) => ('output' in one ? one.output : []))
  if (chunk?.type !== 'chunk') throw new Error(`the service worker ${name} was not built`)
  return chunk.code
}
