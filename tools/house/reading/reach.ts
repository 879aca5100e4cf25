// What a test says and looks for: its own lines, and those of the tables and helpers it names, in whatever test file.
import { outlineOf, type Outline, type Span, type TestFound } from './outline.ts'
import { isTest, type Source } from './source.ts'

export interface Reach {
  /** Every text within reach, each on its own. */
  texts: ReadonlySet<string>
  /** The code within reach, without comments; numbers without their underscores. */
  code: string
}

const isOfTests = (path: string): boolean =>
  isTest(path) || path.endsWith('.csv.ts') || path.startsWith('apps/api/src/testing/')

const within = ({ start, end }: Span, at: number): boolean => at >= start && at < end

const hole = /%[sdijfo]|\$\w+(?:\.\w+)*|\{\}/g
const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/** What fills the holes of a title where it is `as`; undefined where it never is. */
const fillings = (title: string, as: string): string[] | undefined => {
  const pattern = title.split(hole).map(escaped).join('(.+?)')
  const filled = new RegExp(`^${pattern}$`).exec(as)?.slice(1)
  // `%j` puts a text between quotes.
  return filled?.map((one) => one.replace(/^"(.*)"$/, '$1'))
}

/** Over-reaches where two scopes share a name; it never leaves out what the test names. */
const gather = (files: ReadonlyMap<string, Source>, from: Source, test: TestFound): Reach => {
  const texts = new Set<string>()
  const code: string[] = []
  const seen = new Set<string>()
  const waiting: Array<{ path: string; outline: Outline; span: Span }> = []
  const wait = (path: string, outline: Outline, spans: readonly Span[]): void => {
    for (const span of spans) {
      const key = `${path}:${span.start}`
      if (!seen.has(key)) waiting.push({ path, outline, span })
      seen.add(key)
    }
  }
  const follow = (path: string, outline: Outline, name: string): void => {
    wait(path, outline, outline.declared.get(name) ?? [])
    const brought = outline.imported.get(name)
    if (!brought || !isOfTests(brought.path)) return
    const file = files.get(brought.path)
    if (!file) return
    const there = outlineOf(file)
    wait(brought.path, there, there.declared.get(brought.name) ?? [])
  }
  wait(from.path, outlineOf(from), [test])
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { path, outline, span } = next
    code.push(outline.code.slice(span.start, span.end))
    for (const { value, start } of outline.texts) if (within(span, start)) texts.add(value)
    for (const { name, start } of outline.names) if (within(span, start)) follow(path, outline, name)
  }
  return { texts, code: code.join('\n').replace(/(\d)_(?=\d)/g, '$1') }
}

const known = new WeakMap<TestFound, Reach>()

/** The reach of the test called `as`; undefined where the file has none of that name. */
export const reachOf = (files: ReadonlyMap<string, Source>, file: Source, as: string): Reach | undefined => {
  for (const test of outlineOf(file).tests) {
    const filled = fillings(test.title, as)
    if (!filled) continue
    const reach = known.get(test) ?? gather(files, file, test)
    known.set(test, reach)
    if (filled.every((one) => reach.texts.has(one) || reach.code.includes(one))) return reach
  }
  return undefined
}
