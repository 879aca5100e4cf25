import { encode } from 'uqr'

export interface QrProps {
  text: string
  label: string
}

/** One path; dark on light in either look, as cameras want it. */
export const QrDrawing = ({ text, label }: QrProps) => {
  const { data, size } = encode(text, { border: 3 })
  const path = data
    .flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join('')
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      width="100%"
      style={{ maxWidth: 300, background: '#fff', borderRadius: 8 }}
      shapeRendering="crispEdges"
    >
      <path d={path} fill="#000" />
    </svg>
  )
}
