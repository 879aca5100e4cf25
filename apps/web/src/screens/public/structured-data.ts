/** What search engines read of the pages, by schema.org. */
import { paths } from '#shared/paths.ts'
import type { PublicFacts } from './public-facts.ts'

const context = 'https://schema.org'

/** Shown for the house where its pages are told of: the logo, else the product's icon. */
export const pictureOf = ({ publicUrl, look }: PublicFacts): string =>
  publicUrl + (look.logo ?? '/icons/icon-512.png')

export const organizationData = (facts: PublicFacts) => {
  const { brand, publicUrl, phone, email, links } = facts
  const { android: _android, ios: _ios, ...social } = links
  const sameAs = Object.values(social)
  return {
    '@type': 'Organization',
    '@id': `${publicUrl}/#organizacion`,
    name: brand,
    url: publicUrl + paths.landing,
    logo: pictureOf(facts),
    ...(phone === null ? {} : { telephone: phone }),
    ...(email === null ? {} : { email }),
    ...(sameAs.length === 0 ? {} : { sameAs }),
  }
}

export const landingData = (facts: PublicFacts, description: string) => ({
  '@context': context,
  '@graph': [
    organizationData(facts),
    {
      '@type': 'Service',
      name: facts.brand,
      serviceType: description,
      provider: { '@id': `${facts.publicUrl}/#organizacion` },
      areaServed: { '@type': 'Country', name: 'Colombia' },
    },
  ],
})

interface DatedPage {
  path: string
  title: string
  /** Day of the version of its words, `YYYY-MM-DD`. */
  modifiedOn: string
}

export const pageData = ({ publicUrl }: PublicFacts, { path, title, modifiedOn }: DatedPage) => ({
  '@context': context,
  '@type': 'WebPage',
  name: title,
  url: publicUrl + path,
  inLanguage: 'es-CO',
  dateModified: modifiedOn,
})
