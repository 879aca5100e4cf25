import { api } from '@arriero/contract'
import { personPapers } from '@arriero/domain/papers/credentials'
import type { Role } from '@arriero/domain/people/roles'
import { Link } from 'react-router'
import { OwnPapers } from '#features/papers/OwnPapers.tsx'
import { AssociatedServices } from '#features/orders/detail/AssociatedServices.tsx'
import { Answer } from '#shared/api/Answer.tsx'
import { freshEveryMs } from '#shared/api/fresh-files.ts'
import { useRead } from '#shared/api/queries.ts'
import { paths } from '#shared/paths.ts'
import { Button } from '#shared/plain/Button.tsx'
import { useProfile as useReader } from '#shared/session/use-session.ts'
import { PageHead } from '#shared/ui/PageHead.tsx'
import { UnknownPlace } from '#shared/ui/UnknownPlace.tsx'
import { Gone } from '#shared/plain/states/EmptyState.tsx'
import { OwnDriver, OwnDriverEdit } from './OwnDriver.tsx'
import type { Profile } from './profile-draft.ts'
import { ProfileSummary, servicesId, type SeenProfile } from './ProfileSummary.tsx'
import { profileTexts as texts } from './profile.texts.ts'
import { ReviewedProfile } from './ReviewedProfile.tsx'
import { useProfileAddress } from './use-profile-address.ts'
import { Panel } from '#shared/plain/Card.tsx'
import styles from './profile.module.css'

interface SeenProps {
  profile: SeenProfile
  address: ReturnType<typeof useProfileAddress>
}

/** For an enterprise: itself or its driver, without the staff's switches. */
const Seen = ({ profile, address }: SeenProps) => {
  const isOwnDriver = profile.rol === 'enterprisedriver'
  const edit = (
    <Button icon="pencil" onClick={() => address.open('editar')}>
      {texts.edit}
    </Button>
  )
  return (
    <>
      <div className={styles.columns}>
        <div className={styles.side}>
          <ProfileSummary profile={profile} action={isOwnDriver && edit} />
          {isOwnDriver && <OwnDriver profile={profile} />}
        </div>
        <Panel title={texts.documents}>
          <OwnPapers
            holder={{ userId: profile._id }}
            name={profile.name}
            documents={profile.documents}
            asked={personPapers[profile.rol] ?? []}
          />
        </Panel>
      </div>
      <section id={servicesId} className={styles.wide}>
        <h2 className={styles.title}>{texts.services}</h2>
        <AssociatedServices of={{ person: profile }} />
      </section>
      {isOwnDriver && <OwnDriverEdit profile={profile} address={address} />}
    </>
  )
}

const isReviewed = (profile: SeenProfile, reader: { rol: Role }): profile is Profile =>
  reader.rol === 'administrator'

/** Somebody's profile: staff decides on it, an enterprise reads its drivers'. Spec §2 "User detail". */
export default function ProfileScreen() {
  const address = useProfileAddress()
  const { id } = address
  const reader = useReader()
  const read = useRead<typeof api.users.detail, 'admin' | 'enterprise' | 'self'>(
    api.users.detail,
    { params: { _id: id } },
    // What is judged is what is there now, not what was a moment ago.
    { refetchEveryMs: freshEveryMs, staleTimeMs: 0 },
  )
  if (address.isLost) return <UnknownPlace list={paths.userDetail(id)} />
  const back = <Link to={paths.home}>{texts.back}</Link>
  return (
    <>
      <PageHead title={texts.title} />
      <Answer of={read} wait="detail" gone={<Gone title={texts.goneTitle} text={texts.gone} action={back} />}>
        {(profile) =>
          isReviewed(profile, reader) ? (
            <ReviewedProfile key={profile._id} profile={profile} address={address} />
          ) : (
            <Seen profile={profile} address={address} />
          )
        }
      </Answer>
    </>
  )
}
