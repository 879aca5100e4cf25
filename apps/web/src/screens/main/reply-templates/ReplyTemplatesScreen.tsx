import { api } from '@arriero/contract'
import type { ReplyTemplate } from '@arriero/contract/support/reply-templates'
import { replyTemplatesTexts as texts } from '#features/reply-templates/reply-templates.texts.ts'
import styles from '#features/reply-templates/reply-templates.module.css'
import { ChangeTemplate, NewTemplate } from '#features/reply-templates/TemplateForm.tsx'
import { Answer } from '#shared/api/Answer.tsx'
import { useAct, useRead } from '#shared/api/queries.ts'
import { useToldAct } from '#shared/forms/use-sending.ts'
import { formatDateTime } from '#shared/format.ts'
import { paths } from '#shared/paths.ts'
import { Button } from '#shared/plain/Button.tsx'
import { Card } from '#shared/plain/Card.tsx'
import { EmptyState } from '#shared/plain/states/EmptyState.tsx'
import { LinkButton } from '#shared/ui/LinkButton.tsx'
import { PageHead } from '#shared/ui/PageHead.tsx'
import { UnknownPlace } from '#shared/ui/UnknownPlace.tsx'
import { ConfirmAct } from '#shared/ui/windows/ConfirmAct.tsx'
import { ResponsiveModal } from '#shared/ui/windows/ResponsiveModal.tsx'
import { RowModal } from '#shared/ui/windows/RowModal.tsx'
import { useModalAddress } from '#shared/use-modal-address.ts'
import { replyTemplatesScreenTexts as screenTexts } from './reply-templates-screen.texts.ts'

const Template = ({ template, onChange }: { template: ReplyTemplate; onChange: () => void }) => {
  const { _id, name, body, changedAt, changedBy } = template
  const remove = useToldAct({
    act: useAct(api.replyTemplates.remove),
    input: { params: { _id } },
    done: texts.removed,
    refreshes: [api.replyTemplates.all],
  })
  return (
    <Card
      title={name}
      aside={
        <div className={styles.acts}>
          <Button size="small" aria-label={texts.of(texts.change, name)} onClick={onChange}>
            {texts.change}
          </Button>
          <Button size="small" kind="danger" aria-label={texts.of(texts.remove, name)} onClick={remove.ask}>
            {texts.remove}
          </Button>
        </div>
      }
    >
      <p className={styles.words}>{body}</p>
      <small className={styles.muted}>{texts.changedBy(changedBy.name, formatDateTime(changedAt))}</small>
      <ConfirmAct
        {...remove.asking}
        title={texts.removeTitle}
        effect={texts.removeEffect(name)}
        act={texts.remove}
        isDangerous
      />
    </Card>
  )
}

/** The words that the desk answers with, for administrators. docs/decisions/0074. */
export default function ReplyTemplatesScreen() {
  const { place, openRow, openNew, close } = useModalAddress(paths.replyTemplates)
  const read = useRead(api.replyTemplates.all, {})
  if (place.kind === 'unknown') return <UnknownPlace list={paths.replyTemplates} />
  const shown = place.kind === 'row' ? read.data?.items.find(({ _id }) => _id === place.id) : undefined
  return (
    <>
      <PageHead
        title={screenTexts.title}
        help={screenTexts.help}
        action={
          <>
            <LinkButton to={paths.supportRequests} kind="quiet" icon="arrowLeft" isFresh>
              {screenTexts.toList}
            </LinkButton>
            <Button kind="primary" icon="plus" onClick={openNew}>
              {screenTexts.create}
            </Button>
          </>
        }
      />
      <Answer of={read} wait="cards" empty={<EmptyState drawing="people" title={texts.none} />}>
        {({ items }) => (
          <div className={styles.picker}>
            {items.map((template) => (
              <Template key={template._id} template={template} onChange={() => openRow(template._id)} />
            ))}
          </div>
        )}
      </Answer>
      <ResponsiveModal isOpen={place.kind === 'new'} title={screenTexts.create} size="form" onClose={close}>
        <NewTemplate onDone={close} />
      </ResponsiveModal>
      <RowModal row={shown} keyOf={({ _id }) => _id} title={texts.changeTitle} size="form" onClose={close}>
        {(template) => <ChangeTemplate template={template} onDone={close} />}
      </RowModal>
    </>
  )
}
