// A comment that names a rule leads somewhere: `Decisions §7`, `Security M6` and their like stand in docs/rules.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../launch/paths.mjs'
import { lineAt, plant, type Rule, type Source } from '../reading/source.ts'

const pages = 'Decisions|Spec|Security|Architecture|Domain facts'
const section = String.raw`(?:§\d+(?:\.\d+)?|\d\.\d|\([a-g]\)(?: \d+)?|(?:TH|[A-Za-z])\d+(?:\.\d+)?)`

/** Where a rule stands: `## Decisions §7 · …` or `- **Security M6.** …`. */
const anchor = new RegExp(String.raw`^(?:#+ |- \*\*)((?:${pages}) ${section})`, 'gm')

/** A page and its sections, `decisions §7, §9 and §10`, also where the comment goes on in its next line. */
const citation = new RegExp(
  String.raw`\b(${pages})((?:[\s*]|//)+${section}(?:(?:,| and| to|–)?(?:[\s*]|//)*${section})*)`,
  'gi',
)
const eachSection = new RegExp(section, 'gi')

const faultsIn = ({ path, text }: Source, known: ReadonlySet<string>): string[] => {
  const cited = [...text.matchAll(citation)]
  const unknown = cited.flatMap(({ index, 1: page = '', 2: sections = '' }) =>
    [...sections.matchAll(eachSection)]
      .map(([one]) => `${page} ${one}`.toLowerCase())
      .filter((name) => !known.has(name))
      .map((name) => `${path}:${lineAt(text, index)} cites ${name}, which docs/rules does not have`),
  )
  const isCited = (at: number) =>
    cited.some(({ index, 0: whole }) => at >= index && at < index + whole.length)
  const homeless = [...text.matchAll(/§/g)]
    .filter(({ index }) => !isCited(index))
    .map(({ index }) => `${path}:${lineAt(text, index)} cites a section and no page of docs/rules`)
  return [...unknown, ...homeless]
}

export const citationsResolve = (rulePages: readonly Source[]): Rule => {
  const anchors = rulePages.flatMap(({ text }) => [...text.matchAll(anchor)])
  const known = new Set(anchors.map(([, name = '']) => name.toLowerCase()))
  return (files) =>
    files.filter(({ path }) => !path.startsWith('tools/house/')).flatMap((file) => faultsIn(file, known))
}

const folder = join(root, 'docs', 'rules')

export const readRulePages = (): Source[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .map((name) => plant(`docs/rules/${name}`, readFileSync(join(folder, name), 'utf8')))
