/** What search engines may look at. */

/** What is behind the log-in, or one person's, has nothing to be found. */
const closed = ['/main', '/conductor', '/seguimiento/', '/reset/', '/sandbox/', '/v1/']

export const robotsText = (publicUrl: string): string =>
  [
    'User-agent: *',
    ...closed.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n')

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

export const sitemapText = (publicUrl: string, paths: readonly string[]): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...paths.map((path) => `  <url><loc>${escaped(publicUrl + path)}</loc></url>`),
    '</urlset>',
    '',
  ].join('\n')
