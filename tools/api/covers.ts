/** Whether all that one JSON Schema lets through another does too: of the part of JSON Schema that the description of the API is written in. */

export type Schema = {
  type?: string | string[]
  enum?: unknown[]
  const?: unknown
  anyOf?: Schema[]
  oneOf?: Schema[]
  properties?: Record<string, Schema>
  required?: string[]
  additionalProperties?: boolean | Schema
  propertyNames?: Schema
  items?: Schema
  prefixItems?: Schema[]
} & Partial<Record<Limit, number>> &
  Partial<Record<Form, string>> &
  Partial<Record<'default' | 'readOnly', unknown>>

const least = ['minimum', 'exclusiveMinimum', 'minLength', 'minItems'] as const
const most = ['maximum', 'maxLength', 'maxItems'] as const
const forms = ['pattern', 'format'] as const
type Limit = (typeof least)[number] | (typeof most)[number]
type Form = (typeof forms)[number]

/** `asked`: a caller sends it, and a key nobody knows is refused. `answered`: he reads it, and overlooks a key he does not know. */
export type Place = { at: string; way: 'asked' | 'answered' }

const structure = ['type', 'enum', 'const', 'anyOf', 'oneOf', 'properties', 'required'] as const
const inside = ['additionalProperties', 'propertyNames', 'items', 'prefixItems'] as const
/** They say nothing of what gets through. */
const aside = ['default', 'readOnly'] as const
const understood: ReadonlySet<string> = new Set([
  ...structure,
  ...inside,
  ...aside,
  ...least,
  ...most,
  ...forms,
])
/** Words of JSON Schema in it that nothing here judges. */
const unknownWords = (schema: Schema): string[] => Object.keys(schema).filter((word) => !understood.has(word))

/** One of several kinds, each by itself; of listed values, each value. */
const kindsOf = (schema: Schema): Schema[] => {
  const { anyOf, oneOf, enum: listed, type, ...rest } = schema
  const several = anyOf ?? oneOf
  if (several) return several.flatMap((one) => kindsOf({ ...rest, ...(type && { type }), ...one }))
  if (listed) return listed.map((value) => ({ const: value }))
  if (Array.isArray(type)) return type.map((one) => ({ ...rest, type: one }))
  return [schema]
}

const typeOf = (value: unknown): string => {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'array'
  return Number.isInteger(value) ? 'integer' : typeof value
}

const isWithin = (narrow: string | undefined, wide: string | undefined): boolean =>
  wide === undefined || narrow === wide || (wide === 'number' && narrow === 'integer')

const below = (place: Place, name: string): Place => ({ ...place, at: `${place.at}${name}` })

const limitsLacked = (wide: Schema, narrow: Schema, { at }: Place): string[] => [
  ...least
    .filter((limit) => wide[limit] !== undefined && !((narrow[limit] ?? -Infinity) >= wide[limit]))
    .map((limit) => `${at}: ${limit} ${narrow[limit] ?? 'none'} beside ${wide[limit]}`),
  ...most
    .filter((limit) => wide[limit] !== undefined && !((narrow[limit] ?? Infinity) <= wide[limit]))
    .map((limit) => `${at}: ${limit} ${narrow[limit] ?? 'none'} beside ${wide[limit]}`),
  ...forms
    .filter((form) => wide[form] !== undefined && narrow[form] !== wide[form])
    .map((form) => `${at}: another ${form}`),
]

/** One value against limits and forms; what a `format` lets through is not known here. */
const valueLacked = (wide: Schema, value: unknown, { at }: Place): string[] => {
  const size = typeof value === 'string' ? value.length : value
  const isWithinLimits =
    typeof size !== 'number' ||
    (least.every((limit) => wide[limit] === undefined || size >= wide[limit]) &&
      most.every((limit) => wide[limit] === undefined || size <= wide[limit]))
  const isOfForm =
    typeof value !== 'string' ||
    (wide.format === undefined && (wide.pattern === undefined || new RegExp(wide.pattern).test(value)))
  return isWithinLimits && isOfForm ? [] : [`${at}: ${JSON.stringify(value)} does not get through`]
}

const itemsLacked = (wide: Schema, narrow: Schema, place: Place): string[] => {
  if (wide.prefixItems?.length !== narrow.prefixItems?.length)
    return [`${place.at}: another number of places`]
  const placed = (wide.prefixItems ?? []).flatMap((one, index) =>
    lacked(one, narrow.prefixItems?.[index] ?? {}, below(place, `[${index}]`)),
  )
  return wide.items ? [...placed, ...lacked(wide.items, narrow.items ?? {}, below(place, '[]'))] : placed
}

