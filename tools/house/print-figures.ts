import { figuresOf, sumOf, type Figures } from './figures.ts'
import { readSources } from './reading/source.ts'

const row = (name: string, { files, lines, foldable, antDesign }: Figures): string =>
  `| ${[name, files, lines, foldable, antDesign].join(' | ')} |`

const figures = figuresOf(readSources())
console.log('| Folder | Files | Lines | Folded away next | Ant Design |')
console.log('|---|---:|---:|---:|---:|')
for (const [folder, found] of figures) console.log(row(`\`${folder}\``, found))
console.log(row('**All**', sumOf(figures.values())))
