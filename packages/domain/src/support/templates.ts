/** Templates of answers: words with places that the case fills. docs/decisions/0074. */
import { templatePlaceNames } from './template-places.texts.ts'

export type TemplatePlace = keyof typeof templatePlaceNames
export const templatePlaces = Object.keys(templatePlaceNames) as readonly TemplatePlace[]

/** What the case says at each place; null where it has nothing to say there. */
export type TemplateFacts = Readonly<Record<TemplatePlace, string | null>>

/** How many there may be. */
export const templatesMost = 200

const places = /\{([^{}\n]{0,40})\}/g

/** `{nombre}`. */
export const placeMark = (place: TemplatePlace): string => `{${templatePlaceNames[place]}}`

const placeNamed = (name: string): TemplatePlace | undefined =>
  templatePlaces.find((place) => templatePlaceNames[place] === name.trim().toLowerCase())

/** Names in braces that no case could fill, each once, as they were written. */
export const unknownPlaces = (body: string): string[] => {
  const names = [...body.matchAll(places)].map(([, name = '']) => name)
  return [...new Set(names.filter((name) => placeNamed(name) === undefined))]
}

/** Places that stand in the words still, each once. */
export const openPlaces = (text: string): TemplatePlace[] => {
  const found = [...text.matchAll(places)].map(([, name = '']) => placeNamed(name))
  return [...new Set(found.filter((place) => place !== undefined))]
}

/** The words for one case. A place that it cannot fill stays in its braces, so that nobody overlooks it. */
export const filledTemplate = (body: string, facts: TemplateFacts): string =>
  body.replace(places, (mark, name: string) => {
    const place = placeNamed(name)
    return (place && facts[place]) ?? mark
  })