/** What is meant by leaving it out. */
export const meantLacked = (wide: Schema, narrow: Schema, { at }: Place): string[] =>
  narrow.default === undefined || JSON.stringify(wide.default) === JSON.stringify(narrow.default)
    ? []
    : [`${at}: left out it means something else`]

/** Of a key that is sent: what comes along as it was read is changed by nobody. */
const sentLacked = (taken: Schema | undefined, given: Schema, place: Place): string[] => {
  if (taken?.readOnly) return [`${place.at}: may be changed no longer`]
  return taken ? meantLacked(taken, given, place) : []
}

const keyLacked = (wide: Schema, narrow: Schema, { key, place }: { key: string; place: Place }): string[] => {
  const [taken, given] = [wide.properties?.[key], narrow.properties?.[key] ?? {}]
  const inner = below(place, `.${key}`)
  if (place.way === 'asked') {
    if (given.readOnly) return []
    const sent = sentLacked(taken, given, inner)
    if (sent.length > 0) return sent
  }
  if (taken) return lacked(taken, given, inner)
  const others = wide.additionalProperties
  if (typeof others === 'object') return lacked(others, given, inner)
  return others === false && place.way === 'asked' ? [`${inner.at}: is taken no longer`] : []
}

/** Of a record: a name is a field, of which an answer may have more and not fewer. */
const namesLacked = (wide: Schema, narrow: Schema, place: Place): string[] => {
  const inner = below(place, ' keys')
  return place.way === 'asked' || !wide.enum || !narrow.enum
    ? lacked(wide, narrow, inner)
    : wide.enum
        .filter((name) => !narrow.enum?.includes(name))
        .map((name) => `${place.at}.${String(name)}: is gone`)
}

const othersLacked = (wide: Schema, narrow: Schema, place: Place): string[] => {
  if (typeof narrow.additionalProperties !== 'object') return []
  if (typeof wide.additionalProperties !== 'object')
    return place.way === 'asked' && wide.additionalProperties === false
      ? [`${place.at}: its other keys are taken no longer`]
      : []
  return [
    ...namesLacked(wide.propertyNames ?? {}, narrow.propertyNames ?? {}, place),
    ...lacked(wide.additionalProperties, narrow.additionalProperties, below(place, '.*')),
  ]
}

const keysLacked = (wide: Schema, narrow: Schema, place: Place): string[] => {
  const given = Object.keys(narrow.properties ?? {})
  const gone =
    place.way === 'answered' && typeof narrow.additionalProperties !== 'object'
      ? Object.keys(wide.properties ?? {}).filter((key) => !given.includes(key))
      : []
  return [
    ...(wide.required ?? [])
      .filter((key) => !gone.includes(key) && !narrow.required?.includes(key))
      .map((key) => `${place.at}.${key}: ${place.way === 'asked' ? 'must be there' : 'may be missing'}`),
    ...gone.map((key) => `${place.at}.${key}: is gone`),
    ...given.flatMap((key) => keyLacked(wide, narrow, { key, place })),
    ...othersLacked(wide, narrow, place),
  ]
}

const oneKindLacked = (wide: Schema, narrow: Schema, place: Place): string[] => {
  const unknown = [...unknownWords(wide), ...unknownWords(narrow)]
  if (unknown.length > 0) return [`${place.at}: nobody judges ${unknown.join(', ')}`]
  // One kind has one type.
  const has = 'const' in narrow ? typeOf(narrow.const) : (narrow.type as string | undefined)
  if ('const' in wide) {
    if ('const' in narrow && narrow.const === wide.const) return []
    const given = 'const' in narrow ? JSON.stringify(narrow.const) : has
    return [`${place.at}: ${given ?? 'anything'} beside ${JSON.stringify(wide.const)}`]
  }
  if (!isWithin(has, wide.type as string | undefined))
    return [`${place.at}: ${has ?? 'anything'} beside ${String(wide.type)}`]
  if ('const' in narrow) return valueLacked(wide, narrow.const, place)
  return [
    ...limitsLacked(wide, narrow, place),
    ...itemsLacked(wide, narrow, place),
    ...(has === 'object' || wide.properties ? keysLacked(wide, narrow, place) : []),
  ]
}

/** What of `narrow` does not get through `wide`, a sentence for each place; empty where all does. */
export const lacked = (wide: Schema, narrow: Schema, place: Place): string[] => {
  const kinds = kindsOf(wide)
  return kindsOf(narrow).flatMap((one) => {
    let fewest: string[] | undefined
    for (const kind of kinds) {
      const found = oneKindLacked(kind, one, place)
      if (fewest === undefined || found.length < fewest.length) fewest = found
      if (fewest.length === 0) break
    }
    return fewest ?? []
  })
}
