/** As the map of the portal says it too. */
export const openStreetMapCredit = '© colaboradores de OpenStreetMap, ODbL'

const between = ' · '

/** Several sources in one line, each named once. */
export const joinCredits = (...credits: readonly string[]): string =>
  [...new Set(credits.flatMap((credit) => credit.split(between)))].join(between)
