/** Of what a carrier earns, once he has filled the tank and paid the posts; it may be less than nothing. */
export const leftOf = (earningsPesos: number, spent: { fuelPesos: number; tollPesos: number }): number =>
  earningsPesos - spent.fuelPesos - spent.tollPesos
