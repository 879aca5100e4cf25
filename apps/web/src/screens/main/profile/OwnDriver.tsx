import { api } from '@arriero/contract'
import { DriverChangeForm } from '#features/enterprise-drivers/OwnDriverForms.tsx'
import { portraitRules, uploadPortrait } from '#shared/api/upload-portrait.ts'
import { useAct } from '#shared/api/queries.ts'
import { useToldAct } from '#shared/forms/use-sending.ts'
import { Button } from '#shared/plain/Button.tsx'
import { ConfirmAct } from '#shared/ui/windows/ConfirmAct.tsx'
import { ResponsiveModal } from '#shared/ui/windows/ResponsiveModal.tsx'
import { ownDriverPageTexts as texts } from './own-driver.texts.ts'
import type { SeenProfile } from './ProfileSummary.tsx'
import type { useProfileAddress } from './use-profile-address.ts'
import { Panel } from '#shared/plain/Card.tsx'
import styles from './profile.module.css'

const portrait = { rules: portraitRules, upload: uploadPortrait }

interface OwnDriverProps {
  profile: SeenProfile
}

const reads = [api.users.detail, api.users.ofEnterprise]

const Suspending = ({ profile }: OwnDriverProps) => {
  const suspend = useToldAct({
    act: useAct(api.enterpriseDrivers.update),
    input: { params: { _id: profile._id }, body: { isActive: false } },
    done: texts.suspended,
    refreshes: reads,
  })
  return (
    <>
      <Button kind="danger" onClick={suspend.ask}>
        {texts.suspend}
      </Button>
      <ConfirmAct
        {...suspend.asking}
        title={texts.suspendTitle(profile.name)}
        effect={texts.suspendEffect}
        act={texts.suspend}
        isDangerous
      />
    </>
  )
}

const Inviting = ({ profile }: OwnDriverProps) => {
  const invite = useToldAct({
    act: useAct(api.enterpriseDrivers.invite),
    input: { params: { _id: profile._id } },
    done: texts.invited,
    refreshes: reads,
  })
  return (
    <Button isBusy={invite.isBusy} onClick={invite.go}>
      {profile.invitation === 'over' ? texts.invite : texts.inviteAgain}
    </Button>
  )
}

/** He or his enterprise has put right what staff asked for. */
const Resending = ({ profile }: OwnDriverProps) => {
  const resend = useToldAct({
    act: useAct(api.enterpriseDrivers.update),
    input: { params: { _id: profile._id }, body: { validation: 'pending' } },
    done: texts.resent,
    refreshes: reads,
  })
  return (
    <Button kind="primary" isBusy={resend.isBusy} onClick={resend.go}>
      {texts.resend}
    </Button>
  )
}

const isSuspended = ({ isActive, validation }: SeenProfile) => !isActive && validation === 'validated'

/** How a driver of one's own enters, and what his enterprise may do about it. Decisions §6. */
export const OwnDriver = ({ profile }: OwnDriverProps) => {
  const { invitation, validation, validationNote, returnedAt } = profile
  const isInvited = invitation === 'sent' || invitation === 'over'
  return (
    <Panel title={texts.standing}>
      {invitation && <p className={styles.faint}>{texts.invitation[invitation]}</p>}
      {validationNote && (
        <p className={styles.note}>
          {texts.returned} {validationNote}
        </p>
      )}
      {validation === 'pending' && returnedAt !== null && <p className={styles.faint}>{texts.reviewing}</p>}
      <div className={styles.buttons}>
        {validation === 'returned' && <Resending profile={profile} />}
        {isInvited && <Inviting profile={profile} />}
        {!isSuspended(profile) && <Suspending profile={profile} />}
      </div>
    </Panel>
  )
}

interface OwnDriverEditProps extends OwnDriverProps {
  address: ReturnType<typeof useProfileAddress>
}

/** The form at `/main/detalle/<id>/editar`. */
export const OwnDriverEdit = ({ profile, address }: OwnDriverEditProps) => {
  const { _id, cellPhone, email, invitation } = profile
  const hasJoined = invitation === null || invitation === 'accepted'
  return (
    <ResponsiveModal
      isOpen={address.form === 'edit'}
      title={texts.editTitle(profile.name)}
      size="form"
      onClose={address.close}
    >
      <DriverChangeForm
        driver={{ _id, cellPhone, email, hasJoined }}
        portrait={portrait}
        onDone={address.close}
      />
    </ResponsiveModal>
  )
}
