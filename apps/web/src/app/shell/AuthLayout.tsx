import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { BrandMark } from '#shared/brand/BrandMark.tsx'
import { useHouseLook } from '#shared/brand/use-house-look.ts'
import { Icon } from '#shared/drawings/Icon.tsx'
import { RoadScene } from '#shared/drawings/RoadScene.tsx'
import { LineBanner } from '#shared/line/LineBanner.tsx'
import { paths } from '#shared/paths.ts'
import { Footer } from './Footer.tsx'
import type { ShellContact } from './shell-props.ts'
import { SkipLink, contentId } from './SkipLink.tsx'
import { shellTexts } from './shell.texts.ts'
import styles from './AuthLayout.module.css'

interface AuthLayoutProps {
  contact?: ShellContact
  /** More room for what is typed: a wizard and its summary. */
  isWide?: boolean
  children: ReactNode
}

/** The frame of login and recovery: who we are on one side, the form on the other. */
export const AuthLayout = ({ contact, isWide = false, children }: AuthLayoutProps) => (
  <div className={styles.layout} data-wide={isWide || undefined}>
    <SkipLink />
    <aside className={styles.brand}>
      {/* Another page of the product, not a screen of this one. */}
      <a href={paths.landing} className={styles.name}>
        <BrandMark sizePx={36} /> {useHouseLook().name}
      </a>
      <p className={styles.line}>{shellTexts.authLine}</p>
      <ul className={styles.points}>
        {shellTexts.authPoints.map((point) => (
          <li key={point}>
            <Icon name="checkCircle" sizePx={20} /> {point}
          </li>
        ))}
      </ul>
      <div className={styles.scene}>
        <RoadScene />
      </div>
    </aside>
    <div className={styles.side}>
      <LineBanner isForm />
      <nav className={styles.links} aria-label={shellTexts.account}>
        <Link to={paths.login}>{shellTexts.login}</Link>
        {/* The log-in's own form leads there. */}
        {useLocation().pathname !== paths.login && <Link to={paths.registration}>{shellTexts.register}</Link>}
        <Link to={paths.recovery}>{shellTexts.recover}</Link>
      </nav>
      <main id={contentId} tabIndex={-1} className={styles.form}>
        {children}
      </main>
      <Footer contact={contact} />
    </div>
  </div>
)
