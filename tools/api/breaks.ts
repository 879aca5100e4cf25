/** What a company's system that was written for one promise meets with the next one. */
import { lacked, type Place } from './covers.ts'
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
    const taken = now.parameters[name]
    return taken ? lacked(taken.schema, schema, { at: name, way: 'asked' }) : [`${name}: is taken no longer`]
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

const answerBreaks = (before: Call, now: Call): string[] =>
  Object.entries(before.answers).flatMap(([viewer, schema]) => {
    const answered = now.answers[viewer]
    return answered
      ? lacked(schema, answered, { at: `answer (${viewer})`, way: 'answered' })
      : [`answer (${viewer}): is gone`]
  })

/** A sentence for each thing that worked with `before` and does not with `now`. */
export const breaksOf = (before: Promised, now: Promised): string[] =>
  Object.entries(before).flatMap(([name, call]) => {
    const still = now[name]
    if (!still) return [`${name}: is gone`]
    return [accessBreaks, parameterBreaks, bodyBreaks, answerBreaks]
      .flatMap((breaks) => breaks(call, still))
      .map((sentence) => `${name}  ${sentence}`)
  })
