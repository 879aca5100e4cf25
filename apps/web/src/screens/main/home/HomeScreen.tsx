import { uiTexts } from '#shared/ui/ui.texts.ts'
import { roleTexts } from '@arriero/contract/es/words'
import type { Role } from '@arriero/domain/people/roles'
import { type ReactNode, Suspense } from 'react'
import { useLocation } from 'react-router'
import { lazyPart, type LazyPart } from '#shared/line/lazy-part.ts'
import { paths } from '#shared/paths.ts'
import { Card } from '#shared/plain/Card.tsx'
import { Skeleton } from '#shared/plain/states/Skeleton.tsx'
import { sessionStore } from '#shared/session/session-store.ts'
import { useProfile } from '#shared/session/use-session.ts'
import { homeTexts } from './home.texts.ts'
import { NextWork } from './NextWork.tsx'
import styles from './home.module.css'

/** Only for who still waits: nobody else loads it. */
const InValidation = lazyPart(() => import('./InValidation.tsx'))

/** Each begins with what waits; `next`, the newcomer's guide, stands below that. */
type Dashboard = LazyPart<{ next: ReactNode }>

const dashboards: Partial<Record<Role, Dashboard>> = {
  administrator: lazyPart(() => import('./AdministratorDashboard.tsx')),
  accountancy: lazyPart(() => import('./AccountancyDashboard.tsx')),
  soport: lazyPart(() => import('./SupportDashboard.tsx')),
  cliententerprise: lazyPart(() => import('./ClientDashboard.tsx')),
  client: lazyPart(() => import('./ClientDashboard.tsx')),
  enterprise: lazyPart(() => import('./CarrierDashboard.tsx')),
}

// Not only once the page around it is drawn.
sessionStore.whenIn(({ rol, validation }) => {
  if (validation === 'validated') dashboards[rol]?.bring()
})

/** The welcome cards of Spec §1 and what to do next; `cliente-ayuda` shows the same. */
export default function HomeScreen() {
  const profile = useProfile()
  const { pathname } = useLocation()
  const sentence = homeTexts.sentences[profile.rol]
  const Dashboard = dashboards[profile.rol]
  return (
    <div className={styles.home}>
      <h1 className="visually-hidden">{pathname === paths.clientHelp ? homeTexts.help : uiTexts.home}</h1>
      <div className={styles.cards}>
        <Card>
          <p className={styles.label}>{homeTexts.greeting}</p>
          <h2 className={styles.value}>{homeTexts.hello(profile.name)}</h2>
        </Card>
        <Card>
          <p className={styles.label}>{homeTexts.role}</p>
          <h2 className={styles.value}>{roleTexts[profile.rol]}</h2>
        </Card>
        {sentence && (
          <Card>
            <h2 className={styles.label}>{homeTexts.canDo}</h2>
            <p className={styles.sentence}>{sentence}</p>
          </Card>
        )}
      </div>
      {Dashboard && profile.validation === 'validated' ? (
        <Suspense fallback={<Skeleton shape="cards" />}>
          <Dashboard next={<NextWork profile={profile} />} />
        </Suspense>
      ) : profile.validation === 'validated' ? (
        <NextWork profile={profile} />
      ) : (
        <Suspense fallback={<Skeleton shape="lines" />}>
          <InValidation profile={profile} />
        </Suspense>
      )}
    </div>
  )
}
