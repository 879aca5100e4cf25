import { roleTexts } from '@arriero/contract/es/words'
import { accountState } from '@arriero/domain/people/accounts'
import { bogotaDay } from '@arriero/domain/time/calendar'
import { isStaffRole, staff } from '@arriero/domain/people/roles'
import { usersTexts } from '#features/users/users.texts.ts'
import { Button } from '#shared/plain/Button.tsx'
import { FormField } from '#shared/plain/fields/FormField.tsx'
import { Switch } from '#shared/plain/fields/Switch.tsx'
import { When } from '#shared/plain/values/When.tsx'
import { useProfile } from '#shared/session/use-session.ts'
import { Select } from '#shared/ui/Select.tsx'
import { useNow } from '#shared/use-now.ts'
import { lackingWords, type Profile } from './profile-draft.ts'
import type { ProfileReview } from './use-profile-review.ts'
import { profileTexts as texts } from './profile.texts.ts'
import { Panel } from '#shared/plain/Card.tsx'
import styles from './profile.module.css'

interface StandingPanelProps {
  profile: Profile
  review: ProfileReview
  /** Opens the form for the note that says what has to be corrected. */
  onReturn: () => void
  onWithdraw: () => void
}

const Activity = ({ profile, review }: Pick<StandingPanelProps, 'profile' | 'review'>) => {
  const isOwn = useProfile()._id === profile._id
  const today = bogotaDay(new Date(useNow()))
  const isActive = review.draft.isActive ?? profile.isActive
  const lacking = lackingWords(review.draft, profile, today)
  const ends = profile.isActive && !isActive
  return (
    <div className={styles.group}>
      <span className={styles.switchLine}>
        <Switch
          id="account-activity"
          isOn={isActive}
          isDisabled={review.isBusy || isOwn}
          describedBy="account-activity-help"
          onChange={(isActive) => review.decide({ isActive })}
        />
        <label htmlFor="account-activity">
          {texts.activity}: <strong>{isActive ? usersTexts.active : usersTexts.inactive}</strong>
        </label>
      </span>
      <p id="account-activity-help" className={styles.faint}>
        {isOwn ? texts.activityHelp.own : texts.activityHelp[accountState(profile)]} {ends && texts.willEnd}
      </p>
      {lacking.length > 0 && <p className={styles.note}>{texts.lacking(lacking.join(', '))}</p>}
    </div>
  )
}

const Return = ({ profile, onReturn, onWithdraw }: Omit<StandingPanelProps, 'review'>) => {
  const isReturned = profile.validation === 'returned'
  return (
    <div className={styles.group}>
      {isReturned && (
        <>
          <p className={styles.faint}>{texts.returned}</p>
          <p className={styles.note}>{profile.validationNote}</p>
        </>
      )}
      {!isReturned && profile.returnedAt !== null && (
        <p className={styles.faint}>
          {texts.resent} <When at={profile.returnedAt} />
        </p>
      )}
      <div className={styles.buttons}>
        <Button onClick={onReturn}>{isReturned ? texts.returnAgain : texts.returnAct}</Button>
        {isReturned && <Button onClick={onWithdraw}>{texts.backToPending}</Button>}
      </div>
    </div>
  )
}

const RoleSelect = ({ profile, review }: Pick<StandingPanelProps, 'profile' | 'review'>) => {
  const isOwn = useProfile()._id === profile._id
  return (
    <FormField label={texts.rol} help={texts.rolHelp}>
      {(control) => (
        <Select
          {...control}
          disabled={review.isBusy || isOwn}
          value={review.draft.rol ?? profile.rol}
          options={staff.map((value) => ({ value, label: roleTexts[value] }))}
          onChange={(rol) => review.decide({ rol })}
        />
      )}
    </FormField>
  )
}

/** Whether somebody may work here, and what he has to correct before. Decisions §6. */
export const StandingPanel = (props: StandingPanelProps) => {
  const { profile, review } = props
  return (
    <Panel title={texts.standing}>
      <Activity profile={profile} review={review} />
      {accountState(profile) === 'inValidation' && <Return {...props} />}
      {isStaffRole(profile.rol) && <RoleSelect profile={profile} review={review} />}
    </Panel>
  )
}
