import { useState } from 'react'
import { Button } from '#shared/plain/Button.tsx'
import { Card } from '#shared/plain/Card.tsx'
import { Dialog } from '#shared/plain/Dialog.tsx'
import { Field } from '#shared/plain/fields/Field.tsx'
import { StatusTag } from '#shared/plain/values/StatusTag.tsx'
import { Toasts } from '#shared/plain/states/Toasts.tsx'
import { showToast } from '#shared/plain/states/toasts.ts'
import { galleryTexts as texts } from './gallery.texts.ts'

export const PlainSection = () => {
  const [isOpen, setOpen] = useState(false)
  return (
    <main style={{ display: 'grid', gap: 16, maxWidth: 420, margin: '0 auto', padding: 16 }}>
      <Toasts />
      <h1 style={{ margin: 0 }}>{texts.sections.plain}</h1>
      <Card title={texts.arrivedText} aside={<StatusTag tone="moving">{texts.statuses.moving}</StatusTag>}>
        <Button kind="primary" size="grand" icon="flag" onClick={() => setOpen(true)}>
          {texts.arrived}
        </Button>
      </Card>
      <Button kind="primary" isBusy>
        {texts.arrived}
      </Button>
      <Button icon="phone">{texts.support}</Button>
      <Button
        kind="danger"
        icon="alert"
        onClick={() => showToast({ kind: 'error', title: texts.toastBad, text: texts.plateError })}
      >
        {texts.toastBad}
      </Button>
      <Button
        kind="quiet"
        icon="check"
        onClick={() => showToast({ kind: 'success', title: texts.toastGood, text: texts.toastGoodText })}
      >
        {texts.toastGood}
      </Button>
      <Button disabled>{texts.arrived}</Button>
      <Field label={texts.plate} help={texts.plateHelp} />
      <Field label={texts.plate} problem={texts.plateError} />
      <Dialog
        isOpen={isOpen}
        title={texts.dialogTitle}
        onClose={() => setOpen(false)}
        actions={
          <>
            <Button onClick={() => setOpen(false)}>{texts.support}</Button>
            <Button kind="primary" onClick={() => setOpen(false)}>
              {texts.yes}
            </Button>
          </>
        }
      >
        {texts.dialogText}
      </Dialog>
    </main>
  )
}
