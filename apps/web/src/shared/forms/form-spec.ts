/** A form as a value: what its fields are, what is wrong with what stands in them, and where the server's words belong. */
import { errorTexts } from '@arriero/contract/es/errors'
import { lettersMost } from '@arriero/domain/typed/limits'
import { passwordMost } from '@arriero/domain/people/passwords'
import type { ReactNode } from 'react'
import { fieldTexts } from '../api/error-text.ts'
import type { NumberKind } from '../numbers/number-kinds.ts'
import type { DraftName } from '../words/drafts.ts'
import type { ControlProps } from '../plain/fields/FormField.tsx'

/** A code of the domain, or a sentence of one's own. */
export type Said = string | undefined

export interface Holds<T> {
  value: T
  set: (value: T) => void
}

/** One line: what a phone's keyboard and a browser's memory make of it. */
const lineKinds = {
  text: { autoComplete: 'off' },
  digits: { autoComplete: 'off', inputMode: 'numeric' },
  url: { autoComplete: 'off', type: 'url', inputMode: 'url' },
} as const

/** The same of what everybody has one of: it is as long as the server takes it. */
const knownKinds = {
  name: { autoComplete: 'on', most: lettersMost.name },
  identification: { autoComplete: 'off', inputMode: 'numeric', most: lettersMost.identification },
  phone: { type: 'tel', most: lettersMost.cellPhone },
  email: {
    autoComplete: 'username',
    inputMode: 'email',
    autoCapitalize: 'none',
    autoCorrect: 'off',
    spellCheck: false,
    most: lettersMost.email,
  },
  'one-time-code': {
    autoComplete: 'one-time-code',
    autoCapitalize: 'characters',
    spellCheck: false,
    most: lettersMost.code,
  },
  'digit-code': { autoComplete: 'one-time-code', inputMode: 'numeric', most: lettersMost.code },
  'new-password': { autoComplete: 'new-password', type: 'password', most: passwordMost },
} as const

type LineKind = ({ kind: keyof typeof lineKinds; most: number } | { kind: keyof typeof knownKinds }) & {
  placeholder?: string
  /** Taken at once: it is what the screen opens for. */
  isFirst?: boolean
  /** Somebody else's: the browser offers nothing of one's own. */
  isOfOthers?: boolean
}

export const lineProps = ({ placeholder, isFirst, isOfOthers = false, ...line }: LineKind) => ({
  ...('most' in line ? { ...lineKinds[line.kind], most: line.most } : knownKinds[line.kind]),
  placeholder,
  autoFocus: isFirst,
  ...(isOfOthers && { autoComplete: 'off' }),
})

type WordsKind = { kind: 'words'; most?: number; rows?: number; isLine?: boolean; draft?: DraftName }
type NumericKind = { kind: 'number'; takes: NumberKind }
type DayKind = { kind: 'day'; first: string; last: string }
type SwitchKind = { kind: 'switch' }
export type Option = string | number
interface ChoiceKind<T> {
  kind: 'choice'
  options: readonly { value: T; label: string }[]
  placeholder?: string
  /** Draws the options as radio buttons, all in sight. */
  isRadios?: boolean
  /** Options can be found by typing. */
  hasSearch?: boolean
}
/** A control of its own, under the label of the house. */
interface ControlKind<T> {
  kind: 'control'
  draw: (control: ControlProps, holds: Holds<T>) => ReactNode
}
/** A field that draws all of itself, its label too. */
interface OwnKind<T> {
  kind: 'own'
  draw: (shown: Shown & Holds<T>) => ReactNode
}

type KindOf<T> =
  | ControlKind<T>
  | OwnKind<T>
  | ([T] extends [boolean]
      ? SwitchKind
      : [T] extends [number | undefined]
        ? NumericKind | (number extends NonNullable<T> ? never : ChoiceKind<NonNullable<T>>)
        : [T] extends [string | undefined]
          ? ChoiceKind<NonNullable<T>> | ([undefined] extends [T] ? DayKind : LineKind | WordsKind)
          : never)

interface Words {
  label: string
  isOptional?: boolean
}

interface Judged<T, V> {
  /** May change with what is typed. */
  help?: Said | ((value: T) => Said)
  /** Said while the field is empty. */
  required?: Said
  /** What is wrong with what stands in it. */
  denial?: (value: T, values: V) => Said
  /** Said while it is typed, and not only once the form was tried. */
  isLive?: boolean
  /** What the server calls it, where it has another name. */
  wire?: string
}

