import { api } from '../../../index.ts'
import { listValue } from '../../../lists/column.ts'
import { alsoText, inboxCauseTexts, inboxLevelTexts, lastNoteText } from '../../inbox.ts'

/** What waits for whoever reads it, in one queue. Decisions §11–§18. */
export const inboxList = listValue(api.inbox.items)({
  title: 'Bandeja',
  page: {
    help: 'Lo que espera por usted: primero lo que se daña antes, después lo que más dinero compromete.',
  },
  search: 'servicio, persona o lugar',
  empty: ['Nada espera por usted', 'Aquí aparece lo que se atrasa, se vence o se devuelve, apenas ocurre.'],
  columns: {
    cause: {
      title: 'Qué pasa',
      kind: 'choice',
      value: ({ causes }) => causes[0]?.cause,
      words: inboxCauseTexts,
      filters: true,
      note: ({ causes }) => alsoText(causes.map(({ cause }) => cause)),
      widthPx: 172,
      card: 'title',
      isAlways: true,
    },
    level: {
      title: 'Plazo',
      kind: 'choice',
      words: inboxLevelTexts,
      tones: { over: 'bad', now: 'bad', today: 'waiting', later: 'good' },
      widthPx: 108,
      card: 'aside',
    },
    about: {
      title: 'De quién',
      kind: 'text',
      isDrawn: true,
      value: ({ person, mail }) => person?.name ?? mail?.from,
      widthPx: 226,
      card: 'fact',
    },
    stake: {
      title: 'En juego',
      kind: 'amount',
      value: ({ stake }) => (stake === 0 ? null : stake),
      missing: '—',
      widthPx: 106,
      card: 'fact',
    },
    harmAt: { title: 'Vence', kind: 'moment', widthPx: 104, isSortable: 'up', isOptional: true },
    since: {
      title: 'Desde',
      kind: 'text',
      isDrawn: true,
      value: ({ since }) => since,
      widthPx: 102,
      card: 'fact',
    },
    owner: {
      title: 'Lo lleva',
      kind: 'text',
      value: ({ owner }) => owner?.name,
      missing: 'Nadie',
      widthPx: 92,
      card: 'fact',
    },
    lastNote: {
      title: 'Última nota',
      kind: 'text',
      value: lastNoteText,
      missing: '—',
      widthPx: 92,
    },
  },
  filters: { owner: 'one', shows: 'one' },
})
