import { secondFactorRoles } from '@arriero/domain/people/own-account'
import { isClientRole, isStaffRole } from '@arriero/domain/people/roles'
import { api } from '@arriero/contract'
import { ReviewedPapers } from '#features/papers/ReviewedPapers.tsx'
import { AssociatedServices } from '#features/orders/detail/AssociatedServices.tsx'
import { updateErrorText } from '#shared/api/error-text.ts'
import { Button } from '#shared/plain/Button.tsx'
import { ResponsiveModal } from '#shared/ui/windows/ResponsiveModal.tsx'
import { useProfile as useOwnProfile } from '#shared/session/use-session.ts'
import { SaveBar } from '#features/papers/SaveBar.tsx'
import { SignalsPanel } from '#features/signals/SignalsPanel.tsx'
import { useAct } from '#shared/api/queries.ts'
import { DeskForm } from '#shared/forms/DeskForm.tsx'
import { useForm } from '#shared/forms/use-form.ts'
import { useToldAct } from '#shared/forms/use-sending.ts'
import { EditForm } from './EditForm.tsx'
import type { Profile } from './profile-draft.ts'
import { ProfileSummary, servicesId } from './ProfileSummary.tsx'
import { SessionsPanel } from './SessionsPanel.tsx'
import { StandingPanel } from './StandingPanel.tsx'
import { useAccountAct } from './use-account-act.ts'
import type { useProfileAddress } from './use-profile-address.ts'
import { useProfileReview } from './use-profile-review.ts'
import { profileTexts as texts } from './profile.texts.ts'
import { Panel } from '#shared/plain/Card.tsx'
import styles from './profile.module.css'

/** Sends somebody back with what he has to correct. */
const ReturnForm = ({ profile, onDone }: { profile: Profile; onDone: () => void }) => {
  const { act, inputOf, readAgain } = useAccountAct(profile)
  const form = useForm({
    act,
    empty: { note: profile.validationNote ?? '' },
    fields: {
      note: {
        kind: 'words',
        label: texts.note,
        help: texts.returnHelp,
        rows: 4,
        required: 'account.note_required',
        draft: ['return-note', profile._id],
      },
    },
    input: ({ note }) => inputOf({ version: profile.version, validation: 'returned', note }),
    says: updateErrorText,
    done: texts.returnedDone,
    onDone: () => void readAgain().then(onDone),
  })
  return <DeskForm form={form} act={texts.returnAct} />
}

const factorFormTexts = texts.factor

/** Helps who lost phone and backup codes: with one's own password, and a reason its owner reads. Decisions §5. */
const FactorForm = ({ userId, onDone }: { userId: string; onDone: () => void }) => {
  const form = useForm({
    act: useAct(api.ownAccount.removeFactor),
    empty: { reason: '' },
    fields: {
      reason: {
        kind: 'words',
        label: factorFormTexts.reason,
        help: factorFormTexts.reasonHelp,
        required: 'reason.required',
        draft: ['factor-reason', userId],
      },
    },
    proof: {},
    input: ({ reason }, proof) => ({ params: { _id: userId }, body: { ...proof, reason } }),
    done: factorFormTexts.done,
    onDone,
  })
  return <DeskForm form={form} act={factorFormTexts.act} isDangerous />
}

interface ReviewedProfileProps {
  profile: Profile
  address: ReturnType<typeof useProfileAddress>
}

const Forms = ({ profile, address }: ReviewedProfileProps) => {
  const isWaiting = profile.validation !== 'validated'
  return (
    <>
      <ResponsiveModal
        isOpen={address.form === 'edit'}
        title={texts.editTitle(profile.name)}
        size="form"
        onClose={address.close}
      >
        <EditForm profile={profile} onDone={address.close} />
      </ResponsiveModal>
      <ResponsiveModal
        isOpen={address.form === 'return' && isWaiting}
        title={texts.returnTitle(profile.name)}
        size="form"
        onClose={address.close}
      >
        <ReturnForm profile={profile} onDone={address.close} />
      </ResponsiveModal>
      <ResponsiveModal
        isOpen={address.form === 'factor'}
        title={texts.factor.title(profile.name)}
        size="form"
        onClose={address.close}
      >
        <FactorForm userId={profile._id} onDone={address.close} />
      </ResponsiveModal>
    </>
  )
}

/** A profile with the staff's decisions, saved all at once. Spec §2 "User detail". */
export const ReviewedProfile = ({ profile, address }: ReviewedProfileProps) => {
  const review = useProfileReview(profile)
  const { act, inputOf, readAgain } = useAccountAct(profile)
  const withdraw = useToldAct({
    act,
    input: inputOf({ version: profile.version, validation: 'pending' }),
    done: texts.saved,
    says: updateErrorText,
    onDone: () => void readAgain().then(address.close),
  })
  const isOwn = useOwnProfile()._id === profile._id
  const isParty = !isStaffRole(profile.rol)
  const mayHaveFactor = !isOwn && secondFactorRoles.some((one) => one === profile.rol)
  const hasPapers = isParty && (profile.documents.length > 0 || !isClientRole(profile.rol))
  const edit = (
    <Button icon="pencil" onClick={() => address.open('editar')}>
      {texts.edit}
    </Button>
  )
  return (
    <>
      <div className={styles.columns}>
        <div className={styles.side}>
          <ProfileSummary profile={profile} action={edit} />
          <SessionsPanel userId={profile._id} name={profile.name} />
          {isParty && <SignalsPanel about={profile._id} />}
          {mayHaveFactor && (
            <Button kind="danger" onClick={() => address.open('dos-pasos')}>
              {texts.factor.open}
            </Button>
          )}
        </div>
        <div className={styles.side}>
          <StandingPanel
            profile={profile}
            review={review}
            onReturn={() => address.open('devolver')}
            onWithdraw={withdraw.go}
          />
          {hasPapers && (
            <Panel title={texts.documents}>
              <ReviewedPapers
                holder={{ userId: profile._id }}
                documents={profile.documents}
                review={review}
              />
            </Panel>
          )}
        </div>
      </div>
      <SaveBar review={review} />
      {isParty && (
        <section id={servicesId} className={styles.wide}>
          <h2 className={styles.title}>{texts.services}</h2>
          <AssociatedServices of={{ person: profile }} />
        </section>
      )}
      <Forms profile={profile} address={address} />
    </>
  )
}
