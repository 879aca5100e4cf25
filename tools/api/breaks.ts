/** What a company's system that was written for one promise meets with the next one. */
import { lacked, meantLacked, type Place } from './covers.ts'
import type { Call, Promised } from './promised.ts'

const nothing = { type: 'object', properties: {}, additionalProperties: false }

const accessBreaks = (before: Call, now: Call): string[] => [
  ...(now.scope === before.scope || now.scope === 'any'
    ? []
    : [`a key needs ${now.scope}, ${before.scope} is no longer enough`]),
  ...before.roles.filter((role) => !now.roles.includes(role)).map((role) => `${role} may call it no longer`),
]

const parameterBreaks = (before: Call, now: Call): string[] => [
  ...Object.entries(before.parameters).flatMap(([name, { schema }]) => {
    const place: Place = { at: name, way: 'asked' }
    const taken = now.parameters[name]
    if (!taken) return [`${name}: is taken no longer`]
    return [...lacked(taken.schema, schema, place), ...meantLacked(taken.schema, schema, place)]
  }),
  ...Object.entries(now.parameters)
    .filter(([name, { required }]) => required && !before.parameters[name]?.required)
    .map(([name]) => `${name}: must be there`),
]

const bodyBreaks = (before: Call, now: Call): string[] => {
  const place: Place = { at: 'body', way: 'asked' }
  const types = Object.entries(before.bodies)
  if (types.length === 0) return Object.values(now.bodies).flatMap((schema) => lacked(schema, nothing, place))
  return types.flatMap(([type, schema]) => {
    const taken = now.bodies[type]
    return taken ? lacked(taken, schema, place) : [`body: ${type} is taken no longer`]
  })
}

/** Who is told apart only now was answered as one of those of before. */
const answerBreaks = (before: Call, now: Call): string[] => {
  const { all } = before.answers
  const known = { anyOf: Object.values(before.answers) }
  return [
    ...Object.entries(now.answers).flatMap(([viewer, answered]) =>
      lacked(all ?? before.answers[viewer] ?? known, answered, { at: `answer (${viewer})`, way: 'answered' }),
    ),
    ...Object.keys(before.answers)
      .filter((viewer) => !all && !now.answers[viewer] && !now.answers['all'])
      .map((viewer) => `answer (${viewer}): is gone`),
  ]
}

/** A sentence for each thing that worked with `before` and does not with `now`. */
export const breaksOf = (before: Promised, now: Promised): string[] =>
  Object.entries(before).flatMap(([name, call]) => {
    const still = now[name]
    if (!still) return [`${name}: is gone`]
    return [accessBreaks, parameterBreaks, bodyBreaks, answerBreaks]
      .flatMap((breaks) => breaks(call, still))
      .map((sentence) => `${name}  ${sentence}`)
  })
