import { api } from '@arriero/contract'
import { bogotaDay } from '@arriero/domain/time/calendar'
import { useRead } from '#shared/api/queries.ts'
import { FormField } from '#shared/plain/fields/FormField.tsx'
import { Switch } from '#shared/plain/fields/Switch.tsx'
import { SelectSeveral } from '#shared/ui/SelectSeveral.tsx'
import { useNow } from '#shared/use-now.ts'
import { cargoOptions, permissionsOf, type Vehicle } from './review-draft.ts'
import type { VehicleReview } from './use-vehicle-review.ts'
import { vehicleTexts as texts } from './vehicle.texts.ts'
import { Panel } from '#shared/plain/Card.tsx'
import styles from './vehicle.module.css'

interface ReviewPanelProps {
  vehicle: Vehicle
  review: VehicleReview
}

const CargoSelect = ({ vehicle, review }: ReviewPanelProps) => {
  const types = useRead(api.catalogues.typeLoads, {})
  const today = bogotaDay(new Date(useNow()))
  const options = cargoOptions({ draft: review.draft, vehicle, today }, types.data ?? vehicleTypes(vehicle))
  return (
    <FormField label={texts.permissions} help={texts.permissionsHelp}>
      {(control) => (
        <SelectSeveral
          {...control}
          values={permissionsOf(review.draft, vehicle)}
          options={options.map((option) => ({ ...option, disabled: option.whyNot !== undefined }))}
          disabled={review.isBusy}
          onChange={(permissions) => review.decide({ permissions })}
          drawLine={({ label, whyNot }) => (
            <>
              {label}
              {whyNot && (
                <>
                  <br />
                  <small className={styles.reason}>{whyNot}</small>
                </>
              )}
            </>
          )}
        />
      )}
    </FormField>
  )
}

/** Until the catalogue is there, what is granted keeps its names. */
const vehicleTypes = ({ permissions }: Vehicle) =>
  permissions.map(({ id, name }) => ({ id, name, needsPermission: false, papers: [] }))

/** What staff alone decides: whether it works, and what it may carry. Spec §2, decisions §12. */
export const ReviewPanel = ({ vehicle, review }: ReviewPanelProps) => {
  const isActive = review.draft.isActive ?? vehicle.isActive
  return (
    <Panel title={texts.review}>
      <div className={styles.activity}>
        <span className={styles.switchLine}>
          <Switch
            id="vehicle-activity"
            isOn={isActive}
            isDisabled={review.isBusy}
            describedBy="vehicle-activity-help"
            onChange={(isActive) => review.decide({ isActive })}
          />
          <label htmlFor="vehicle-activity">
            {texts.activity}: <strong>{isActive ? texts.active : texts.inactive}</strong>
          </label>
        </span>
        <p id="vehicle-activity-help" className={styles.faint}>
          {texts.activityHelp}
        </p>
      </div>
      <CargoSelect vehicle={vehicle} review={review} />
    </Panel>
  )
}
