import { lightTexts, pqrStatusTexts, pqrStatuses, pqrTypeTexts, pqrTypes } from '@arriero/contract/es/support'
import { roleTexts } from '@arriero/contract/es/words'
import { lights } from '@arriero/domain/support'
import { Button } from 'antd'
import { LegalClock } from '#features/support/LegalClock.tsx'
import { type DeskPqr, typeWords } from '#features/support/pqr.ts'
import { PqrStatusTag } from '#features/support/PqrStatusTag.tsx'
import { supportTexts } from '#features/support/support.texts.ts'
import { formatDay } from '#shared/format.ts'
import { When } from '#shared/plain/When.tsx'
import type { Column } from '#shared/table/column.ts'
import { supportScreenTexts as texts } from './support-screen.texts.ts'

type Row = DeskPqr

const facts: readonly Column<Row>[] = [
  {
    key: 'number',
    title: supportTexts.number,
    widthPx: 116,
    card: 'title',
    render: ({ number }) => (
      <span className="tabular" style={{ whiteSpace: 'nowrap' }}>
        {number}
      </span>
    ),
  },
  {
    key: 'light',
    title: texts.light,
    widthPx: 158,
    card: 'fact',
    filters: lights.toReversed().map((light) => ({ value: light, label: lightTexts[light] })),
    render: (pqr) => <LegalClock pqr={pqr} isShort />,
  },
  {
    key: 'status',
    title: supportTexts.status,
    widthPx: 126,
    card: 'aside',
    filters: pqrStatuses.map((status) => ({ value: status, label: pqrStatusTexts[status] })),
    render: ({ status }) => <PqrStatusTag status={status} />,
  },
  {
    key: 'type',
    title: supportTexts.type,
    widthPx: 110,
    filters: pqrTypes.map((type) => ({ value: type, label: pqrTypeTexts[type] })),
    render: typeWords,
  },
  { key: 'subject', title: supportTexts.subject, card: 'fact', render: ({ subject }) => subject },
  {
    key: 'userId',
    title: supportTexts.person,
    widthPx: 160,
    card: 'fact',
    render: ({ userId }) => (
      <>
        {userId.name}
        <br />
        <small style={{ color: 'var(--color-text-muted)' }}>{roleTexts[userId.rol]}</small>
      </>
    ),
  },
  {
    key: 'createDate',
    title: supportTexts.created,
    widthPx: 106,
    isSortable: true,
    render: ({ createDate }) => <When at={createDate} isDayOnly />,
  },
  {
    key: 'dueOn',
    title: supportTexts.due,
    widthPx: 106,
    isSortable: true,
    render: ({ dueOn }) => formatDay(dueOn),
  },
  {
    key: 'createUpdate',
    title: supportTexts.updated,
    isOptional: true,
    render: ({ createUpdate }) => <When at={createUpdate} />,
  },
  {
    key: 'response',
    title: supportTexts.response,
    isOptional: true,
    render: ({ response }) => response ?? '—',
  },
]

/** What the desk reads of each PQR, and the way to its answer. Spec §2 "PQR table". */
export const pqrColumns = (open: (id: string) => void): readonly Column<Row>[] => [
  ...facts,
  {
    key: 'action',
    title: texts.action,
    widthPx: 118,
    card: 'action',
    isFixed: true,
    render: ({ _id, number, status }) =>
      status === 'Solucionado' ? (
        <Button aria-label={texts.seeOf(number)} onClick={() => open(_id)}>
          {texts.see}
        </Button>
      ) : (
        <Button type="primary" aria-label={texts.answerOf(number)} onClick={() => open(_id)}>
          {texts.answer}
        </Button>
      ),
  },
]
