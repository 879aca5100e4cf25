import { readFileSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import { fileURLToPath } from 'node:url'
import type { Connect, Plugin, ViteDevServer } from 'vite'
import type { PageAssets, PublicFacts } from '../src/screens/public/public-facts.ts'

type Pages = {
  pagePaths: readonly string[]
  renderPage(path: string, facts: PublicFacts, assets: PageAssets): string
}

const paintFile = fileURLToPath(new URL('../public/first-paint.js', import.meta.url))

/** As they are set at the server that runs beside. */
const readFacts = async (api: string): Promise<PublicFacts> => {
  const answer = await fetch(`${api}/v1/setting/open`)
  const set = (await answer.json()) as Omit<PublicFacts, 'publicUrl' | 'year'>
  return { ...set, publicUrl: api, year: new Date().getFullYear() }
}

const draw = async (server: ViteDevServer, path: string, api: string): Promise<string | undefined> => {
  const { pagePaths, renderPage } = (await server.ssrLoadModule('/src/entries/public-pages.tsx')) as Pages
  if (!pagePaths.includes(path)) return undefined
  const html = renderPage(path, await readFacts(api), {
    styles: '',
    paint: readFileSync(paintFile, 'utf8'),
    program: '/src/entries/public-program.ts',
  })
  return server.transformIndexHtml(path, html)
}

/** In development the public pages are drawn at every look, from their sources. */
export const publicSiteServe = (api: string): Plugin => ({
  name: 'arriero:public-site-serve',
  apply: 'serve',
  configureServer(server) {
    const answer = async (
      request: Connect.IncomingMessage,
      response: ServerResponse,
      next: Connect.NextFunction,
    ): Promise<void> => {
      const [path = ''] = (request.url ?? '').split('?')
      if (!(request.headers.accept ?? '').includes('text/html')) return next()
      try {
        const html = await draw(server, path, api)
        if (html === undefined) return next()
        response.setHeader('content-type', 'text/html; charset=utf-8').end(html)
      } catch (error) {
        next(error)
      }
    }
    server.middlewares.use((request, response, next) => void answer(request, response, next))
  },
})
