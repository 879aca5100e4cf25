import { Segmented as AntSegmented } from 'antd'

interface SegmentedProps<Value extends string> {
  id?: string
  /** Heard; what stands in it says what it chooses. */
  label: string
  options: readonly { value: Value; label: string }[]
  value: Value
  onChange: (value: Value) => void
  isSmall?: boolean
  isBlock?: boolean
}

/** One of a few short words, all in sight. */
export const Segmented = <Value extends string>(props: SegmentedProps<Value>) => {
  const { label, options, isSmall = false, isBlock = false, ...chosen } = props
  return (
    <AntSegmented<Value>
      {...chosen}
      aria-label={label}
      options={[...options]}
      size={isSmall ? 'small' : 'middle'}
      block={isBlock}
    />
  )
}
