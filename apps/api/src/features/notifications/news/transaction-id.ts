const turn = 2 ** 32

/** PostgreSQL shows running transactions by the lower 32 bits of their number; `near` is a whole one of about the same time. */
export const wholeTransactionId = (short: number, near: number): number => {
  const whole = near - (near % turn) + short
  if (whole > near + turn / 2) return whole - turn
  return whole < near - turn / 2 ? whole + turn : whole
}
