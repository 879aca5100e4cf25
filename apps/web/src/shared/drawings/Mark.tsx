const markPath =
  'M.8 21 8.3 9.5l2.3 3L15.2 3 23.2 21H.8Z' +
  'M6.6 21c.3-3.9 9.6-3.5 9.6-6.4 0-2.1-3.3-2.3-2.6-5.6h1.5c-.2 2.3 4 2.9 4 5.9 0 3.7-6.7 2.9-7.3 6.1H6.6Z'

/** A road climbing a ridge: the product's sign, in the colour of the text around it. */
export const Mark = ({ sizePx = 28 }: { sizePx?: number }) => (
  <svg
    aria-hidden="true"
    focusable="false"
    width={sizePx}
    height={sizePx}
    viewBox="0 0 24 24"
    fill="currentColor"
  >
    <path fillRule="evenodd" d={markPath} />
  </svg>
)
