/** Builds the public site apart from the portal: `site/pages.mjs`, which draws its pages at the server, and the few files they ask for. */
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { build, type InlineConfig, type Plugin, type Rolldown } from 'vite'
import type { PageAssets } from '../src/screens/public/public-facts.ts'
import { leanContract } from './lean-contract.ts'

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const pagesEntry = at('../src/entries/public-pages.tsx')
const programEntry = at('../src/entries/public-program.ts')
const paint = () => readFileSync(at('../public/first-paint.js'), 'utf8')
const drawnName = 'virtual:drawn-pages'

type Part = Rolldown.OutputChunk | Rolldown.OutputAsset
export interface PublicSite {
  /** By name below the site's root: what a browser asks for. */
  files: Map<string, string | Uint8Array>
  /** Stands in every page. */
  styles: string
  /** The module that draws the pages. */
  pages: string
  /** Every module that went into what a browser gets. */
  modules: string[]
}

const common: InlineConfig = {
  root: at('..'),
  configFile: false,
  logLevel: 'warn',
  publicDir: false,
  define: { 'process.env.NODE_ENV': '"production"' },
  // Whoever builds it, also a test: what is built is what is served.
  oxc: { jsx: { runtime: 'automatic', development: false } },
}

const partsOf = async (config: InlineConfig): Promise<Part[]> => {
  const made = await build(config)
  const outputs = Array.isArray(made) ? made : [made]
  return outputs.flatMap((one): Part[] => ('output' in one ? one.output : []))
}

/** Written into the module once they are known. */
const assetsMark = '__site_assets__'

/** The pages with their styles and font, which come of the same build: a class has one name in both. */
const drawnPages = (): Plugin => ({
  name: 'arriero:drawn-pages',
  resolveId: (id) => (id === drawnName ? id : undefined),
  load: (id) =>
    id === drawnName
      ? `import { pagePaths, renderPage as draw } from ${JSON.stringify(pagesEntry)}
         export { pagePaths }
         export const renderPage = (path, facts) => draw(path, facts, ${assetsMark})`
      : undefined,
})

const buildPages = (): Promise<Part[]> =>
  partsOf({
    ...common,
    plugins: [drawnPages(), leanContract()],
    ssr: { noExternal: true },
    build: {
      write: false,
      ssr: true,
      emitAssets: true,
      target: 'es2022',
      cssCodeSplit: false,
      cssMinify: true,
      assetsInlineLimit: 0,
      rolldownOptions: {
        input: { pages: drawnName },
        output: { entryFileNames: '[name].mjs', codeSplitting: false },
      },
    },
  })

const buildProgram = (): Promise<Part[]> =>
  partsOf({
    ...common,
    plugins: [leanContract()],
    build: {
      write: false,
      target: 'es2022',
      rolldownOptions: {
        input: { site: programEntry },
        output: { entryFileNames: 'assets/[name]-[hash].js', codeSplitting: false },
      },
    },
  })

const isChunk = (part: Part): part is Rolldown.OutputChunk => part.type === 'chunk'
const isStyle = (part: Part) => part.fileName.endsWith('.css')
const sourceOf = (part: Part) => (isChunk(part) ? part.code : part.source)

export const buildPublicSite = async (): Promise<PublicSite> => {
  const drawn = await buildPages()
  const program = await buildProgram()
  const pages = drawn.find(isChunk)
  const styles = drawn
    .filter(isStyle)
    .map((part) => String(sourceOf(part)))
    .join('')
  const files = [...program, ...drawn.filter((part) => !isChunk(part) && !isStyle(part))]
  const [script] = program.filter(isChunk)
  const font = files.find(({ fileName }) => fileName.endsWith('.woff2'))
  if (!pages || !script || !font || styles === '')
    throw new Error('the public site lacks its pages, its program, its font or its styles')
  const assets: PageAssets = {
    styles,
    paint: paint(),
    program: `/${script.fileName}`,
    font: `/${font.fileName}`,
  }
  return {
    files: new Map(files.map((part) => [part.fileName, sourceOf(part)])),
    styles,
    pages: pages.code.replace(assetsMark, () => JSON.stringify(assets)),
    modules: script.moduleIds,
  }
}

export const publicSite = (): Plugin => ({
  name: 'arriero:public-site',
  apply: 'build',
  generateBundle: {
    order: 'post',
    async handler(_options, bundle) {
      const { files, pages } = await buildPublicSite()
      this.emitFile({ type: 'asset', fileName: 'site/pages.mjs', source: pages })
      // The portal may have the very same font, under the same name.
      for (const [fileName, source] of files)
        if (!(fileName in bundle)) this.emitFile({ type: 'asset', fileName, source })
    },
  },
})
