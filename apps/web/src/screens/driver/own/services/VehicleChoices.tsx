import { whyNotThis, type OrderVehicle } from '#features/vehicles/order-vehicle.ts'
import { vehicleWords } from '#features/vehicles/vehicle-words.ts'
import { Plate } from '#shared/plain/values/Plate.tsx'
import parts from '#screens/driver/parts.module.css'

interface VehicleChoicesProps {
  /** What is asked, for those who only hear it. */
  legend: string
  vehicles: readonly OrderVehicle[]
  /** What the trip weighs, as the wire says it. */
  weight: string | null
  chosen: string | undefined
  onChoose: (id: string) => void
}

/** One of the driver's own trucks; those that cannot go say why and are not chosen. */
export const VehicleChoices = ({ legend, vehicles, weight, chosen, onChoose }: VehicleChoicesProps) => (
  <fieldset className={parts.choices}>
    <legend className="visually-hidden">{legend}</legend>
    {vehicles.map((vehicle) => (
      <label key={vehicle._id} className={parts.choice}>
        <input
          type="radio"
          name="vehicle"
          checked={vehicle._id === chosen}
          disabled={vehicle.whyNot !== null}
          onChange={() => onChoose(vehicle._id)}
        />
        <span>
          <Plate plate={vehicle.licensePlate} isPrivate={vehicle.service === 'particular'} />
          <br />
          {vehicleWords(vehicle).join(' · ')}
          {vehicle.whyNot !== null && (
            <span className={parts.problem}>
              <br />
              {whyNotThis(vehicle, weight)}
            </span>
          )}
        </span>
      </label>
    ))}
  </fieldset>
)
