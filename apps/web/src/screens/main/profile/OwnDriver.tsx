import { api } from '@arriero/contract'
import { useQueryClient } from '@tanstack/react-query'
import { Button } from 'antd'
import { useState } from 'react'
import { DriverChangeForm } from '#features/drivers/OwnDriverForms.tsx'
import { portraitRules, uploadPortrait } from '#shared/api/upload-portrait.ts'
import { errorText } from '#shared/api/error-text.ts'
import { keyOf, useAct } from '#shared/api/queries.ts'
import { ConfirmAct } from '#shared/ui/windows/ConfirmAct.tsx'
import { ResponsiveModal } from '#shared/ui/windows/ResponsiveModal.tsx'
import { useToast } from '#shared/ui/useToast.ts'
import { ownDriverPageTexts as texts } from './own-driver.texts.ts'
import type { SeenProfile } from './ProfileSummary.tsx'
import type { useProfileAddress } from './use-profile-address.ts'
import styles from './profile.module.css'

const portrait = { rules: portraitRules, upload: uploadPortrait }

interface OwnDriverProps {
  profile: SeenProfile
}

const useReadAgain = () => {
  const client = useQueryClient()
  return () => {
    for (const read of [api.users.detail, api.users.ofEnterprise])
      void client.invalidateQueries({ queryKey: keyOf(read) })
  }
}

const Suspending = ({ profile }: OwnDriverProps) => {
  const toast = useToast()
  const readAgain = useReadAgain()
  const act = useAct(api.enterpriseDrivers.update)
  const [isAsking, setAsking] = useState(false)
  const suspend = () =>
    act.mutate(
      { params: { _id: profile._id }, body: { isActive: false } },
      {
        onSuccess: () => {
          toast.success(texts.suspended)
          readAgain()
        },
        onError: (error) => toast.error(errorText(error)),
        onSettled: () => setAsking(false),
      },
    )
  return (
    <>
      <Button danger onClick={() => setAsking(true)}>
        {texts.suspend}
      </Button>
      <ConfirmAct
        isOpen={isAsking}
        title={texts.suspendTitle(profile.name)}
        effect={texts.suspendEffect}
        act={texts.suspend}
        isDangerous
        isBusy={act.isPending}
        onConfirm={suspend}
        onClose={() => setAsking(false)}
      />
    </>
  )
}

const Inviting = ({ profile }: OwnDriverProps) => {
  const toast = useToast()
  const readAgain = useReadAgain()
  const act = useAct(api.enterpriseDrivers.invite)
  const invite = () =>
    act.mutate(
      { params: { _id: profile._id } },
      {
        onSuccess: () => {
          toast.success(texts.invited)
          readAgain()
        },
        onError: (error) => toast.error(errorText(error)),
      },
    )
  return (
    <Button loading={act.isPending} onClick={invite}>
      {profile.invitation === 'over' ? texts.invite : texts.inviteAgain}
    </Button>
  )
}

/** He or his enterprise has put right what staff asked for. */
const Resending = ({ profile }: OwnDriverProps) => {
  const toast = useToast()
  const readAgain = useReadAgain()
  const act = useAct(api.enterpriseDrivers.update)
  const resend = () =>
    act.mutate(
      { params: { _id: profile._id }, body: { validation: 'pending' } },
      {
        onSuccess: () => toast.success(texts.resent),
        onError: (error) => toast.error(errorText(error)),
        onSettled: readAgain,
      },
    )
  return (
    <Button type="primary" loading={act.isPending} onClick={resend}>
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
    <section className={styles.panel} aria-label={texts.standing}>
      <h2 className={styles.title}>{texts.standing}</h2>
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
    </section>
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