export type FieldOf<T, V> = Words & Judged<T, V> & KindOf<T>
/** In the order they are drawn; what is not asked for now is not there. */
export type Fields<V> = { readonly [K in keyof V]?: FieldOf<V[K], V> | false }

export type Shown = Words & { name: string; help: Said; problem: Said }
/** A field with its value and words, ready for a component to draw it. */
export type Drawn = Shown &
  (
    | ((LineKind | WordsKind) & Holds<string>)
    | (NumericKind & Holds<number | undefined>)
    | (DayKind & Holds<string | undefined>)
    | (ChoiceKind<Option> & Holds<Option | undefined>)
    | (SwitchKind & Holds<boolean>)
    | ((ControlKind<unknown> | OwnKind<unknown>) & Holds<unknown>)
  )

export type Problems<V> = Partial<Record<keyof V, Said>>

export interface Judging<V> {
  fields: Fields<V>
  /** What the domain says of the whole. */
  judge?: ((values: V) => Problems<V>) | undefined
  /** Where a refusal belongs that names no field. */
  tells?: ((error: unknown) => Problems<V>) | undefined
}

type AnyField = FieldOf<unknown, unknown>

export const fieldsOf = <V>(fields: Fields<V>): [name: keyof V & string, field: AnyField][] =>
  Object.entries(fields).filter(([, field]) => field) as [keyof V & string, AnyField][]

const sentenceOf = (said: Said): Said =>
  said !== undefined && Object.hasOwn(errorTexts, said) ? errorTexts[said as keyof typeof errorTexts] : said

const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  (typeof value === 'string' ? value.trim() === '' : Array.isArray(value) && !value.length)

const sentencesOf = <V>(fields: Fields<V>, say: (name: keyof V & string, field: AnyField) => Said) => {
  const found = fieldsOf(fields).map(([name, field]) => [name, sentenceOf(say(name, field))] as const)
  return Object.fromEntries(found.filter(([, said]) => said !== undefined)) as Problems<V>
}

/** What keeps a form from going out. */
export const problemsOf = <V>({ fields, judge }: Judging<V>, values: V): Problems<V> => {
  const judged: Problems<V> = judge?.(values) ?? {}
  return sentencesOf(
    fields,
    (name, { required, denial }) =>
      (isEmpty(values[name]) ? required : undefined) ?? denial?.(values[name], values) ?? judged[name],
  )
}

/** The server's sentences by our names of the fields. */
const toldOf = <V>({ fields, tells }: Judging<V>, error: unknown): Problems<V> => {
  const told = fieldTexts(error)
  const ours: Problems<V> = (error && tells?.(error)) || {}
  return sentencesOf(fields, (name, { wire = name }) => told[wire] ?? ours[name])
}

export interface Tries {
  wasTried: boolean
  /** Names of what was changed since the server's last word. */
  changed: readonly string[]
}

export interface FormState<V> extends Tries {
  values: V
}

/** What stands under each field now: its own word before the server's, which goes when the field is changed. */
export const shownProblems = <V>(judging: Judging<V>, state: FormState<V>, error: unknown): Problems<V> => {
  const own = problemsOf(judging, state.values)
  const told = toldOf(judging, error)
  return sentencesOf(
    judging.fields,
    (name, { isLive = false }) =>
      (state.wasTried || isLive ? own[name] : undefined) ??
      (state.changed.includes(name) ? undefined : told[name]),
  )
}

/** Whether what the server refused is said at no field of this form. */
export const isSaidAtFoot = <V>(judging: Judging<V>, { changed }: Tries, error: unknown): boolean =>
  Boolean(error) && changed.length === 0 && Object.keys(toldOf(judging, error)).length === 0

interface Drawing<V> extends Judging<V> {
  values: V
  problems: Problems<V>
  set: (given: Partial<V>) => void
}

export const drawnOf = <V>(
  { fields, values, problems, set }: Drawing<V>,
  only?: readonly string[],
): Drawn[] =>
  fieldsOf(fields)
    .filter(([name]) => only?.includes(name) ?? true)
    .map(([name, field]) => {
      const holds = { value: values[name], set: (value: unknown) => set({ [name]: value } as Partial<V>) }
      const help = typeof field.help === 'function' ? field.help(holds.value) : field.help
      return { ...field, ...holds, name, help, problem: problems[name] }
    })
