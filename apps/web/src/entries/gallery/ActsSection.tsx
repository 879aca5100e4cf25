import { useState } from 'react'
import { Button } from '#shared/plain/Button.tsx'
import { FormField } from '#shared/plain/fields/FormField.tsx'
import { LineInput } from '#shared/plain/fields/LineInput.tsx'
import { Card } from '#shared/plain/Card.tsx'
import { ConfirmAct } from '#shared/ui/windows/ConfirmAct.tsx'
import type { UploadedImage } from '#shared/ui/images/image-rules.ts'
import { ResponsiveModal } from '#shared/ui/windows/ResponsiveModal.tsx'
import { UploadImage } from '#shared/ui/images/UploadImage.tsx'
import { useToast } from '#shared/ui/use-toast.ts'
import { Wizard, type WizardStep } from '#shared/wizard/Wizard.tsx'
import { ValuesSection } from './ValuesSection.tsx'
import { galleryTexts as texts } from './gallery.texts.ts'

const rules = {
  types: ['image/jpeg', 'image/png'],
  mostBytes: 2_000_000,
  wrongType: texts.wrongType,
  tooLarge: texts.tooLarge,
} as const

const readAsUrl = async (file: File): Promise<UploadedImage> => {
  const url = URL.createObjectURL(file)
  return { id: url, url, name: file.name }
}

export const ActsSection = () => {
  const toast = useToast()
  const [open, setOpen] = useState<'confirm' | 'detail' | 'form'>()
  const [images, setImages] = useState<UploadedImage[]>([])
  const close = () => setOpen(undefined)
  return (
    <Card title={texts.sections.acts}>
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8, marginBottom: 16 }}>
        <Button kind="danger" onClick={() => setOpen('confirm')}>
          {texts.openConfirm}
        </Button>
        <Button onClick={() => setOpen('detail')}>{texts.openDetail}</Button>
        <Button kind="primary" onClick={() => setOpen('form')}>
          {texts.openForm}
        </Button>
        <Button onClick={() => toast.success(texts.toastGoodText)}>{texts.toastGood}</Button>
        <Button onClick={() => toast.error()}>{texts.toastBad}</Button>
      </div>
      <UploadImage
        label={texts.photos}
        value={images}
        onChange={setImages}
        upload={readAsUrl}
        rules={rules}
        most={8}
        hasCamera
        help={texts.photoHelp}
      />
      <ConfirmAct
        isOpen={open === 'confirm'}
        title={texts.cancelTitle}
        effect={texts.cancelEffect}
        act={texts.cancelAct}
        isDangerous
        onConfirm={close}
        onClose={close}
      />
      <ResponsiveModal isOpen={open === 'detail'} title={texts.title} onClose={close}>
        <ValuesSection />
      </ResponsiveModal>
      <ResponsiveModal isOpen={open === 'form'} size="form" title={texts.openForm} onClose={close}>
        <FormField label={texts.columns.price}>
          {(control) => <LineInput {...control} before="$" inputMode="numeric" />}
        </FormField>
      </ResponsiveModal>
    </Card>
  )
}

interface Example {
  origin: string
}

const steps: WizardStep<Example>[] = (['route', 'cargo', 'vehicle', 'date', 'price'] as const).map((key) => ({
  key,
  title: texts.steps[key],
  fields: ['origin'],
  schema: {
    safeParse: (value) =>
      (value as Partial<Example>).origin
        ? { success: true }
        : { success: false, error: { issues: [{ path: ['origin'], message: texts.missing }] } },
  },
  Body: ({ answers, problems, set }) => (
    <FormField label={texts.origin} problem={problems['origin']}>
      {(control) => (
        <LineInput
          {...control}
          value={answers.origin ?? ''}
          onChange={({ target }) => set({ origin: target.value })}
        />
      )}
    </FormField>
  ),
}))

export const WizardSection = () => (
  <Card title={texts.sections.wizard}>
    <Wizard<Example>
      name="gallery"
      steps={steps}
      summary={({ origin }) => (origin ? [{ label: texts.origin, value: origin }] : [])}
      finishLabel={() => texts.finish}
      onFinish={async () => true}
    />
  </Card>
)
