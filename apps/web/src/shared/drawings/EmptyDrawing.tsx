/** What stands in the foreground of each scene; the ridge and the road behind it are the same everywhere. */
const scenes = {
  box: 'M62 60l18-8 18 8v20l-18 8-18-8ZM62 60l18 8 18-8M80 68v20M71 56l18 8',
  tags: 'M46 56h30a4 4 0 0 1 4 4v12a4 4 0 0 1-4 4H60l-8 8v-8h-6a4 4 0 0 1-4-4V60a4 4 0 0 1 4-4ZM54 66h14M88 64h26a4 4 0 0 1 4 4v10a4 4 0 0 1-4 4h-2v7l-8-7H88a4 4 0 0 1-4-4V68a4 4 0 0 1 4-4ZM94 73h14',
  truck:
    'M46 58h38v24H46ZM88 64h14l8 9v9H88ZM58 80a5 5 0 1 0 0 10 5 5 0 0 0 0-10ZM98 80a5 5 0 1 0 0 10 5 5 0 0 0 0-10Z',
  papers: 'M62 48h26l10 10v32H62ZM88 48v10h10M70 66h20M70 73h20M70 80h12',
  search: 'M76 50a15 15 0 1 0 0 30 15 15 0 0 0 0-30ZM87 76l14 13',
  people:
    'M70 54a7 7 0 1 0 0 14 7 7 0 0 0 0-14ZM56 89c1-9 6-14 14-14s13 5 14 14ZM92 58a6 6 0 1 0 0 12 6 6 0 0 0 0-12ZM89 77c9-2 15 4 16 12H90',
  signpost: 'M80 44v46M80 50h20l6 6-6 6H80M80 66H60l-6 6 6 6h20',
  rockfall: 'M56 89l4-13 12-3 8 7 1 9ZM80 89l5-16 13-2 9 9-2 9ZM70 68l5-9 9 1 3 7-6 6',
  pin: 'M80 90s17-16 17-29a17 17 0 0 0-34 0c0 13 17 29 17 29ZM80 55a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13Z',
} as const

export type EmptyDrawingName = keyof typeof scenes

/** Decorative scene of an empty or failed screen, in the product's colours. */
export const EmptyDrawing = ({ name }: { name: EmptyDrawingName }) => (
  <svg
    aria-hidden="true"
    focusable="false"
    width={176}
    height={110}
    viewBox="0 0 160 100"
    fill="none"
    strokeWidth="2"
    strokeLinecap="round"
    strokeLinejoin="round"
  >
    <path
      d="M8 90 42 38l13 16 21-30 20 30 10-12 46 48Z"
      fill="var(--color-primary-soft)"
      stroke="var(--color-border)"
    />
    <path d="M6 90h148" stroke="var(--color-border-strong)" />
    <path d={scenes[name]} fill="var(--color-surface)" stroke="var(--color-primary)" />
    <path d="M120 24a7 7 0 1 0 0 14 7 7 0 0 0 0-14Z" stroke="var(--color-accent)" />
  </svg>
)
