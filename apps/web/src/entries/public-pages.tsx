/** The public pages as the server sends them: drawn anew when what is set changes, whole without a program. */
import '#shared/base.css'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { consentVersions } from '@arriero/domain/people/consents'
import { LandingPage } from '#screens/public/landing/LandingPage.tsx'
import { landingTexts } from '#screens/public/landing/landing.texts.ts'
import { PublicDocument, type PageHead } from '#screens/public/PublicDocument.tsx'
import type { PageAssets, PublicFacts } from '#screens/public/public-facts.ts'
import { landingData, pageData } from '#screens/public/structured-data.ts'
import { TermsPage } from '#screens/public/term/TermsPage.tsx'
import { termsPageTexts } from '#screens/public/term/terms-page.texts.ts'
import { paths } from '#shared/paths.ts'

type Drawn = { head: PageHead; page: ReactNode }

const landing = (facts: PublicFacts): Drawn => {
  const { description } = landingTexts
  const title = landingTexts.title(facts.brand)
  return {
    head: { path: paths.landing, title, description, data: landingData(facts, description) },
    page: <LandingPage {...facts} />,
  }
}

const terms = (facts: PublicFacts): Drawn => {
  const head = {
    path: paths.terms,
    title: termsPageTexts.headTitle(facts.brand),
    description: termsPageTexts.description(facts.brand),
  }
  return {
    head: { ...head, data: pageData(facts, { ...head, modifiedOn: consentVersions.terms }) },
    page: <TermsPage {...facts} />,
  }
}

const pages: Readonly<Record<string, (facts: PublicFacts) => Drawn>> = {
  [paths.landing]: landing,
  [paths.terms]: terms,
}

/** Each with an address of its own, from the root. */
export const pagePaths: readonly string[] = Object.keys(pages)

/** @throws where no page has this address */
export const renderPage = (path: string, facts: PublicFacts, assets: PageAssets): string => {
  const draw = pages[path]
  if (!draw) throw new Error(`no public page at ${path}`)
  const { head, page } = draw(facts)
  return `<!doctype html>${renderToStaticMarkup(
    <PublicDocument head={head} facts={facts} assets={assets}>
      {page}
    </PublicDocument>,
  )}`
}
