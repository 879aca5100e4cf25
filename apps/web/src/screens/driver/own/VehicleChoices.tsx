import { vehicleWords, type VehicleCard } from '#features/vehicles/vehicle-words.ts'
import { Plate } from '#shared/plain/Plate.tsx'
import parts from '../parts.module.css'

interface VehicleChoicesProps {
  /** What is asked, for those who only hear it. */
  legend: string
  vehicles: readonly VehicleCard[]
  chosen: string | undefined
  onChoose: (id: string) => void
}

/** One of the driver's own trucks; those that do not work yet can be seen and not be chosen. */
export const VehicleChoices = ({ legend, vehicles, chosen, onChoose }: VehicleChoicesProps) => (
  <fieldset className={parts.choices}>
    <legend className="visually-hidden">{legend}</legend>
    {vehicles.map((vehicle) => (
      <label key={vehicle._id} className={parts.choice}>
        <input
          type="radio"
          name="vehicle"
          checked={vehicle._id === chosen}
          disabled={!vehicle.isActive}
          onChange={() => onChoose(vehicle._id)}
        />
        <span>
          <Plate plate={vehicle.licensePlate} isPrivate={vehicle.service === 'particular'} />
          <br />
          {vehicleWords(vehicle).join(' · ')}
        </span>
      </label>
    ))}
  </fieldset>
)
