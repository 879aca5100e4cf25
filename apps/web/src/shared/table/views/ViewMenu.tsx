import { useState } from 'react'
import { Button } from '#shared/plain/Button.tsx'
import { updateErrorText } from '../../api/error-text.ts'
import { useToast } from '../../ui/use-toast.ts'
import type { Column } from '../columns/column.ts'
import { usualLayout } from '../columns/layout.ts'
import { tableTexts } from '../table.texts.ts'
import type { LayoutControls } from '../columns/use-layout.ts'
import type { TableControls } from '../filters/use-table-state.ts'
import { DropMenu, type MenuGroup } from '../../ui/DropMenu.tsx'
import { ManageViews } from './ManageViews.tsx'
import { SaveView } from './SaveView.tsx'
import type { Views } from './use-views.ts'
import { differs, type SavedView, screenOf, stateOf } from './view.ts'
import styles from '../DataTable.module.css'

interface ViewMenuProps<Row> {
  columns: readonly Column<Row>[]
  controls: TableControls
  layout: LayoutControls
  views: Views
}

const texts = tableTexts.views

/** The saved views of a list: choosing, keeping, looking after them. */
export const ViewMenu = <Row,>({ columns, controls, layout, views }: ViewMenuProps<Row>) => {
  const [form, setForm] = useState<'save' | 'manage'>()
  const toast = useToast()
  const { state } = controls
  const items = views.items ?? []
  const current = items.find(({ _id }) => _id === state.view)
  const screen = { asked: { filters: state.filters, sort: state.sort }, layout: layout.layout }
  const isChanged = current !== undefined && differs(columns, current, screen)
  const name = current ? texts.opened(current.name) : texts.open
  const choose = (view: SavedView) => {
    const wanted = screenOf(view)
    layout.set(wanted.layout, view._id)
    controls.apply(wanted.asked)
  }
  const keepChanges = (id: string) =>
    views.change(id, { state: stateOf(screen) }).then(
      () => toast.success(texts.updated),
      (error: unknown) => toast.error(updateErrorText(error)),
    )
  const group = (title: string, views: readonly SavedView[]): MenuGroup => ({
    key: title,
    title,
    entries: views.map((view) => ({
      key: view._id,
      label: view.isOwn ? view.name : `${view.name} · ${texts.by(view.owner.name)}`,
      icon: view.isDefault ? 'star' : 'bookmark',
      isChosen: view === current,
      onPress: () => choose(view),
    })),
  })
  const acts: MenuGroup = {
    key: 'acts',
    entries: [
      ...(current?.isOwn && isChanged
        ? [
            {
              key: 'keep',
              label: texts.saveChanges(current.name),
              icon: 'check' as const,
              onPress: () => void keepChanges(current._id),
            },
          ]
        : []),
      { key: 'save', label: texts.save, icon: 'plus', onPress: () => setForm('save') },
      { key: 'manage', label: texts.manage, icon: 'pencil', onPress: () => setForm('manage') },
    ],
  }
  const usual: MenuGroup = {
    key: 'usual',
    entries: [
      {
        key: 'usual',
        label: texts.usual,
        icon: 'menu',
        onPress: () => {
          layout.set(usualLayout)
          controls.apply({ filters: {}, sort: undefined })
        },
      },
    ],
  }
  const own = items.filter(({ isOwn }) => isOwn)
  const shared = items.filter(({ isOwn }) => !isOwn)
  return (
    <>
      <DropMenu groups={[usual, group(texts.own, own), group(texts.shared, shared), acts]}>
        {(button) => (
          <Button icon="bookmark" aria-label={isChanged ? `${name}, ${texts.changed}` : name} {...button}>
            <span className={styles.word}>
              {name}
              {isChanged && <span title={texts.changed}>*</span>}
            </span>
          </Button>
        )}
      </DropMenu>
      <SaveView
        isOpen={form === 'save'}
        views={views}
        state={stateOf(screen)}
        onSaved={(id) => {
          layout.set(layout.layout, id)
          controls.apply({ filters: state.filters, sort: state.sort, view: id })
        }}
        onClose={() => setForm(undefined)}
      />
      <ManageViews isOpen={form === 'manage'} views={views} onClose={() => setForm(undefined)} />
    </>
  )
}
