import { api } from '@arriero/contract'
import { importFields, requiredFields, type ImportField, type Mapping } from '@arriero/domain/imports/columns'
import { useAct } from '#shared/api/queries.ts'
import { DeskForm } from '#shared/forms/DeskForm.tsx'
import type { FieldOf } from '#shared/forms/form-spec.ts'
import { useForm } from '#shared/forms/use-form.ts'
import { numberKind } from '#shared/numbers/number-kinds.ts'
import { FormField } from '#shared/plain/fields/FormField.tsx'
import { Notice } from '#shared/plain/states/Notice.tsx'
import { Select } from '#shared/ui/Select.tsx'
import type { Import } from './import.ts'
import { orderImportsScreenTexts } from './order-imports-screen.texts.ts'
import styles from './order-imports.module.css'

const { columns: texts, fields: names, required } = orderImportsScreenTexts
const nowhere = -1
const headRows = numberKind({ least: 1, most: 2_000 })

interface Draft {
  /** Its number, from 0. */
  sheet: string
  headRow: number | undefined
  mapping: Mapping
}

interface ColumnsProps {
  titles: readonly string[]
  value: Mapping
  onChange: (mapping: Mapping) => void
}

const without = (mapping: Mapping, field: ImportField): Mapping => {
  const { [field]: _none, ...others } = mapping
  return others
}

/** Where each field stands, by the titles of the file. */
const Columns = ({ titles, value, onChange }: ColumnsProps) => {
  const options = [
    { value: nowhere, label: texts.none },
    ...titles.flatMap((title, column) => (title === '' ? [] : [{ value: column, label: title }])),
  ]
  return (
    <div className={styles.columns}>
      {importFields.map((field) => (
        <FormField
          key={field}
          label={requiredFields.includes(field) ? `${names[field]} (${required})` : names[field]}
        >
          {(control) => (
            <Select
              {...control}
              value={value[field] ?? nowhere}
              options={options}
              onChange={(column) =>
                onChange(column === nowhere ? without(value, field) : { ...value, [field]: column })
              }
            />
          )}
        </FormField>
      ))}
    </div>
  )
}

/** Which sheet and row name the columns, and where each field stands: as it was understood, to be changed by hand. */
export const ColumnsForm = ({ read, onDone }: { read: Import; onDone: () => void }) => {
  const { sheets, titles, missing } = read
  const mapping: FieldOf<Mapping, Draft> = {
    kind: 'own',
    label: texts.title,
    draw: ({ value, set }) => <Columns titles={titles} value={value} onChange={set} />,
  }
  const empty: Draft = { sheet: String(read.sheet), headRow: read.headRow, mapping: read.mapping }
  const form = useForm({
    act: useAct(api.orderImports.read),
    empty,
    fields: {
      sheet: sheets.length > 1 && {
        kind: 'choice',
        label: texts.sheet,
        options: sheets.map(({ name, rows }, at) => ({
          value: String(at),
          label: texts.sheetOption(name, rows),
        })),
      },
      headRow: { kind: 'number', label: texts.head, takes: headRows },
      mapping,
    },
    input: ({ sheet, headRow, mapping: chosen }) => {
      const isOther = Number(sheet) !== read.sheet
      const isElsewhere = isOther || headRow !== read.headRow
      return {
        params: { _id: read._id },
        body: {
          sheet: Number(sheet),
          ...(headRow === undefined || isOther ? {} : { headRow }),
          // Other titles are matched anew.
          ...(isElsewhere ? {} : { mapping: chosen }),
        },
      }
    },
    done: texts.saved,
    onDone,
  })
  return (
    <>
      {missing.length > 0 ? (
        <Notice
          kind="error"
          title={texts.missing(missing.map((field) => names[field].toLowerCase()).join(', '))}
        />
      ) : (
        <p className={styles.note}>{texts.help}</p>
      )}
      <DeskForm form={form} act={texts.save} />
    </>
  )
}
