import { Button } from 'antd'
import { LegalClock } from '#features/support/LegalClock.tsx'
import { type DeskPqr, typeWords } from '#features/support/pqr.ts'
import { PqrStatusTag } from '#features/support/PqrStatusTag.tsx'
import type { Column } from '#shared/table/columns/column.ts'
import { supportScreenTexts as texts } from './support-screen.texts.ts'

export const pqrCells = {
  light: (pqr: DeskPqr) => <LegalClock pqr={pqr} isShort />,
  status: ({ status }: DeskPqr) => <PqrStatusTag status={status} />,
  type: typeWords,
}

/** The way to its answer. */
export const pqrAct = (open: (id: string) => void): Column<DeskPqr> => ({
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
})
