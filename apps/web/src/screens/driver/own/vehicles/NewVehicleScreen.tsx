import { api } from '@arriero/contract'
import { useState, type SubmitEvent } from 'react'
import { Link } from 'react-router'
import { readPapersAgain } from '#features/papers/holder.ts'
import { newVehicleTexts } from '#features/vehicles/new/new-vehicle.texts.ts'
import { openingVehicle, type VehicleAnswers } from '#features/vehicles/new/vehicle-answers.ts'
import { VehicleStep } from '#features/vehicles/new/VehicleStep.tsx'
import { newVehicleBody, refusedAnswer } from '#features/vehicles/new/vehicle-payload.ts'
import { vehicleSteps } from '#features/vehicles/new/vehicle-steps.ts'
import { errorText } from '#shared/api/error-text.ts'
import { act } from '#shared/api/act.ts'
import { Icon } from '#shared/drawings/Icon.tsx'
import { Button } from '#shared/plain/Button.tsx'
import { showToast } from '#shared/plain/states/toasts.ts'
import { useFocusOnChange } from '#shared/wizard/use-focus-on-change.ts'
import { useWizard } from '#shared/wizard/use-wizard.ts'
import { Form } from '#shared/unsaved/Form.tsx'
import { driverPaths } from '#screens/driver/driver-paths.ts'
import { driverTexts } from '#screens/driver/driver.texts.ts'
import { newVehicleScreenTexts as texts, vehiclesTexts } from '../own.texts.ts'
import { phoneLook } from './phone-look.tsx'
import parts from '#screens/driver/parts.module.css'
import styles from '../own.module.css'

const steps = vehicleSteps(() => new Date())
/** The same five steps as the portal's, one question block a screen; a reload resumes. */
const NewVehicleScreen = () => {
  const [refusal, setRefusal] = useState('')
  const finish = async (answers: VehicleAnswers) => {
    setRefusal('')
    try {
      await act(api.vehicles.create, { body: newVehicleBody(answers) })
    } catch (error) {
      setRefusal(errorText(error))
      return refusedAnswer(error) ?? false
    }
    void readPapersAgain()
    showToast({ kind: 'success', title: driverTexts.done, text: newVehicleTexts.done })
    return true
  }
  const run = useWizard<VehicleAnswers>({
    name: 'driver-vehicle',
    steps,
    initial: openingVehicle,
    doneAt: driverPaths.vehicles,
    onFinish: finish,
  })
  const heading = useFocusOnChange(run.step.key, run.problems)
  const number = steps.findIndex((one) => one.key === run.step.key)
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (!run.isBusy) run.forward()
  }
  return (
    <Form isKept className={`${parts.page} ${styles.steps}`} onSubmit={submit}>
      <Link to={driverPaths.vehicles} className={parts.back}>
        <Icon name="arrowLeft" sizePx={22} /> {vehiclesTexts.back}
      </Link>
      <p className={parts.help}>{texts.step(number + 1, steps.length)}</p>
      <h1 ref={heading} tabIndex={-1} className={parts.title}>
        {run.step.title}
      </h1>
      <VehicleStep
        name={steps[number]?.key ?? 'basics'}
        answers={run.state.answers}
        problems={run.problems}
        set={run.set}
        look={phoneLook}
      />
      <p className={parts.problem} role="alert">
        {refusal}
      </p>
      <Button type="submit" kind="primary" size="grand" isBusy={run.isBusy}>
        {run.isLast ? newVehicleTexts.finish : texts.next}
      </Button>
      {number > 0 && <Button onClick={run.back}>{texts.back}</Button>}
    </Form>
  )
}

export default NewVehicleScreen
