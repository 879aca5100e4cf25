import { api } from '@arriero/contract'
import { useQueryClient } from '@tanstack/react-query'
import { Link } from 'react-router'
import { newVehicleTexts } from '#features/vehicles/new/new-vehicle.texts.ts'
import { openingVehicle, type VehicleAnswers } from '#features/vehicles/new/vehicle-answers.ts'
import { newVehicleBody, refusedAnswer } from '#features/vehicles/new/vehicle-payload.ts'
import { VehicleStep } from '#features/vehicles/new/VehicleStep.tsx'
import { vehicleSteps } from '#features/vehicles/new/vehicle-steps.ts'
import { vehicleSummary } from '#features/vehicles/new/vehicle-summary.ts'
import { errorText } from '#shared/api/error-text.ts'
import { keyOf } from '#shared/api/queries.ts'
import { act } from '#shared/api/act.ts'
import { paths } from '#shared/paths.ts'
import { Card } from '#shared/plain/Card.tsx'
import { PageHead } from '#shared/ui/PageHead.tsx'
import { useToast } from '#shared/ui/use-toast.ts'
import type { OnFinish } from '#shared/wizard/use-wizard.ts'
import { Wizard, type WizardStep } from '#shared/wizard/Wizard.tsx'
import { vehiclesScreenTexts as texts } from '../vehicles-screen.texts.ts'
import { deskLook } from './desk-look.tsx'

const steps = vehicleSteps(() => new Date()).map((plan): WizardStep<VehicleAnswers> => ({
  ...plan,
  Body: (props) => <VehicleStep {...props} name={plan.key} look={deskLook} />,
}))

const useCreate = (): OnFinish<VehicleAnswers> => {
  const client = useQueryClient()
  const toast = useToast()
  return async (answers) => {
    try {
      await act(api.vehicles.create, { body: newVehicleBody(answers) })
      toast.success(newVehicleTexts.done)
      void client.invalidateQueries({ queryKey: keyOf(api.vehicles.all) })
      return true
    } catch (error) {
      const refused = refusedAnswer(error)
      // What belongs to an answer is told beside it.
      if (!refused) toast.error(errorText(error))
      return refused ?? false
    }
  }
}

/** The wizard of a new vehicle. Spec §2 "Vehicle creation wizard, 5 steps". */
const CreateVehicle = () => (
  <>
    <PageHead
      title={texts.createTitle}
      help={texts.createHelp}
      action={<Link to={paths.vehicles}>{texts.back}</Link>}
    />
    <Card>
      <Wizard<VehicleAnswers>
        name="create-vehicle"
        steps={steps}
        initial={openingVehicle}
        summary={vehicleSummary}
        finishLabel={() => newVehicleTexts.finish}
        doneAt={paths.vehicles}
        onFinish={useCreate()}
      />
    </Card>
  </>
)

// Loaded with `lazy`, which takes a default export.
export default CreateVehicle
