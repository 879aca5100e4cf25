/** The municipalities by code, as far as reading and judging the ministry's rows needs them. */

export type Municipality = {
  names: readonly string[]
  department: string
  latitude: number
  longitude: number
}
export type Municipalities = ReadonlyMap<string, Municipality>

/** Lower case without accents or punctuation: what two spellings of a name have in common. */
export const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()

/** As the gazetteer's file has them. */
export type GazetteerFile = {
  departments: Record<string, string>
  rows: readonly (readonly (string | number)[])[]
}

export const municipalitiesOf = ({ departments, rows }: GazetteerFile): Municipalities =>
  new Map(
    rows.map(([code, name, latitude, longitude, , alias]) => [
      String(code),
      {
        names: [name, alias].flatMap((text) => (text === undefined ? [] : [fold(String(text))])),
        department: fold(departments[String(code).slice(0, 2)] ?? ''),
        latitude: Number(latitude),
        longitude: Number(longitude),
      },
    ]),
  )
