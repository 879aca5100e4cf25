/** The public site: pages drawn by the module that the portal's build made, with what is set now, and what search engines ask for. */
import { createHash } from 'node:crypto'
import { statSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { api } from '@arriero/contract'
import type { ReplyOf } from '@arriero/contract/endpoint'
import type { FastifyInstance } from 'fastify'
import { AppError } from './app-error.ts'
import { robotsText, sitemapText } from './search-engines.ts'

/** What is set, where the site is reached and the year it is read in. */
export type SiteFacts = ReplyOf<typeof api.settings.open> & { publicUrl: string; year: number }

type SitePages = {
  pagePaths: readonly string[]
  renderPage(path: string, facts: SiteFacts): string
}

type Drawn = { html: string; etag: string }

/** Of the build's folder; read anew once it was written anew, as an upgrade does beside the server. */
const pagesIn = (folder: string) => {
  const file = join(folder, 'site', 'pages.mjs')
  let writtenMs: number | undefined
  let pages: Promise<SitePages> | undefined
  return async (): Promise<SitePages> => {
    const nowMs = statSync(file, { throwIfNoEntry: false })?.mtimeMs
    if (nowMs === undefined) throw new AppError('request.not_found')
    if (!pages || writtenMs !== nowMs) {
      writtenMs = nowMs
      pages = import(`${pathToFileURL(file).href}?written=${nowMs}`) as Promise<SitePages>
    }
    return pages
  }
}

/** Kept until the build or anything that is set changes: drawing a page takes milliseconds, and everybody sees the same. */
const drawer = (folder: string) => {
  const pagesNow = pagesIn(folder)
  let drawnOf = ''
  let drawnBy: SitePages | undefined
  let drawn = new Map<string, Drawn>()
  return async (path: string, facts: SiteFacts): Promise<Drawn> => {
    const pages = await pagesNow()
    const of = JSON.stringify(facts)
    if (drawnOf !== of || drawnBy !== pages) {
      drawnOf = of
      drawnBy = pages
      drawn = new Map()
    }
    const kept = drawn.get(path)
    if (kept) return kept
    const html = pages.renderPage(path, facts)
    const etag = `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`
    drawn.set(path, { html, etag })
    return { html, etag }
  }
}

export const sitePaths = ['/', '/term'] as const

export type PublicSiteOptions = { folder: string; facts: () => Promise<SiteFacts> }

export const publicSite = (app: FastifyInstance, { folder, facts }: PublicSiteOptions): void => {
  const draw = drawer(folder)
  for (const path of sitePaths)
    app.get(path, async (request, reply) => {
      const { html, etag } = await draw(path, await facts())
      void reply.header('cache-control', 'no-cache').header('etag', etag)
      if (request.headers['if-none-match'] === etag) return reply.status(304).send()
      return reply.type('text/html; charset=utf-8').send(html)
    })
  app.get('/robots.txt', async (_request, reply) =>
    reply.type('text/plain; charset=utf-8').send(robotsText((await facts()).publicUrl)),
  )
  app.get('/sitemap.xml', async (_request, reply) =>
    reply.type('application/xml; charset=utf-8').send(sitemapText((await facts()).publicUrl, sitePaths)),
  )
}
