import type { Profile } from '@arriero/contract/auth'
import { isClientRole, isStaffRole, type Role } from '@arriero/domain/roles'
import { type ReactNode, useState } from 'react'
import { paths } from '#shared/paths.ts'
import { Guide } from '#shared/guide/Guide.tsx'
import { isGuideDone } from '#shared/guide/guide-memory.ts'
import { stepsOf } from '#shared/guide/guide-step.ts'
import { homeTexts } from './home.texts.ts'
import { Shortcut } from './Shortcut.tsx'
import { StaffGuide } from './StaffGuide.tsx'
import { useCarrierGuide, useClientGuide, useIsGuideDone } from './use-guide.ts'
import styles from './home.module.css'

const { client, carrier, shortcuts } = homeTexts

const clientSteps = [
  { ...client.create, path: paths.newService },
  { ...client.choose, path: paths.clientServices },
  { ...client.pay, path: paths.clientServices },
]
const carrierSteps = [carrier.see, carrier.offer, carrier.assign].map((text) => ({
  ...text,
  path: paths.enterpriseServices,
}))

const shortcutOf = (role: Role): ReactNode => {
  if (role === 'soport')
    return <Shortcut {...shortcuts.supportRequests} path={paths.supportRequests} icon="chat" />
  if (role === 'enterprise')
    return (
      <div className={styles.shortcuts}>
        <Shortcut {...shortcuts.enterpriseServices} path={paths.enterpriseServices} />
        <Shortcut {...shortcuts.fleet} path={paths.fleet} icon="map" />
        <Shortcut {...shortcuts.endingPapers} path={paths.endingPapers} icon="calendar" />
      </div>
    )
  if (isClientRole(role)) return <Shortcut {...shortcuts.clientServices} path={paths.clientServices} />
  return null
}

const ClientGuide = ({ profile }: { profile: Profile }) => {
  const reading = useClientGuide(profile)
  if (useIsGuideDone(profile, reading)) return shortcutOf(profile.rol)
  const steps = stepsOf(clientSteps, reading.data ?? [])
  return <Guide steps={steps} reading={reading} />
}

const CarrierGuide = ({ profile }: { profile: Profile }) => {
  const reading = useCarrierGuide(profile)
  if (useIsGuideDone(profile, reading)) return shortcutOf(profile.rol)
  const steps = stepsOf(carrierSteps, reading.data ?? [])
  return <Guide steps={steps} reading={reading} />
}

/** The newcomer's guide while it lasts, then the way to the daily work. */
export const NextWork = ({ profile }: { profile: Profile }) => {
  const [hasGuide] = useState(() => !isGuideDone(profile._id))
  if (hasGuide && isClientRole(profile.rol)) return <ClientGuide profile={profile} />
  if (hasGuide && profile.rol === 'enterprise') return <CarrierGuide profile={profile} />
  if (hasGuide && isStaffRole(profile.rol))
    return <StaffGuide profile={profile} after={shortcutOf(profile.rol)} />
  return shortcutOf(profile.rol)
}
