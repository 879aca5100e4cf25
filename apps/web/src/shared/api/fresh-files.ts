/** Addresses of files are good for minutes: what shows them is read again before they end. Decisions §12. */
export const freshEveryMs = 120_000
