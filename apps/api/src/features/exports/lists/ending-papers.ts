import { api } from '@arriero/contract'
import { endingPapersList } from '@arriero/contract/es/lists/ending-papers'
import { endingPapers } from '#features/papers/ending.views.ts'
import { fileOf } from '../export-list.ts'

export const endingPapersExport = fileOf({
  list: endingPapersList,
  roles: ['administrator', 'enterprise'],
  query: api.papers.ending.query,
  page: endingPapers,
})
