import type { ReactNode } from 'react'
import { colorSheet } from './color-sheet.ts'
import { groundsFor } from '#shared/brand/house-look.ts'
import { lookOf, type PageAssets, type PublicFacts } from './public-facts.ts'
import { pictureOf } from './structured-data.ts'
import { PublicFooter } from './PublicFooter.tsx'
import { PublicHeader } from './PublicHeader.tsx'
import styles from './Public.module.css'

export interface PageHead {
  /** From the root. */
  path: string
  title: string
  description: string
  /** What search engines read of it, by schema.org. */
  data: object
}

interface PublicDocumentProps {
  head: PageHead
  facts: PublicFacts
  assets: PageAssets
  children: ReactNode
}

/** Data in a page ends at `</script>`, wherever that stands. */
const dataText = (data: object): string => JSON.stringify(data).replaceAll('<', '\\u003c')

const Sharing = ({ head, facts }: Pick<PublicDocumentProps, 'head' | 'facts'>) => (
  <>
    <meta property="og:type" content="website" />
    <meta property="og:locale" content="es_CO" />
    <meta property="og:site_name" content={facts.brand} />
    <meta property="og:title" content={head.title} />
    <meta property="og:description" content={head.description} />
    <meta property="og:url" content={facts.publicUrl + head.path} />
    <meta property="og:image" content={pictureOf(facts)} />
  </>
)

/** A whole page: it reads without a program, which only brings back who was remembered. */
export const PublicDocument = ({ head, facts, assets, children }: PublicDocumentProps) => (
  <html lang="es-CO">
    <head>
      <meta charSet="UTF-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
      <meta name="color-scheme" content="light dark" />
      <meta name="theme-color" content={groundsFor(lookOf(facts)).ground} />
      <title>{head.title}</title>
      <meta name="description" content={head.description} />
      <link rel="canonical" href={facts.publicUrl + head.path} />
      <Sharing head={head} facts={facts} />
      <script dangerouslySetInnerHTML={{ __html: assets.paint }} />
      <style dangerouslySetInnerHTML={{ __html: colorSheet(lookOf(facts)) + assets.styles }} />
      {assets.font && (
        <link rel="preload" as="font" type="font/woff2" href={assets.font} crossOrigin="anonymous" />
      )}
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />
      <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: dataText(head.data) }} />
    </head>
    <body className={styles.body}>
      <PublicHeader {...facts} />
      {children}
      <PublicFooter {...facts} />
      <script type="module" src={assets.program} />
    </body>
  </html>
)
