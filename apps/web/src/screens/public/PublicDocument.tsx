import type { ReactNode } from 'react'
import { groundsFor, type HouseLook, paletteFor } from '#shared/brand/house-look.ts'
import { groundVariablesOf, measureVariables, variablesOf } from '#shared/css-variables.ts'
import { BrandSign } from '#shared/brand/BrandSign.tsx'
import { paths } from '#shared/paths.ts'
import { phoneHref } from '#shared/phone-href.ts'
import { lookOf, type PageAssets, type PublicFacts } from './public-facts.ts'
import { pictureOf } from './structured-data.ts'
import { PublicHeader } from './PublicHeader.tsx'
import { publicTexts as texts } from './public.texts.ts'
import { mailLink, messagingLink } from './contact-links.ts'
import styles from './Public.module.css'

const socialNames = ['facebook', 'instagram', 'twitter', 'youtube'] as const

/** What is not set is not shown. Decisions §1. */
const ContactLinks = ({ brand, phone, email }: PublicFacts) =>
  (phone ?? email) === null ? null : (
    <nav aria-label={texts.contact}>
      <h2 className={styles.footTitle}>{texts.contact}</h2>
      <ul className={styles.footList}>
        {phone !== null && (
          <>
            <li>
              <a href={messagingLink(phone)}>{texts.message}</a>
            </li>
            <li>
              <a href={phoneHref(phone)}>{texts.call(phone)}</a>
            </li>
          </>
        )}
        {email !== null && (
          <li>
            <a href={mailLink(email, texts.supportSubject(brand))}>{texts.support}</a>
          </li>
        )}
      </ul>
    </nav>
  )

const SocialLinks = ({ links }: PublicFacts) => {
  const shown = socialNames.flatMap((name) => {
    const url = links[name]
    return url === undefined ? [] : [{ name, url }]
  })
  return shown.length === 0 ? null : (
    <nav aria-label={texts.follow}>
      <h2 className={styles.footTitle}>{texts.follow}</h2>
      <ul className={styles.footList}>
        {shown.map(({ name, url }) => (
          <li key={name}>
            <a href={url} rel="me noopener">
              {texts.social[name]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

const links = [
  [paths.terms, texts.terms],
  [paths.dataContent, texts.dataContent],
  [paths.driverArea, texts.driverArea],
  ['/v1/docs', texts.apiDocs],
] as const

const PublicFooter = (facts: PublicFacts) => (
  <footer className={styles.footer}>
    <div className={styles.footInner}>
      <div>
        <p className={styles.footBrand}>
          <BrandSign logo={facts.look.logo} sizePx={28} /> {texts.footer(facts.brand, facts.year)}
        </p>
        <p>{texts.broker}</p>
      </div>
      <ContactLinks {...facts} />
      <SocialLinks {...facts} />
      <nav aria-label={texts.about}>
        <h2 className={styles.footTitle}>{texts.about}</h2>
        <ul className={styles.footList}>
          {links.map(([url, words]) => (
            <li key={url}>
              <a href={url}>{words}</a>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  </footer>
)

const declarations = (pairs: readonly (readonly [name: string, value: string])[]): string =>
  pairs.map(([name, value]) => `${name}:${value}`).join(';')

/**
 * The palettes as a stylesheet, for pages that are whole without a program. Where a browser cannot tell light from dark it
 * stays light. A chosen mode is `color-scheme` on the root.
 */
const colorSheet = (look: HouseLook): string => {
  const light = variablesOf(paletteFor('light', look))
  const dark = new Map(variablesOf(paletteFor('dark', look)))
  const both = light.map(([name, value]) => [name, `light-dark(${value},${dark.get(name)})`] as const)
  return [
    `:root{${declarations([...groundVariablesOf(look), ...light, ...measureVariables])}}`,
    `@supports(color:light-dark(#fff,#000)){:root{color-scheme:light dark;${declarations(both)}}}`,
    `@media print{:root{color-scheme:light!important;${declarations(light)};--color-page:#fff!important}}`,
  ].join('')
}

export interface PageHead {
  /** Path from the root of the site. */
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
