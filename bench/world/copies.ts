/** Rows by the thousand as copies of one that the product wrote. */
const firstNames =
  'Ana Luis Marta Jorge Pilar Edgar Rosa Camilo Nelly Fabio Irma Hugo Sonia Raul Elsa Ivan'.split(' ')
const lastNames =
  'Rojas Mora Castro Pardo Lozano Vargas Ariza Ospina Cuellar Bernal Duque Salas Tovar Mejia'.split(' ')

const words = (list: readonly string[]) => `array[${list.map((word) => `'${word}'`).join(',')}]`
export const nameOf = (n: string) =>
  `(${words(firstNames)})[1 + ${n} % ${firstNames.length}] || ' ' || (${words(lastNames)})[1 + ${n} % ${lastNames.length}] || ' ' || ${n}`

type Copied = { from: string; where: string }

/** Copies of the row `t` of `table` with some columns of their own, whatever other columns it has. */
export const copy = (table: string, changes: Record<string, string>, { from, where }: Copied) =>
  `select r.* from ${table} t cross join ${from} cross join lateral jsonb_populate_record(t, jsonb_build_object(${Object.entries(
    changes,
  )
    .map(([column, value]) => `'${column}', ${value}`)
    .join(', ')})) r where ${where}`

export const idOf = (kind: string, n: string) => `substr(md5('${kind}' || ${n}), 1, 24)`
