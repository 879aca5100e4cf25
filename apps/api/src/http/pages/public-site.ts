/** The public site: pages drawn by the module that the portal's build made, with what is set now, and what search engines ask for. */
import { statSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { FastifyInstance } from 'fastify'
import type { api } from '@arriero/contract'
import type { ReplyOf } from '@arriero/contract/endpoint'
import { AppError } from '#app-error.ts'
import { keptPacked, pack, sendPacked } from './packed.ts'

/** What is behind the log-in, or one person's, has nothing to be found. */
const closed = ['/main', '/conductor', '/seguimiento/', '/reset/', '/sandbox/', '/v1/']

/** Tells search engines what they may look at. */
const robotsText = (publicUrl: string): string =>
  [
    'User-agent: *',
    ...closed.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n')

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

const sitemapText = (publicUrl: string, paths: readonly string[]): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...paths.map((path) => `  <url><loc>${escaped(publicUrl + path)}</loc></url>`),
    '</urlset>',
    '',
  ].join('\n')

/** What is set, where the site is reached and the year it is read in. */
export type SiteFacts = ReplyOf<typeof api.brand.open> & { publicUrl: string; year: number }

type SitePages = {
  pagePaths: readonly string[]
  renderPage(path: string, facts: SiteFacts): string
}

/** Of the build's folder; read anew once it was written anew, as an upgrade does beside the server. */
const pagesIn = (folder: string) => {
  const file = join(folder, 'site', 'pages.mjs')
  let writtenMs: number | undefined
  let pages: Promise<SitePages> | undefined
  return (): { pages: Promise<SitePages>; writtenMs: number } => {
    const nowMs = statSync(file, { throwIfNoEntry: false })?.mtimeMs
    if (nowMs === undefined) throw new AppError('request.not_found')
    if (!pages || writtenMs !== nowMs) {
      writtenMs = nowMs
      pages = import(`${pathToFileURL(file).href}?written=${nowMs}`) as Promise<SitePages>
    }
    return { pages, writtenMs: nowMs }
  }
}

export const sitePaths = ['/', '/term'] as const

export type PublicSiteOptions = { folder: string; facts: () => Promise<SiteFacts> }

export const publicSite = (app: FastifyInstance, { folder, facts }: PublicSiteOptions): void => {
  const pagesNow = pagesIn(folder)
  const kept = keptPacked()
  for (const path of sitePaths)
    app.get(path, async (request, reply) => {
      const set = await facts()
      const { pages, writtenMs } = pagesNow()
      // Drawing a page takes milliseconds, and everybody sees the same until the build or anything that is set changes.
      const packed = await kept(path, JSON.stringify([writtenMs, set]), async () =>
        pack((await pages).renderPage(path, set), 'text/html; charset=utf-8'),
      )
      return sendPacked({ request, reply }, packed, 'no-cache')
    })
  app.get('/robots.txt', async (_request, reply) =>
    reply.type('text/plain; charset=utf-8').send(robotsText((await facts()).publicUrl)),
  )
  app.get('/sitemap.xml', async (_request, reply) =>
    reply.type('application/xml; charset=utf-8').send(sitemapText((await facts()).publicUrl, sitePaths)),
  )
}
